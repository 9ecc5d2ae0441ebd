"""`python -m passgo`."""

from passgo.cli import main

main()
