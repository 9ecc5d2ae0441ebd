### L’aide : les règles du livret dans nos mots, les touches, la première partie.

help = Aide
help-rules = Règles de cette édition
help-keys = Touches
help-keys-note = Chaque bouton montre sa touche. N’importe quelle touche passe les dés et la marche du pion. Tab mène au plateau, et les flèches en font le tour.
help-search = Chercher dans les règles
help-count =
    { $count ->
        [0] rien trouvé
        [one] 1 règle
       *[other] { $count } règles
    }
rule-printed = Dans le livret : { $heading }
key-throw = lancer les dés
key-buy = acheter ; aux enchères, miser la plus petite somme affichée
key-auction = mettre aux enchères
key-pass = se retirer des enchères
key-claim = réclamer le premier loyer de la liste
key-fine = payer l’amende ; payer l’impôt fixe
key-share = payer le pourcentage de sa fortune
key-card = utiliser la carte de sortie de prison
key-want = choisir combien de bâtiments vous voulez
key-mortgage = conserver une hypothèque reçue avec un titre, ou la lever
key-deeds = mes titres
key-papers = mes objets
key-trade = échanger
key-compare = et si : comparer les réponses, si la table l’a convenu
key-answer = accepter l’offre, ou la refuser
key-half = payer la moitié d’un loyer en propriétés ; donner les titres choisis
key-ways = choisir par où aller ; choisir où frappe la tempête
key-hold = pause
key-go-on = continuer
key-past = résumé de ce qui vient de se passer
key-sound = son
key-help = cette page
key-close = fermer ce qui est ouvert

## Les étiquettes d’une première partie

tag-throw = Votre premier lancer ! Le tableau montre où mène chaque lancer, et ce qui vous y attend.
tag-buy = Achetez-la à son prix. Sinon elle part aussitôt aux enchères, et vous pouvez y miser.
tag-space = Une case montre son prix. Achetée, elle montre le sceau de son propriétaire et le loyer que vous y paieriez.
tag-deeds = Vos titres sont ici, par groupe. Double cadre : le groupe est complet, vous pouvez bâtir.
tag-rent = Un loyer n’est payé que si on le réclame à temps. passgo réclame les vôtres ; cela se désactive dans le menu.
tag-rule = Chaque ligne cite sa règle. Touchez § pour la lire.
tag-help = Les règles de cette édition et toutes les touches sont ici. Bonne partie !
tag-next = Compris
tag-none = Cacher les conseils
tags-again = Remontrer les conseils
