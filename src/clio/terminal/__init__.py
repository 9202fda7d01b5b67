"""Everything the command line shows: the playing session, the boards, the tables of the other commands."""
