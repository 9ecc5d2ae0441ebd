# The characters: bots with a name, a face and a temperament. What they do is measured (docs/opponents.md).

bot-character = { $kind }, { $level }
bot-called = { $name }, { $level }
characters-title = Six qui aiment jouer
characters-who = Choisissez qui s’assied
characters-change = Qui joue à la place de { $name } ?
characters-strength = gagne { $share } % ({ $low } à { $high }) comme { $level }
characters-says = « { $words } »
characters-note = Des parties à une table avec trois façons de jouer des gens ; un quart serait l’équilibre. Les intervalles valent dans 95 cas sur 100.

character-marguerite = patiente
character-marguerite-note = Achète presque tout aux enchères, et garde plus d’argent que les autres.
character-marguerite-says = J’ai toute la soirée.
phrase-marguerite-group = C’est venu à moi, à la fin.
phrase-marguerite-rent = Je l’avais mis de côté.
phrase-marguerite-won = Je n’étais pas pressée.

character-quill = collectionneur
character-quill-note = Accepte deux offres sur trois, et paie jusqu’à trois fois le prix le dernier titre d’un groupe.
character-quill-says = Il en manque un. Il en manque toujours un.
phrase-quill-group = La page est complète.
phrase-quill-rent = Je garde le reçu.
phrase-quill-won = L’album est plein.

character-theo = flambeur
character-theo-note = Enchérit bien au-dessus du prix, et bâtit avec son dernier billet.
character-theo-says = La monnaie ? Pour quoi faire ?
phrase-theo-group = Je le sentais bien, aujourd’hui.
phrase-theo-rent = Vite gagné, vite payé.
phrase-theo-won = On recommence ?

character-odile = bâtisseuse
character-odile-note = Bâtit avec tout son argent, un tiers de plus que les autres aux premiers tours.
character-odile-says = Le troisième étage paie les deux autres.
phrase-odile-group = Qu’on m’apporte des briques !
phrase-odile-rent = J’allais bâtir avec ça.
phrase-odile-won = Et tout tient encore debout.

character-barnaby = avare
character-barnaby-note = N’accepte aucune offre, bâtit tard, et garde son argent en main.
character-barnaby-says = Non.
phrase-barnaby-group = On ne me le demandera plus.
phrase-barnaby-rent = J’ai compté deux fois.
phrase-barnaby-won = J’ai gardé ce que j’avais.

character-sable = marchande
character-sable-note = Accepte neuf offres sur dix, et demande le dernier titre de chaque groupe.
character-sable-says = Tout a un prix. Demandez.
phrase-sable-group = Un plaisir de faire affaire.
phrase-sable-rent = L’argent circule : il est fait pour ça.
phrase-sable-won = Rien que des prix honnêtes.
