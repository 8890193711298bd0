"""The engine: records, rules, chance, matches. It knows no game."""
