### Groups of friends: their page, their evenings, the screen for a television.

circles = Our evenings
circles-none = Do you play with the same people again and again? Start a group: it keeps your evenings, your records and your house rules, for its members alone.
circle-found = Start a group
circle-found-title = A group of friends
circle-found-note = You get a link for the others. Only members see the group, its tables and its games.
circle-name = Name of the group
circle-open = Open
circle-plays = playing now
circle-laid = This table is for { $name }. Nobody else can see it.
circle-laid-not = Not for the group
circle-summary = { $people ->
    [one] One person
   *[other] { $people } people
}, { $evenings ->
    [0] no evening yet
    [one] one evening
   *[other] { $evenings } evenings
}.
circle-go = Go to the table
circle-again = Play again with the same people
circle-first = Set up the first table
evening-now = This evening
circle-television = Show on television
evenings-none = No evening yet. Send the link to the others, then set up the first table.
evenings-later = The server can’t show this group just now. Reload the page in a moment.

evening-last = Last evening, { $date }
evening-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
evening-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
}
evening-ruined = ruined by { $by } in round { $round }
evening-absent = not there
evening-how = How it went

year-title = The year { $year }
year-evenings = Evenings
year-won = Won
year-course = Evening by evening
year-points = Points
year-note = One stroke an evening: full height for a win, shorter for the places behind, a dot for an evening away.
year-print = Print the year
years = Years
points-places = { $count ->
    [one] Only a win counts: { $points }.
   *[other] Points for the first places: { $points }.
}
points-worth = Everybody’s worth at the end counts.
points-by = { $name } chose this on { $date }.
points-at = Chosen on { $date }.
points-change = Change the points
points-title = What an evening counts
points-own = Points of your own
points-own-label = Points for the first place, the second, and so on
points-from = It counts from { $year } on; earlier years stay as they are.
points-save = Count like this

record-highest = Highest rent
record-highest-line = { $payer } to { $owner }, { $deed }, { $day }
record-shortest = Shortest game
record-shortest-line = { $name } won, { $day }
record-longest = Most rounds
record-longest-line = { $name } won, { $day }
record-ruin = Bankruptcies
record-ruin-line = { $by } ruined { $whom } most often

ahead-title = Head to head
ahead-note = Evenings in which the row finished ahead of the column.
ahead-two = { $one } ahead of { $other }: { $won ->
    [0] never
    [one] once
   *[other] { $won } times
}. { $other } ahead of { $one }: { $lost ->
    [0] never
    [one] once
   *[other] { $lost } times
}.
ahead-show = Show the table

traditions = Traditions
traditions-note = { $count ->
    [0] You played { $title } by the book. The next game starts the same way.
    [one] You played { $title } with one house rule. The next game starts the same way.
   *[other] You played { $title } with { $count } house rules. The next game starts the same way.
}

members = Members
member-remove = Remove
member-remove-sure = Remove { $name } from the group? They lose sight of everything in it, a bot plays on for them, and the link stops working.
member-remove-yes = Remove
circle-link = Link to the group
circle-link-note = Whoever opens this link joins the group. It is shown only now; you can make a new one at any time.
circle-link-message = Join “{ $name }”, our evenings on passgo:
circle-link-new = Make a new link
circle-link-new-note = Invite somebody: make a new link. The one before stops working.
circle-rename = Rename the group
circle-save = Save the evenings
circle-leave = Leave the group
circle-leave-sure = Leave the group? You lose sight of everything in it, and a bot plays on for you. Your results stay in its evenings; to take your name out as well, delete yourself from this server.
circle-leave-last = Leave the group? You are its last member: the group, its evenings and its games are deleted for good.
circle-leave-yes = Leave
circle-stay = Cancel

join-circle-title = Join a group
join-circle-note = Friends invite you to their evenings. They will see this name.
join-circle = Join the group

