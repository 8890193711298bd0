"""How strong the bots are: a challenger at a table of rivals, measured and written down for docs/bots.md."""
