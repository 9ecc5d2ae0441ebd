### Les personnes avec qui vous avez joué, sur votre page.

friends-title = Avec qui
friends-note = parties que vous avez jouées tous deux jusqu’au bout
friends-ahead = { $ahead } devant, { $behind } derrière, sur { $games }
friends-both = Perdu par décision, en millièmes de victoire : vous { $mine }, { $name } { $theirs }.
friends-mine = Vous avez perdu { $mine } millièmes de victoire par décision.
friends-few = Votre jeu à tous deux se compare à partir de { $least } parties analysées.
friends-ask = Proposer de comparer votre jeu
friends-asked = Vous avez proposé de comparer votre jeu ; { $name } n’a pas encore répondu.
friends-asks = { $name } propose de comparer votre jeu à tous deux.
friends-agree = Accepter
friends-refuse = Refuser
friends-refused = { $name } ne souhaite pas comparer.
friends-you-refused = Vous ne comparez pas votre jeu à celui de { $name }.
friends-withdraw = Retirer la proposition
friends-stop = Ne plus comparer
friends-games = { $games ->
        [one] La partie
       *[other] Les { $games } parties
    }
friends-edition = édition
friends-you = vous
friends-what = La fin de ces parties, vous la connaissez tous deux. Si vous êtes d’accord l’un et l’autre, chacun voit aussi la performance de l’autre dans ces parties, et rien de plus. Chacun peut y mettre fin ici.
