### Ce que la scène montre de ce qui vient de se passer, et combien de temps.

hold-goes-on = Suite dans { $seconds } s
hold-waits = En pause
hold-hold = Pause
hold-go-on = Continuer
key-space = Espace

pace = Vitesse
pace-slow = Lent
pace-table = Normal
pace-quick = Vite
pace-once = Immédiat

stamp-paid = PAYÉ
traded-title = Échange entre { $one } et { $other }.
stamp-sold = VENDU

rent-receipt = Quittance de loyer
rent-word = Loyer
rent-title-pays = Vous tombez chez { $owner }, sur { THE($deed) }.
rent-title-gets = { $payer } tombe chez vous, sur { THE($deed) }.
rent-title = { $payer } tombe chez { $owner }.
rent-asked = { $owner } a réclamé le loyer.
rent-asked-mine = Vous avez réclamé le loyer.
rent-owed = Il faut d’abord trouver l’argent.
rent-highest = Le plus fort loyer de la partie !

money-salary = Salaire
money-received = De la Banque
money-paid =
    { $rule ->
        [jail-exit-fine-before-roll] Amende
        [jail-exit-third-turn] Amende
       *[other] Paiement
    }
money-dividend = Dividende
money-pot-paid = Du Stationnement gratuit
money-title-salary = { $name } touche son salaire.
money-title-received = La Banque paie { $name }.
money-title-paid = { $name } paie { $to }.
money-title-dividend = { $name } touche un dividende.
money-title-pot-paid = { $name } ramasse la cagnotte du Stationnement gratuit.

sale-title =
    { $amount ->
        [1] Une affaire ! Adjugé à { $name }.
       *[other] Adjugé à { $name }.
    }
card-title = { $name } tire une carte.

### Le fil : un tour à mesure qu’il se joue. Un mot en capitales, puis le reste de la ligne.

wire-next = Puis { $names }.
wire-you = vous
wire-since = Depuis votre dernier tour
wire-before = Tour précédent
wire-to-act = À { $name } de jouer
wire-waits = attend { $name }

wire-threw-key = Lance
wire-moved-key = Va
wire-moved = { OF($origin) } { TO($target) }
wire-salary-key = Touche
wire-salary = le salaire
wire-bought-key = Achète
wire-bought = { $deed }
wire-declined-key = N’achète pas
wire-declined = { $deed } : aux enchères
wire-auction-won-key = Remporte
wire-auction-won = { $deed }, aux enchères
wire-paid-key = Paie
wire-paid = { $to }
wire-paid-rent = { $to }, pour { THE($deed) }
wire-received-key = Touche
wire-received = de la Banque
wire-drew-key = Tire
wire-drew = « { $card } »
wire-jailed-key = Va
wire-jailed = en prison, sans salaire
wire-built-key = Bâtit
wire-built = sur { THE($deed) }
wire-sold-building-key = Vend
wire-sold-building = un bâtiment sur { THE($deed) }
wire-mortgaged-key = Hypothèque
wire-mortgaged = { $deed }
wire-lifted-key = Lève l’hypothèque
wire-lifted = { $deed }

### Ce qui attend avant un lancer.

ahead = Où vous pourriez tomber
ahead-ways = chances sur { $ways }
ahead-in = { $ways } sur { $all }
ahead-rent = Loyer : { $ways } sur { $all }, en moyenne
ahead-no-rent = Aucun loyer à portée.
ahead-why-total = Les dés donnent { $total } dans { $ways } cas sur { $all } : { $percent } %.
ahead-why-ways = Cela arrive dans { $ways } cas sur { $all } : { $percent } %.
ahead-why-rent = { $owner } peut y réclamer { $rent }.
ahead-why-mean = La somme des loyers à portée, chacun multiplié par ses chances, comme si tous étaient réclamés.
ahead-yours = à vous
ahead-mortgaged = hypothéqué
ahead-nothing = –
ahead-card = une carte
ahead-to-jail = { corner-to-jail }
ahead-jail = prison : troisième double
ahead-stays = vous restez en prison
ahead-choice = vous choisissez la case
ahead-build = Vous pouvez bâtir
ahead-build-line = { $deed }, { building-a }, { $price }
and-more = et { $count } de plus

### Les sons, et ce qui les remplace.

