"""The contract, run on every game found."""
