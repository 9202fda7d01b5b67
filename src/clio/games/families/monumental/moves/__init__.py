"""Questions that the games of the family ask alike. Each game brings its moves, with their numbers, and the clauses of
its rulebook; what it says in words is its own or that of `words`."""
