"""Those who come: guests, their names, their clients, what they are answered and what they say."""
