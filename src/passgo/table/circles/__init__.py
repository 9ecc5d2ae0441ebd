"""Circles: people who play with each other again and again, their evenings, and who may see them."""