shake = Secouer le téléphone pour lancer
sound = Son (M)
sound-volume = Volume
sound-captions = Sous-titres
cue-dice = les dés
cue-step = un pas
cue-go = passage par GO
cue-slip = une feuille
cue-note = des billets
cue-stamp = un tampon
cue-seal = un sceau
cue-rent-in = de l’argent entre
cue-rent-out = de l’argent sort
cue-great = un gros loyer
cue-bid = une mise
cue-gavel = le marteau
cue-sold = adjugé
cue-wire = le fil
cue-card = une carte
cue-jail = la porte de la cellule se ferme
cue-storm = une tempête
cue-turn = une cloche : à vous
cue-ruin = une faillite
cue-end = la fin

### La fin : comment la partie s’est jouée.

end-open = Le récit de la partie
end-title = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
end-so-far = La partie jusqu’ici
end-own-place = Vous finissez { $place }e sur { $of }.
end-costliest = { $persons ->
    [1] Votre choix le plus coûteux, au tour de table { $round } :
   *[other] Le choix le plus coûteux, au tour de table { $round } :
}
end-costliest-points = { $points } points de chance de gagner.
end-costliest-try = Essayer
end-board = Voir le plateau
end-hours = { $hours } h { $minutes }
end-minutes = { $minutes } min
end-last = dernière personne en jeu
end-count-by = au compte final
end-counting = Analyse de la partie…
end-worth = Les fortunes au fil de la partie
end-worth-note = argent, titres à leur prix, bâtiments à leur coût, moins les hypothèques ; par tour de table
end-figures = Voir en tableau
end-round = Tour de table
end-turned = Les tournants
end-turned-note = part { ELIDED("de", $name) } dans toutes les fortunes, en points de pourcentage
end-in-round = tour de table { $round }
end-count = Compte final
end-luck = chance aux dés
end-luck-note = chance aux dés : { $amount }
end-luck-how = À droite du trait : moins de loyer que la moyenne. À gauche : plus.
end-out = faillite au tour de table { $round }, à cause { ELIDED("de", $by) }
end-deeds = { $bought ->
    [one] { $bought } titre acheté
   *[other] { $bought } titres achetés
}, { $traded ->
    [one] { $traded } échangé
   *[other] { $traded } échangés
}
end-best = Meilleur titre
end-worst = Pire titre
end-deed = { $count ->
    [one] { $rents } de loyer, réclamé une fois, pour { $cost } d’achat et de bâtiments.
   *[other] { $rents } de loyer, réclamé { $count } fois, pour { $cost } d’achat et de bâtiments.
}
end-rents = Loyers : qui a payé qui
end-rents-note = Les lignes paient, les colonnes reçoivent.
end-highest = le plus fort : { $amount }, { ELIDED("de", $payer) } à { $owner }, { $deed }
end-share = Partager
end-picture = Enregistrer l’image

### Ce qu’on a manqué, revu pendant que la partie continue.

past-open = Résumé
past-earlier = Avant
past-later = Après
past-leave = Revenir à la partie
digest-none = Aucun changement.
digest-all = { $turns ->
    [1] Tout ce tour
    [2] Les deux tours
    [3] Les trois tours
   *[other] Les { $turns } tours
}

### Le registre : ce qu’on en lit.

filter = Filtrer le journal
filter-all = Tout
filter-mine = Moi
filter-money = Argent
filter-deeds = Titres
filter-offers = Échanges
filter-seat = { $name } seulement
filter-words = Chercher
filter-none = Aucune ligne ne répond à ce filtre.
record-below = { $count ->
    [one] Un nouveau tour plus bas
   *[other] { $count } nouveaux tours plus bas
}

### Les loyers qui ne seront pas payés, les groupes complets.

stamp-lapsed = NON RÉCLAMÉ
stamp-waived = RENONCÉ
unpaid-title-lapsed = { $owner } n’a pas réclamé à temps.
unpaid-title-waived = { $owner } renonce au loyer.
unpaid-note = { $lander } ne doit rien.
announce-whole = { $name } complète le groupe : { $group } !
announce-whole-yours = Tout le groupe est à vous : { $group } !
whole-before = avant
whole-now = désormais
whole-complete = complet
whole-build = Bâtir : { $group }
odds = Montrer où vous pourriez tomber avant de lancer
