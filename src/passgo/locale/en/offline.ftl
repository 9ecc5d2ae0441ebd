# The page that an installed client shows where its server cannot be reached: plain texts, for nothing reads Fluent there.

offline-title = Can’t reach the passgo server
offline-note = Your game is safe on the computer that runs passgo. As soon as it is back online, you’ll continue where you left off.
offline-again = Try again
