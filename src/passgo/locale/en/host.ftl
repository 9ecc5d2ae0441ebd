# What the host of a server reads on the terminal.

host-at = passgo is running at { $address }
host-at-elsewhere = On other devices of your network: { $address }
host-at-public = Friends open { $address }
host-shared = Anyone who has this address can reach this server, through { $program }, until you stop the server.
host-kept = Games are saved in { $folder }. Press Ctrl-C to stop the server; nothing is lost.
host-kept-away = Games are saved in the database. Press Ctrl-C to stop the server; nothing is lost.
host-port-taken = port { $port } is in use; using a free one instead
host-tunnel-opening = opening a tunnel with { $program }…
host-tunnel-ended = { $program } has closed the tunnel, so friends cannot reach this server; start it again with --share
host-no-descriptors = no file descriptors are left, so new connections must wait ({ $why }); raise the limit with `ulimit -n`
host-unnamed-proxy = requests come through a proxy at { $address } that no --proxy names, so everyone behind it shares the limits of one person; restart with --proxy { $address } if you trust it
host-silent-proxy = requests come from { $address }, which --proxy names, without X-Forwarded-For; set the proxy up to send it. Until then everyone behind it shares the limits of one person, and nobody counts as sitting at this machine
host-bot-failed = the bot of { $seat } failed: { $why }
host-bot-illegal = the bot of { $seat } chose { $move }, which is not legal
host-bot-silent = the bot of { $seat } had a decision to make and returned no move

host-edition-house = “{ $title }” has house rules: { $base ->
    [none] it follows no printed rulebook.
   *[other] it is not { $base } as printed; the lobby shows how it differs.
    }
host-edition-own = “{ $title }” is a custom edition: { $base ->
    [none] it follows no printed rulebook.
   *[other] it is not { $base } as printed; the lobby shows how it differs.
    }

## The server cannot start

host-did-not-begin = the server could not start: { $why }
host-not-built = the browser client is not built; ./play builds it
host-no-folder = { $folder }: { $why }
host-no-address = { $address }: { $why }
host-cannot-listen = cannot listen on { $address }, port { $port }: { $why }
host-no-public-url = --public-url { $url }: expected the address of a site, with no path, such as { $example }
host-no-proxy = --proxy { $proxy }: expected an address or a network, such as 10.0.0.0/8
host-mail-is-private = Mails name the address of this server; add --public-url
host-mail-options = --mail-server { $url } --mail-from { $sender }: expected smtps://NAME@HOST or smtp://NAME@HOST without a password, and a mail address
host-share-is-public = --share finds the public address itself; leave out { $option }
host-no-tunnel = --share: none of these programs is on this machine: { $programs }. Install one, or see docs/hosting.md for other ways
host-tunnel-failed = { $program } did not open a tunnel: { $why }
host-other-name = This server does not answer to this name yet. Ask its owner to start it again with { $option }
host-no-name = This server does not answer to this name. Use its address, or the name that its owner gave you.
host-other-page = Only pages of this server may do this.
host-too-many = Too many requests. Wait a moment and try again.
host-unreadable = The games cannot be read just now. The owner of the server finds the reason in its terminal.
host-running = passgo is already running with the games in { $folder }; stop it first, or choose another folder with --data
host-running-at = passgo is already running at { $where }, with the games in { $folder }; stop it first, or choose another folder with --data

## The store and its games

host-cannot-replay = the stored game { $game } cannot be continued: { $why }
host-cannot-replay-move = the stored game { $game } cannot be continued at move { $n }, “{ $move }”: { $why }
host-store-empty = { $place } was an empty file, so a new store begins in it. If it held games, stop the server and restore your backup
host-store-none = { $place }: no games are saved there
host-store-version = { $place } was written by another version of passgo (schema { $found }, not { $known })
host-store-foreign = { $place } has other moves at this point of the game: another program has written there
host-store-reread = a person was deleted, so a table was read again; requests made meanwhile did not count
host-store-full = { $place }: the disk is full or fails; free some space and try again ({ $cause })
host-store-readonly = { $place }: it cannot be written; check the permissions of the folder ({ $cause })
host-store-damaged = { $place }: the file is damaged; move it away to start with an empty one ({ $cause })
host-store-busy = { $place }: another program is using it ({ $cause })
host-store-unusable = { $place }: it cannot be used ({ $cause })
host-store-away = { $place }: the database cannot be reached ({ $cause })
host-store-served = { $place }: servers of another version use this database; stop them first
host-store-at-work = Servers use this database, or one died less than ten seconds ago; stop them first
host-store-address = { $address }: expected the address of a PostgreSQL database, as { $form }
host-store-driver = PostgreSQL needs the extra “postgres” of passgo

## The static build

static-no-sources = { $folder }: the sources of the browser client are not here; run this in a checkout of passgo
static-not-empty = { $folder } has other files in it; name a new folder, or one that this command has made
static-no-package = the package { $package } is not installed; ./play installs it
static-written = Written to { $folder }: { $megabytes } MB for a first visit. Any web server can offer it.
