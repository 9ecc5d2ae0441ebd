# What the host of a server reads on the terminal.

host-at = passgo is at { $address }
host-at-elsewhere = On other machines of your network it is at { $address }
host-at-public = Friends open { $address }
host-kept = Games are kept in { $folder }. Ctrl-C ends the server, and loses nothing.
host-kept-away = Games are kept in the database. Ctrl-C ends the server, and loses nothing.
host-port-taken = port { $port } is taken; taking a free one
host-no-descriptors = no descriptors are left, so newcomers wait ({ $why }); raise the limit with `ulimit -n`
host-unnamed-proxy = requests come through a proxy at { $address } that no --proxy names, so all people behind it share the limits of one
host-silent-proxy = requests come from { $address }, which --proxy names, without X-Forwarded-For: set the proxy up to send it. Until then all who come from there share the limits of one, and nobody counts as sitting at this machine
host-bot-failed = the bot of { $seat } does not play: { $why }
host-bot-illegal = the bot of { $seat } chose { $move }, which is not legal
host-bot-silent = the bot of { $seat } had to decide, and gave no move

host-edition-house = “{ $title }” has house rules: { $base ->
    [none] from no printed book.
   *[other] not { $base } as printed; the lobby tells how it differs.
    }
host-edition-own = “{ $title }” is an edition of your own: { $base ->
    [none] from no printed book.
   *[other] not { $base } as printed; the lobby tells how it differs.
    }

## The server cannot start

host-did-not-begin = the server did not begin: { $why }
host-not-built = the browser client is not built; ./play builds it
host-no-folder = { $folder }: { $why }
host-no-address = { $address }: { $why }
host-cannot-listen = cannot listen on { $address }, port { $port }: { $why }
host-no-public-url = --public-url { $url }: expected the address of a site, with no path, such as { $example }
host-no-proxy = --proxy { $proxy }: expected an address or a network, such as 10.0.0.0/8
host-other-name = This server does not answer to this name yet. Whoever runs it starts it again with { $option }
host-no-name = This server does not answer to this name. Use its address, or the name that it is served under.
host-other-page = This is only for pages of this server.
host-too-many = Too many requests. Wait a moment.
host-unreadable = The games cannot be read just now. Whoever runs the server can see why there.
host-running = the table is running already, with the games in { $folder }; end it first, or choose another folder with --data
host-running-at = the table is running already at { $where }, with the games in { $folder }; end it first, or choose another folder with --data

## The store, and what stands in it

host-cannot-replay = the stored game { $game } cannot be continued: { $why }
host-cannot-replay-move = the stored game { $game } cannot be continued at move { $n }, “{ $move }”: { $why }
host-store-empty = { $place } was an empty file; a new store begins in it. If it held games, end the server and restore your copy
host-store-none = { $place }: no games are kept there
host-store-version = { $place } was written by another version of passgo (schema { $found }, not { $known })
host-store-foreign = { $place } holds other moves in this place of the game: somebody else wrote there
host-store-reread = somebody was deleted, so a table is read again; what was asked there meanwhile did not count
host-store-full = { $place }: the disk is full or fails; free some space and try again ({ $cause })
host-store-readonly = { $place }: it cannot be written; check the rights of the folder ({ $cause })
host-store-damaged = { $place }: the file is damaged; move it away to begin with an empty one ({ $cause })
host-store-busy = { $place }: another program is using it ({ $cause })
host-store-unusable = { $place }: it cannot be used ({ $cause })
host-store-away = { $place }: the database cannot be reached ({ $cause })
host-store-served = { $place }: servers of another version work with this database; end them first
host-store-at-work = Servers work with this database, or died less than ten seconds ago; end them first
host-store-address = { $address }: expected the address of a PostgreSQL database, as { $form }
host-store-driver = PostgreSQL needs the extra “postgres” of passgo
