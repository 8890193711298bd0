"""Many matches between bots: tournaments with ratings, and what the games are like."""
