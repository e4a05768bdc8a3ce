"""The contract between rules and everything that plays, shows, records or simulates them."""
