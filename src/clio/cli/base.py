"""What all commands share: the program itself, and options that several of them have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from clio.messages import LANGUAGES
from clio.terminal.speaking import Argument, Group, OneOf, Option, Setting, Whole


F = TypeVar("F", bound=Callable[..., Any])
Decorator = Callable[[F], F]


def option(*names: str, help: str, **more: Any) -> Decorator[Any]:
    return click.option(*names, cls=Option, help=help, **more)


def argument(name: str, metavar: str, **more: Any) -> Decorator[Any]:
    return click.argument(name, cls=Argument, metavar=metavar, **more)


lang_option = option("--lang", type=OneOf(*LANGUAGES), help="cli.lang", expose_value=False)
game_argument = argument("game", "cli.metavar.game")
json_option = option("--json", "as_json", is_flag=True, help="cli.json")
settings_option = option(
    "--option", "settings", type=Setting(), multiple=True, metavar="cli.metavar.setting", help="cli.setting"
)
preset_option = option("--preset", metavar="cli.metavar.preset", help="cli.preset")
jobs_option = option("--jobs", type=Whole(1), default=1, help="cli.jobs")
cluster_option = option("--cluster", metavar="cli.metavar.address", help="cli.cluster")
seed_option = option("--seed", metavar="cli.metavar.seed", default="1", help="cli.lab_seed")


@click.group(cls=Group, help="cli.about", invoke_without_command=True)
@option("--version", is_flag=True, help="cli.version")
@lang_option
@click.pass_context
def main(ctx: click.Context, version: bool) -> None:
    """Clio plays civilization board games by the book."""
    if version:
        from clio import __version__

        click.echo(f"clio {__version__}")
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
