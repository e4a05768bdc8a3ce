"""One package for each family of games; they never import each other."""
