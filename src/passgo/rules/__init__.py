"""The rulebook in code: one file a chapter, named as the books name it."""
