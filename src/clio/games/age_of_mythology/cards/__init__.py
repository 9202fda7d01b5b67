"""Every card, unit, building and tile, declared in the order of their numbers."""

from clio.games.age_of_mythology.cards import tiles as tiles  # isort: skip
from clio.games.age_of_mythology.cards import buildings as buildings  # isort: skip
from clio.games.age_of_mythology.cards import units as units  # isort: skip
from clio.games.age_of_mythology.cards import actions as actions  # isort: skip
from clio.games.age_of_mythology.cards import gods as gods  # isort: skip
