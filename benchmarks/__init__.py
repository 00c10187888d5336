"""Every figure beside its peer, measured in the same run."""
