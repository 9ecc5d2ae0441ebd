### Names and labels that the server's texts, the terminal and the browser share.

## Hands that are no seat; they stand inside a sentence

hand-bank = la Banque
hand-estate = la masse de la faillite

## What a seat can do: the words on the buttons

verb-roll = Lancer les dés
verb-buy = Acheter
verb-decline = Mettre aux enchères
verb-open = Fixer la mise à prix
verb-bid = Miser
verb-pass = Se retirer
verb-claim = Réclamer le loyer
verb-waive = Renoncer au loyer
verb-tax-flat = Payer l’impôt fixe
verb-tax-percent = Payer le pourcentage
verb-fine = Payer l’amende
verb-pay = Payer ce que demande la carte
verb-draw = Tirer l’autre carte
verb-use = Utiliser la carte
verb-build = Bâtir
verb-place = Placer ici
verb-want = Choisir combien
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
verb-bankrupt = Déclarer faillite
verb-half = Payer la moitié en propriétés
verb-give = Donner
verb-voucher = Jouer un bon de voyage
verb-dollars = Acheter des Dollars Picsou
verb-sell-dollars = Vendre des Dollars Picsou
verb-share = Prendre une action
verb-storm = Frapper ici
verb-take = Prendre le bon
verb-return = Remettre le bon
verb-done = Finir le tour

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
-skyscraper =
    { $form ->
       *[one] gratte-ciel
        [many] gratte-ciels
        [a] un gratte-ciel
        [no] aucun gratte-ciel
        [the] le gratte-ciel
        [of] de gratte-ciels
    }
-depot =
    { $form ->
       *[one] dépôt
        [many] dépôts
        [a] un dépôt
        [no] aucun dépôt
        [the] le dépôt
        [of] de dépôts
    }
-stand =
    { $form ->
       *[one] station de taxi
        [many] stations de taxi
        [a] une station de taxi
        [no] aucune station de taxi
        [the] la station de taxi
        [of] de stations de taxi
    }

## Sentences take a building by its id from these, so that a new kind is named here alone

building-a =
    { $building ->
        [hotel] { -hotel(form: "a") }
        [skyscraper] { -skyscraper(form: "a") }
        [depot] { -depot(form: "a") }
        [stand] { -stand(form: "a") }
       *[house] { -house(form: "a") }
    }
building-no =
    { $building ->
        [hotel] { -hotel(form: "no") }
        [skyscraper] { -skyscraper(form: "no") }
        [depot] { -depot(form: "no") }
        [stand] { -stand(form: "no") }
       *[house] { -house(form: "no") }
    }
building-the =
    { $building ->
        [hotel] { -hotel(form: "the") }
        [skyscraper] { -skyscraper(form: "the") }
        [depot] { -depot(form: "the") }
        [stand] { -stand(form: "the") }
       *[house] { -house(form: "the") }
    }
building-of =
    { $building ->
        [hotel] { -hotel(form: "of") }
        [skyscraper] { -skyscraper(form: "of") }
        [depot] { -depot(form: "of") }
        [stand] { -stand(form: "of") }
       *[house] { -house(form: "of") }
    }
building-many =
    { $building ->
        [hotel] { -hotel(form: "many") }
        [skyscraper] { -skyscraper(form: "many") }
        [depot] { -depot(form: "many") }
        [stand] { -stand(form: "many") }
       *[house] { -house(form: "many") }
    }
building-counted =
    { $building ->
        [hotel] { $count ->
            [one] { $count } { -hotel }
           *[other] { $count } { -hotel(form: "many") }
        }
        [skyscraper] { $count ->
            [one] { $count } { -skyscraper }
           *[other] { $count } { -skyscraper(form: "many") }
        }
        [depot] { $count ->
            [one] { $count } { -depot }
           *[other] { $count } { -depot(form: "many") }
        }
        [stand] { $count ->
            [one] { $count } { -stand }
           *[other] { $count } { -stand(form: "many") }
        }
       *[house] { $count ->
            [one] { $count } { -house }
           *[other] { $count } { -house(form: "many") }
        }
    }
building-standing =
    { $count ->
        [0] aucun bâtiment
       *[other] { $building ->
            [house] { building-counted }
           *[other] { building-a }
        }
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

fault-malformed = L’envoi a échoué. Réessayez.
fault-notation = Ce coup n’a pas pu être lu. Rechargez la page, puis réessayez.
fault-stale = La partie a avancé avant votre choix. Regardez la table, puis choisissez de nouveau.
fault-no-game = Aucune partie n’est en cours ici. Créez une table, ou rejoignez-en une.
fault-not-yours = Personne à cet écran ne joue cette place.
fault-no-offer = Cette offre n’est plus ouverte.
fault-bad-start = La partie ne peut pas commencer ainsi. Vérifiez l’édition, les règles maison, les noms et le nombre de joueurs.
fault-no-guest = Cette table ne vous connaît plus. Rechargez la page.
fault-no-table = Aucune table à rejoindre avec ce code. Vérifiez-le.
fault-no-circle = Vous n’êtes d’aucun groupe de ce nom. Son lien a peut-être changé : demandez le nouveau à un membre.
fault-bad-points = Écrivez jusqu’à 8 nombres entiers de 0 à 100, séparés par des virgules, aucun plus grand que le précédent : par exemple 5, 3, 2, 1.
fault-not-host = Seul l’hôte de la table peut faire cela.
fault-not-now = Ce n’est pas possible maintenant.
fault-taken = Quelqu’un a été plus rapide : c’est déjà pris. Choisissez de nouveau.
fault-no-key = Ce lien a expiré ou a déjà servi. Demandez-en un autre.
fault-vote-not-waited = La partie n’attend pas cette place : il n’y a rien à voter.
fault-vote-too-soon = Cette personne a une minute pour répondre. Vous pourrez voter ensuite.
fault-dice-not-agreed = On prépare encore les dés. Réessayez dans un instant.
fault-store = L’enregistrement a échoué : ce coup ne compte pas. Réessayez ; si cela continue, prévenez l’hôte : le disque est peut-être plein.
fault-too-many = Trop de demandes en trop peu de temps. Attendez un instant, puis réessayez.
fault-internal = Le serveur a rencontré un problème. Votre partie est enregistrée ; rechargez la page.
fault-no-chat = Cette table ne permet pas ce message. Prenez un message rapide, si les messages sont ouverts.
unread = Réponse inattendue du serveur. Rechargez la page.
unread-line = Le serveur ne répond pas. Nouvel essai…
unread-store = Le serveur ne peut pas lire ses parties en ce moment. Réessayez dans un instant.
