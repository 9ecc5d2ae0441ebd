### Ce que `passgo edition` dit des livrets, au terminal. Les noms des valeurs et leurs notes sont ceux des fichiers.

report-name = nom
report-title = titre
report-year = année
report-players = joueurs
report-rules = règles
report-added = à ajouter avec un + : { $names }
report-house = règles maison
report-knob = réglage
report-value = valeur
report-source = source
report-confidence = certitude
report-from = d’après
report-file = fichier
report-note = note
report-space = case
report-group = groupe
report-price = prix
report-loan = valeur hypothécaire
report-building = bâtiment
report-rents = loyers
report-count = combien
report-printed = ce qui est imprimé
report-piece = pièce
report-deck = paquet
report-card = carte
report-is-verified = vérifié
report-is-likely = probable
report-is-assumption = hypothèse
report-dice = les dés
report-tax = { space-tax-choice }
report-share = { $par } : { $dividends }
report-scale = { $cards } : { $pays }
report-between = {" ; "}
report-meaning = ce que c’est
report-heading = règle, titre dans le livret
report-says = ce qu’elle dit
report-functions = programmée dans
report-scenario = scénario
report-ruling = notre règle
report-missing = manque
report-alike = Il n’y a aucune différence.
report-folder = scénarios dans { $folder }
report-total = { $rules } règles, { $functions } avec une fonction
report-total-shown = { $rules } règles, { $functions } avec une fonction, { $scenarios } avec un scénario

# Stored games
report-games-no = nº
report-games-begun = commencée
report-games-moves = coups
report-games-seen = dernier coup
report-games-edition = édition
report-games-none = Aucune partie n’est enregistrée dans { $folder }.
report-games-empty = { $file } est un fichier vide, et ne garde aucune partie. Il reste tel quel ; s’il en gardait, remettez votre copie à sa place.
report-games-saved = { $file } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
report-games-unreplayed = Elle ne peut pas être rejouée avec les règles actuelles : { $why }
report-games-damaged = le fichier est abîmé : { $fault }
report-games-changed = { $table }, ligne { $row } : elle n’est plus telle qu’elle a été enregistrée
report-games-marker = { $table } : une seule ligne était attendue, qui dit { $expected }
report-games-unsound = partie { $no } : { $why }
report-games-unplayed = { $why }
report-games-missing = { $table }, ligne { $row } : absente
report-games-gap = { $table }, ligne { $n } : elle manque au journal
report-games-surplus = { $table }, ligne { $n } : rien du journal n’a sa place là
report-games-shrinks = { $table }, ligne { $n } : le journal est plus court après qu’avant
report-games-no-seed = { $table }, ligne { $n } : la graine du serveur pour les dés manque
report-games-wrong-seed = { $table }, ligne { $n } : ce n’est pas la graine à laquelle le serveur s’était engagé
report-games-wrong-seed-of-seat = { $table } : la graine de { $seat } à l’essai { $n } n’est pas celle de son engagement
report-games-wrong-seat = { $table }, ligne { $n } : elle est enregistrée pour la place { $seat }, alors que la place { $expected } a joué
report-games-wrong-chance = { $table }, ligne { $n } : « { $text } » ne découle pas des graines des dés
report-games-no-listing = { $table } : sa ligne manque, et personne ne peut retrouver la table
report-games-wrong-listing = { $table } : { $field } ne découle pas du journal
report-games-checked = { $games } { $games ->
    [one] partie
   *[other] parties
    }, { $moves } { $moves ->
    [one] coup
   *[other] coups
    } : { $faults ->
    [0] aucun défaut
    [1] un défaut
   *[other] { $faults } défauts
    }
report-games-copied = Copie écrite dans { $file }.
report-games-forgotten = { $games ->
    [0] Aucune partie retirée
    [1] Une partie retirée
   *[other] { $games } parties retirées
    } : rien ne s’y passait plus depuis { $days ->
    [1] un jour
   *[other] { $days } jours
    }.
report-games-erased = { $name } n’est plus dans { $games ->
    [1] la partie
   *[other] les { $games } parties
    } où figurait ce nom ; les coups restent.
report-games-nobody = Dans la partie { $number }, personne ne s’appelle « { $name } » ; il y a : { $people }.
report-games-unknown = Aucune partie ne porte le numéro { $number } ; `passgo games` en donne la liste.

# A board of one's own, begun with `passgo edition new`
report-new-title = Le nom de votre édition
report-new-written = { $file } est écrit. Enlevez le # d’une ligne pour changer ce qu’elle dit, puis :
    passgo edition check { $file }
    passgo play --edition { $file }
report-new-head = Une édition à vous. Tout ce que ce fichier ne dit pas est comme dans { $base }.
    Enlevez le # d’une ligne pour changer ce qu’elle dit ; les autres identifiants : passgo edition show { $base }
report-new-changed = Une édition à vous. Tout ce que ce fichier ne dit pas est comme dans { $base }.
report-new-house = Pour un fichier qui contient des règles maison : la table le dira.
report-new-knobs = Règles maison et montants ; tout ce qui se règle : docs/knobs.md
report-new-deeds = Noms, prix (l’hypothèque en est la moitié) et loyers : terrain nu, puis bâtiment après bâtiment
report-new-street = Rue du Port
report-new-cards = Ce qu’une carte dit et fait
