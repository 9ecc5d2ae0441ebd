### Les groupes d’amis : leur page, leurs soirées, l’écran pour un téléviseur.

circles = Nos soirées
circles-none = Vous jouez toujours avec les mêmes ? Formez un groupe : il garde vos soirées, vos records et vos règles maison, pour ses seuls membres.
circle-found = Former un groupe
circle-found-title = Un groupe d’amis
circle-found-note = Vous recevrez un lien pour les autres. Seuls les membres voient le groupe, ses tables et ses parties.
circle-name = Nom du groupe
circle-open = Ouvrir
circle-plays = en train de jouer
circle-laid = Cette table est pour { $name }. Personne d’autre ne la verra.
circle-laid-not = Pas pour le groupe
circle-summary = { $people ->
    [one] Une personne
   *[other] { $people } personnes
}, { $evenings ->
    [0] pas encore de soirée
    [one] une soirée
   *[other] { $evenings } soirées
}.
circle-go = Aller à la table
circle-again = Rejouer avec les mêmes
circle-first = Dresser la première table
evening-now = Cette soirée
circle-television = Montrer au téléviseur
evenings-none = Pas encore de soirée. Envoyez le lien aux autres, puis dressez la première table.
evenings-later = Le serveur ne peut pas montrer ce groupe en ce moment. Rechargez la page dans un instant.

evening-last = Dernière soirée, { $date }
evening-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
evening-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[other] huitième
}
evening-ruined = en faillite à cause { ELIDED("de", $by) }, tour de table { $round }
evening-absent = pas là
evening-how = Le résumé

year-title = L’année { $year }
year-evenings = Soirées
year-won = Gagnées
year-course = De soirée en soirée
year-points = Points
year-note = Un trait par soirée : toute la hauteur pour une victoire, moins pour les places suivantes, un point pour une absence.
year-print = Imprimer l’année
years = Années
points-places = { $count ->
    [one] Seule la victoire compte : { $points }.
   *[other] Points des premières places : { $points }.
}
points-worth = C’est la fortune de chacun à la fin qui compte.
points-by = Choix { ELIDED("de", $name) }, le { $date }.
points-at = Choisi le { $date }.
points-change = Changer les points
points-title = Ce que vaut une soirée
points-own = Vos propres points
points-own-label = Points de la première place, de la deuxième, et ainsi de suite
points-from = Cela compte à partir de { $year } ; les années précédentes ne changent pas.
points-save = Compter ainsi

record-highest = Plus fort loyer
record-highest-line = { ELIDED("de", $payer) } à { $owner }, { $deed }, { $day }
record-shortest = Partie la plus courte
record-shortest-line = victoire { ELIDED("de", $name) }, { $day }
record-longest = Le plus de tours de table
record-longest-line = victoire { ELIDED("de", $name) }, { $day }
record-ruin = Faillites
record-ruin-line = { $by } a le plus souvent ruiné { $whom }

ahead-title = Face à face
ahead-note = Soirées où la ligne a fini devant la colonne.
ahead-two = { $one } devant { $other } : { $won ->
    [0] jamais
    [one] une fois
   *[other] { $won } fois
}. { $other } devant { $one } : { $lost ->
    [0] jamais
    [one] une fois
   *[other] { $lost } fois
}.
ahead-show = Montrer le tableau

traditions = Traditions
traditions-note = { $count ->
    [0] Vous avez joué à { $title } selon le livre. La prochaine partie commencera de même.
    [one] Vous avez joué à { $title } avec une règle maison. La prochaine partie commencera de même.
   *[other] Vous avez joué à { $title } avec { $count } règles maison. La prochaine partie commencera de même.
}

members = Membres
member-remove = Exclure
member-remove-sure = Exclure { $name } du groupe ? Plus rien n’en sera visible pour cette personne, un robot jouera à sa place, et le lien ne servira plus.
member-remove-yes = Exclure
circle-link = Lien du groupe
circle-link-note = Ce lien fait entrer dans le groupe toute personne qui l’ouvre. Il n’est montré que maintenant ; vous pourrez en faire un nouveau à tout moment.
circle-link-message = Rejoignez « { $name } », nos soirées sur passgo :
circle-link-new = Faire un nouveau lien
circle-link-new-note = Invitez quelqu’un : faites un nouveau lien. Le précédent ne servira plus.
circle-rename = Renommer le groupe
circle-save = Enregistrer les soirées
circle-leave = Quitter le groupe
circle-leave-sure = Quitter le groupe ? Vous n’en verrez plus rien, et un robot jouera à votre place. Vos résultats restent dans ses soirées ; pour en ôter aussi votre nom, effacez-vous de ce serveur.
circle-leave-last = Quitter le groupe ? Vous en êtes le dernier membre : le groupe, ses soirées et ses parties seront effacés pour de bon.
circle-leave-yes = Quitter
circle-stay = Annuler

join-circle-title = Entrer dans un groupe
join-circle-note = Des amis vous invitent à leurs soirées. Ils verront ce nom.
join-circle = Entrer dans le groupe

