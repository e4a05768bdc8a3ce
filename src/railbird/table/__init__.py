"""Live tables: a log that loses nothing, dice that can be checked, bots, clocks and the messages that seats get."""
