"""The modules that every server has read before it begins: named in `nursery`, and run there once."""

from passgo.editions import read_all

read_all()
