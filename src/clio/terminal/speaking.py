"""click in the reader's language: help, usage and errors come from the message files, chosen when they are shown."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import click

from clio.engine.errors import ClioError, nearest
from clio.games import ids
from clio.messages import LANGUAGES, default_language, say
from clio.terminal.trouble import FileTrouble, Trouble, harmless, not_installed

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def language_of(args: Sequence[str]) -> str:
    """The language asked for anywhere on the line (help needs it before the line is read); else the machine's."""
    for n, word in enumerate(args):
        wanted = word[7:] if word.startswith("--lang=") else args[n + 1] if word == "--lang" and args[n + 1:] else ""
        if wanted in LANGUAGES:
            return wanted
    return default_language()


def spoken(ctx: click.Context | None) -> str:
    return ctx.obj if ctx is not None and isinstance(ctx.obj, str) else default_language()


def told(key: str, lang: str) -> str:
    """A text of help; its place {games} lists the games there are."""
    return say(key, lang, games=", ".join(ids()))


# ---------------------------------------------------------------- values
class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "|".join(self.words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        word = str(value).lower()
        if word not in self.words:
            raise Trouble("bad_word", value=str(value)[:80], what=called(param), good=", ".join(self.words))
        return word


class Whole(click.ParamType[int]):
    """A whole number of at least `least`."""

    name = "number"

    def __init__(self, least: int) -> None:
        self.least = least

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            raise Trouble("bad_number", value=str(value)[:80], what=called(param), least=self.least)
        return number


class Setting(click.ParamType[tuple[str, Any]]):
    """name=value; several values with commas between."""

    name = "setting"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, Any]:
        if isinstance(value, tuple):
            return value
        name, sign, words = str(value).partition("=")
        if not sign or not name.strip():
            raise Trouble("bad_setting", value=str(value)[:80])
        parts = [word.strip() for word in words.split(",")]
        return name.strip().replace("-", "_"), parts if len(parts) > 1 else parts[0]


def called(param: click.Parameter | None) -> str:
    """A parameter as its user knows it: the longest of its names."""
    return "" if param is None else max([*param.opts, param.name or ""], key=len)


# ---------------------------------------------------------------- options, arguments, commands
class Option(click.Option):
    """`help` and `metavar` are keys of the message files (a metavar without a dot is taken as it is)."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return None if record is None else (record[0], told(self.help or "cli.help", spoken(ctx)))

    def make_metavar(self, ctx: click.Context) -> str:
        if self.metavar and "." in self.metavar:
            return say(self.metavar, spoken(ctx))
        return super().make_metavar(ctx)


class Argument(click.Argument):
    """`metavar` is a key of the message files."""

    def make_metavar(self, ctx: click.Context) -> str:
        name = say(self.metavar or "", spoken(ctx)) if self.metavar else self.name.upper()
        return name if self.required else f"[{name}]"


class _Spoken(click.Command):
    """What commands and groups share. `help` is a key of the message files; the first line is the short help."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = say("cli.help", spoken(ctx))
        return found

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        lang = spoken(ctx)
        self.options_metavar = say("cli.metavar.options", lang)
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), say("cli.usage", lang) + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(told(self.help or "", spoken(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [p.get_help_record(ctx) for p in self.get_params(ctx) if isinstance(p, click.Option)]
        with formatter.section(say("cli.options", spoken(ctx))):
            formatter.write_dl([record for record in records if record is not None])


class Command(_Spoken):
    """A command that says in a sentence which words on its line are too many."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.allow_extra_args = True

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise Trouble("extra_words", words=" ".join(ctx.args)[:80], command=ctx.command_path)
        return super().invoke(ctx)


class Group(_Spoken, click.Group):
    """The program: commands in the order they were written, every error a sentence."""

    command_class = Command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        lang = spoken(ctx)
        rows = [(name, told(command.help or "", lang).split("\n\n")[0]) for name, command in self.commands.items()]
        with formatter.section(say("cli.commands", lang)):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = say("cli.metavar.command", spoken(ctx))
        return super().collect_usage_pieces(ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            if args[0].startswith("-"):
                raise click.NoSuchOption(args[0], ctx=ctx)
            if near := nearest(args[0], self.commands):
                raise Trouble("no_command", command=args[0][:80], near=near)
            raise Trouble("no_command_list", command=args[0][:80], good=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any) -> NoReturn:
        """Run, and leave with an exit code: 0 done, 1 the thing asked about failed, 2 bad input, 130 Ctrl-C."""
        line = list(sys.argv[1:] if args is None else args)
        lang = language_of(line)
        extra |= {"standalone_mode": False, "obj": lang}
        run: Callable[..., Any] = super().main
        sys.exit(guarded(lambda: run(line, "clio", **extra), lang))


def guarded(run: Callable[[], Any], lang: str) -> int:
    """The one place where errors become sentences on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that cannot be read or shown is no reason to stop
    try:
        code = run()
        return code if isinstance(code, int) else OK
    except ClioError as e:
        return complain(e.text(lang))
    except click.ClickException as e:
        return complain(usage_sentence(e, lang))
    except (KeyboardInterrupt, EOFError, click.Abort):
        complain(say("cli.interrupted", lang))
        return INTERRUPTED
    except BrokenPipeError:
        return OK  # the reader of our output has seen enough
    except OSError as e:
        return complain(FileTrouble(e).text(lang))
    except Exception as e:
        trouble = not_installed(e) if isinstance(e, ModuleNotFoundError) else None
        if trouble is not None:
            return complain(trouble.text(lang))
        if os.environ.get("CLIO_DEBUG"):
            raise
        complain(say("error.bug", lang, what=f"{type(e).__name__}: {e}"))
        return FAILED


def complain(sentence: str) -> int:
    click.echo(harmless(sentence), err=True)
    return BAD_INPUT


def usage_sentence(e: click.ClickException, lang: str) -> str:
    """What click finds wrong, in our words."""
    ctx = e.ctx if isinstance(e, click.UsageError) else None
    path = ctx.command_path if ctx is not None else "clio"
    if isinstance(e, click.NoSuchOption):
        near = ", ".join(e.possibilities or ())
        key = "error.no_option_near" if near else "error.no_option"
        return say(key, lang, option=e.option_name, near=near, command=path)
    if isinstance(e, click.MissingParameter) and e.param is not None:
        if e.param.name == "game":
            return say("error.missing_game", lang, good=", ".join(ids()), command=path)
        shown = e.param.make_metavar(ctx) if ctx is not None and isinstance(e.param, Argument) else called(e.param)
        return say("error.missing_word", lang, what=shown, command=path)
    if isinstance(e, click.BadOptionUsage):
        return say("error.option_usage", lang, option=e.option_name, command=path)
    return say("error.usage", lang, why=e.format_message(), command=path)
