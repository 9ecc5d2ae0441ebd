### A person's own page: their games, how well they play, and what was luck.

you-title = You
you-summary = { $games ->
        [one] One game
       *[other] { $games } games
    } since { $since }, { $won } won, { $reviewed } reviewed.
you-kept-here = Kept in this browser only.
you-kept-there = Kept on this server; only you see it.
you-take = Take it with you
you-import = Import games
you-import-note = A file that “Take it with you” saved in another place.
you-imported = { $count ->
        [0] Every game of this file was here already.
        [one] One game imported. This browser keeps it.
       *[other] { $count } games imported. This browser keeps them.
    }
you-imported-unkept = { $count ->
        [0] Nothing in this file is new.
        [one] One game imported, until you close this page: this browser can’t keep it.
       *[other] { $count } games imported, until you close this page: this browser can’t keep them.
    }
you-unreadable = Nothing was imported: this is not a file that “Take it with you” saves ({ $why }).
you-from-files = { $count ->
        [one] One game is from a file, kept in this browser.
       *[other] { $count } games are from files, kept in this browser.
    }
you-drop-files = Remove
you-kept-unreadable = The games from files that this browser keeps can’t be read ({ $why }).
you-empty = Your first game draws the first dot.
you-empty-note = Once a game is over and reviewed, this page shows how well you played and how much was luck.
you-performance-what = thousandths of a win lost a decision; less is better
you-performance-key = dots: one game, filled: won; line: the last ten, with a 95% interval
you-performance-few = The line begins with { $least } reviewed games.
you-performance-none = No game is reviewed yet. Look at the review of one below.
you-performance-label = Performance over { $count ->
        [one] one reviewed game
       *[other] { $count } reviewed games
    }
you-dot = { $date }, { $place }: { $lost }
you-parts = On average a game: skill { $skill } ± { $skillReach }, luck { $luck } ± { $luckReach } points.
you-table = The games as a table
you-table-date = day
you-table-place = place
you-table-lost = lost a decision, ‰
you-table-recent = the last ten
you-against = Against whom
you-against-note = finished behind you
you-persons = people
you-behind = { $behind } of { $met }
you-last = Your last games
you-last-note = result = skill + luck, in points
you-place = { $place ->
        [1] won
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    }
you-place-of = { you-place } of { $players }
you-unreviewed = not reviewed yet
you-sum = { $result } = { $skill } { $luck }
you-sum-read = result { $result }, skill { $skill }, luck { $luck } points
you-editions = By edition
you-editions-note = won, of all; lost a decision
you-won = { $won } of { $games }
you-kinds-note = points of winning chances, a game
you-weakest = { $kind } costs you most, { $points } a game. Begin there.
you-weakest-none = Nothing stands out. Play.
you-delete = To delete all of it, press your name on the first page.
