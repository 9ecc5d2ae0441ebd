# The page that an installed client shows where its server cannot be reached: plain texts, for nothing reads Fluent there.

offline-title = passgo’s server does not answer
offline-note = The table is kept where passgo runs. Once that machine is on and within reach, your game goes on here as it stood.
offline-again = Try again
