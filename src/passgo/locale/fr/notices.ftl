### Ce qu’apprend une personne dont la page est fermée : une phrase, avec la table et ce qui l’y attend.

notice =
    Table { $code }{ $hosted ->
        [yes] { " " }({ $host })
       *[no] { "" }
    } : { $what ->
        [rolloff] lancez les dés pour savoir qui commence.
        [throw] c’est à vous de lancer les dés.
        [jail] vous êtes en prison, et c’est à vous de jouer.
        [buy] la propriété de votre case est à vendre.
        [auction] on attend votre enchère.
        [debt] vous devez plus que vos liquidités.
        [offered] { $who } vous propose un échange.
        [rent-open] { $who } est chez vous. Demandez le loyer.
        [over] la partie est finie. Victoire de { $who }.
        [given-up] la partie est finie.
       *[other] la partie attend votre décision.
    }
