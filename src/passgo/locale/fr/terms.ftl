### Names and labels that the server's texts, the terminal and the browser share.

## Hands that are no seat; they stand inside a sentence

hand-bank = la Banque
hand-estate = la masse de la faillite

## What a seat can do: the words on the buttons

verb-roll = Lancer les dés
verb-buy = Acheter
verb-decline = Mettre aux enchères
verb-bid = Miser
verb-pass = Se retirer
verb-claim = Réclamer le loyer
verb-waive = Faire grâce du loyer
verb-tax-flat = Payer l’impôt fixe
verb-tax-percent = Payer le pourcentage
verb-fine = Payer l’amende
verb-use = Utiliser la carte
verb-build = Construire
verb-place = Placer ici
verb-want = Dire combien
verb-sell = Vendre
verb-sell-all = Vendre tout le groupe
verb-mortgage = Hypothéquer
verb-lift = Lever l’hypothèque
verb-keep = Conserver l’hypothèque
verb-offer = Faire une offre
verb-accept = Accepter
verb-reject = Refuser
verb-withdraw = Retirer l’offre
verb-move = Avancer
verb-bankrupt = Faire faillite

## Buildings. An edition may word these terms its own way, in every form: see `[buildings]` of its file.

-house =
    { $form ->
       *[one] maison
        [many] maisons
        [a] une maison
        [no] aucune maison
        [the] la maison
        [of] de maisons
    }
-hotel =
    { $form ->
       *[one] hôtel
        [many] hôtels
        [a] un hôtel
        [no] aucun hôtel
        [the] l’hôtel
        [of] d’hôtels
    }

## Sentences take a building by its id from these, so that a new kind is named here alone

building-a =
    { $building ->
        [hotel] { -hotel(form: "a") }
       *[house] { -house(form: "a") }
    }
building-no =
    { $building ->
        [hotel] { -hotel(form: "no") }
       *[house] { -house(form: "no") }
    }
building-the =
    { $building ->
        [hotel] { -hotel(form: "the") }
       *[house] { -house(form: "the") }
    }
building-of =
    { $building ->
        [hotel] { -hotel(form: "of") }
       *[house] { -house(form: "of") }
    }
building-many =
    { $building ->
        [hotel] { -hotel(form: "many") }
       *[house] { -house(form: "many") }
    }
building-counted =
    { $building ->
        [hotel] { $count ->
            [one] { $count } { -hotel }
           *[other] { $count } { -hotel(form: "many") }
        }
       *[house] { $count ->
            [one] { $count } { -house }
           *[other] { $count } { -house(form: "many") }
        }
    }
building-level =
    { $level ->
        [0] aucun bâtiment
        [one] { $level } { -house }
        [5] { -hotel(form: "a") }
       *[other] { $level } { -house(form: "many") }
    }

## Colour groups, where an edition gives them no name of its own

group-purple = mauve
group-light_blue = bleu pâle
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-dark_blue = bleu foncé
group-railroad = chemins de fer
group-utility = services publics

## Languages, each in its own

language-en = English
language-fr = Français

## What went wrong that no rule forbids

fault-malformed = La table n’a pas pu lire ce message.
fault-notation = La table n’a pas pu lire ce coup.
fault-stale = La partie a avancé entre-temps. Regardez de nouveau, puis décidez.
fault-no-game = Aucune partie n’est en cours ici.
fault-not-yours = Personne à cet écran ne joue cette place.
fault-no-offer = Cette offre ne tient plus.
fault-bad-start = Impossible de commencer ainsi. Vérifiez l’édition, les noms et le nombre de joueurs.
fault-store = L’enregistrement a échoué, donc rien ne compte. Vérifiez que le disque n’est pas plein, puis réessayez.
fault-internal = Un problème est survenu à la table. Ce qui est enregistré est sauf ; rechargez la page.
