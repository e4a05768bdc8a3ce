"""Railbird against other engines, measured in the same run on one core: `python -m bench` from the root of the project."""
