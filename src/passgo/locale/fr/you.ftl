### La page de chacun : ses parties, la qualité de son jeu, et la part du hasard.

you-title = Vous
you-summary = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } depuis le { $since }, { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    }, { $reviewed ->
        [0] aucune analysée
        [one] une analysée
       *[other] { $reviewed } analysées
    }.
you-kept-here = Gardé dans ce navigateur seulement.
you-kept-there = Gardé sur ce serveur ; personne d’autre ne le voit.
you-take = Emporter le tout
you-import = Importer des parties
you-import-note = Un fichier qu’« Emporter le tout » a enregistré ailleurs.
you-imported = { $count ->
        [0] Toutes les parties de ce fichier étaient déjà là.
        [one] Une partie importée ; ce navigateur la garde.
       *[other] { $count } parties importées ; ce navigateur les garde.
    }
you-imported-unkept = { $count ->
        [0] Il n’y a rien de nouveau dans ce fichier.
        [one] Une partie importée, jusqu’à la fermeture de cette page : ce navigateur ne peut pas la garder.
       *[other] { $count } parties importées, jusqu’à la fermeture de cette page : ce navigateur ne peut pas les garder.
    }
you-unreadable = Rien n’a été importé : ce n’est pas un fichier de « Emporter le tout » ({ $why }).
you-from-files = { $count ->
        [one] Une partie vient d’un fichier, gardée dans ce navigateur.
       *[other] { $count } parties viennent de fichiers, gardées dans ce navigateur.
    }
you-drop-files = Retirer
you-kept-unreadable = Les parties venues de fichiers que garde ce navigateur ne se lisent pas ({ $why }).
you-empty = Votre première partie trace le premier point.
you-empty-note = Dès qu’une partie est finie et analysée, cette page montre comment vous avez joué, et quelle fut la part du hasard.
you-performance-what = millièmes de victoire perdus par décision ; moins, c’est mieux
you-performance-key = points : une partie, pleins : gagnée ; ligne : les dix dernières, avec un intervalle à 95 %
you-performance-few = La ligne commence à { $least } parties analysées.
you-performance-none = Aucune partie n’est encore analysée. Regardez l’analyse de l’une d’elles plus bas.
you-performance-label = Performance sur { $count ->
        [one] une partie analysée
       *[other] { $count } parties analysées
    }
you-dot = { $date }, { $place } : { $lost }
you-parts = En moyenne, par partie : jeu { $skill } ± { $skillReach }, hasard { $luck } ± { $luckReach } points.
you-table = Les parties en tableau
you-table-date = jour
you-table-place = place
you-table-lost = perdu par décision, ‰
you-table-recent = les dix dernières
you-against = Contre qui
you-against-note = ont fini derrière vous
you-persons = personnes
you-behind = { $behind } sur { $met }
you-last = Vos dernières parties
you-last-note = résultat = jeu + hasard, en points
you-place = { $place ->
        [1] gagnée
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[8] huitième
    }
you-place-of = { you-place } sur { $players }
you-unreviewed = pas encore analysée
you-sum = { $result } = { $skill } { $luck }
you-sum-read = résultat { $result }, jeu { $skill }, hasard { $luck } points
you-editions = Par édition
you-editions-note = gagnées, sur toutes ; perdu par décision
you-won = { $won } sur { $games }
you-kinds-note = points de probabilité de gagner, par partie
you-weakest = { $kind } : ce qui vous coûte le plus, { $points } par partie. Commencez par là.
you-weakest-none = Rien ne ressort. Jouez.
you-delete = Pour tout effacer, appuyez sur votre nom à la première page.
