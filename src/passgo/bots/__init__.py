"""Players that are programs: each a plain function over the state, run interpreted or compiled alike."""
