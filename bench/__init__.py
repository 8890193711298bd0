"""The benchmark: this engine and its peers side by side in one run."""
