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
        [undo] { $who } demande à annuler un coup.
        [vote] un vote est ouvert sur la place de { $who }.
        [over] la partie est finie. Victoire de { $who }.
        [given-up] la partie est finie.
       *[other] la partie attend votre décision.
    }
notice-to = Pour { $name } · { $words }
webhook-hello = Les avis de la table { $code } arriveront ici.
mail-confirm-subject = Confirmez votre adresse pour passgo
mail-confirm =
    Quelqu’un, sans doute vous, voudrait que passgo écrive à cette adresse quand une partie l’attend.

    Pour confirmer, ouvrez ce lien dans les vingt-quatre heures :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre adresse sera oubliée.
mail-foot =
    Vous recevez ces courriels parce que vous avez confirmé cette adresse. Pour ne plus les recevoir :
    { $link }
