### Why a move is refused: one text for each reason of `passgo.rules.base.reasons` and `passgo.game.setup`,
### said to the one who asked. The rule it rests on is cited beside it, so the text need not repeat it.

## What stands before the reason where a record is told

refused = refusé : { $why }

## Before the game

refusal-too-few-players = Il n’y a pas assez de joueurs.
refusal-too-many-players = Il y a trop de joueurs.
refusal-banker-must-play = À une si petite table, le banquier doit jouer aussi.
refusal-banker-must-not-play = À une si grande table, le banquier ne fait que tenir la Banque.
refusal-token-taken = Deux joueurs ne peuvent avoir le même pion.

## The game and the turn

refusal-game-over = La partie est terminée.
refusal-retired = Vous avez fait faillite et quitté la partie.
refusal-no-such-seat = Personne n’occupe cette place.
refusal-not-your-turn = Ce n’est pas encore votre tour.
refusal-rolloff-first = Tirez d’abord aux dés qui commence.
refusal-chance-first = Attendez les dés ou la carte.
refusal-unknown-move = Ce coup ne répond à rien de ce qui est demandé ici.
refusal-not-a-way = Les dés ne peuvent pas tomber ainsi.
refusal-card-not-to-come = Cette carte ne peut pas sortir maintenant.

## Something else comes first

refusal-decide-purchase = Il faut d’abord acheter la propriété en jeu ou la mettre aux enchères.
refusal-decide-tax = Il faut d’abord choisir l’impôt.
refusal-card-choice-first = Il faut d’abord faire le choix que laisse la carte.
refusal-auction-runs = Attendez la fin des enchères.
refusal-debt-first = Il faut d’abord payer une dette : vendre des bâtiments, hypothéquer ou négocier.
refusal-answer-offer = Attendez la réponse à l’offre.
refusal-transfer-first = Il faut d’abord lever ou conserver les hypothèques qui ont changé de mains.
refusal-shortage-runs = Les bâtiments manquent. Les intéressés disent d’abord combien ils en veulent.
refusal-place-first = Il faut d’abord placer le bâtiment qui vient d’être gagné.

## Buying and auctions

refusal-not-for-sale = Il n’y a rien à acheter ici.
refusal-price-above-cash = Vous n’avez pas assez d’argent. Trouvez-en, ou laissez la propriété aux enchères.
refusal-no-auction = Aucune enchère n’est en cours.
refusal-passed-already = Vous vous êtes retiré(e) de cette enchère, et c’est définitif.
refusal-not-a-bidder = Vous ne participez pas à cette enchère.
refusal-wait-to-bid = Ce n’est pas encore à vous de miser.
refusal-no-opening = Aucune mise à prix n’est attendue.
refusal-not-the-banker = Le banquier fixe la mise à prix.
refusal-opening-first = Le banquier fixe d’abord la mise à prix.
refusal-opening-out-of-range = La mise à prix va de 1 à un million.
refusal-highest-already = La meilleure mise est déjà la vôtre.
refusal-bid-below-opening = Misez au moins la mise à prix.
refusal-building-bid-below-opening = Misez au moins la mise à prix du bâtiment.
refusal-bid-not-higher = Misez plus haut que la dernière mise.
refusal-bid-above-cash = Vous ne pouvez pas miser plus que votre argent en main. Vendez un bâtiment ou hypothéquez d’abord.

## Rent and tax

refusal-no-lot-would-be-left = Vous avez dit le vouloir : il ne vous resterait aucun terrain où le placer.
refusal-no-claim-mortgaged = Cette propriété est hypothéquée : elle ne rapporte aucun loyer.
refusal-no-claim = Aucun loyer à réclamer : rien n’est dû, la propriété était hypothéquée à l’arrivée, ou il est trop tard pour demander.
refusal-claim-asked = C’est déjà demandé. Le loyer suivra dès que la dette en cours sera réglée.
refusal-no-tax-choice = Vous n’avez pas d’impôt à choisir maintenant.
refusal-no-card-choice = Aucune carte ne vous laisse de choix maintenant.

## Rents paid half in property

refusal-no-half = Seul un loyer que vous ne pouvez pas payer se règle à moitié en propriétés.
refusal-half-above-cash = Vous n’avez pas assez d’argent pour la moitié du loyer. Trouvez-en d’abord.
refusal-half-too-little-property = Vous n’avez pas assez de propriétés pour l’autre moitié.
refusal-give-first = La moitié du loyer est payée. Donnez d’abord des propriétés pour l’autre moitié.
refusal-nothing-to-give = On ne vous demande rien ici.
refusal-not-to-give = Cette propriété ne peut pas être donnée : elle doit être à vous, sans hypothèque ni bâtiment.

## Jail

refusal-not-in-jail = Vous n’êtes pas en prison.
refusal-fine-too-late = Trop tard pour l’amende : c’est votre dernier essai, lancez d’abord les dés.
refusal-fine-above-cash = Vous n’avez pas assez d’argent pour l’amende. Trouvez-en, ou tentez un double.
refusal-jail-next-turn = Pas encore : attendez votre tour, avant de lancer les dés.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-card-outside-jail = Gardez cette carte : vous n’êtes pas en prison.

## Houses and hotels

refusal-build-not-now = Pour bâtir, attendez un instant.
refusal-not-a-street = On ne bâtit que sur les terrains de couleur.
refusal-group-not-complete = Réunissez d’abord tous les terrains de cette couleur.
refusal-group-mortgaged = Un terrain de cette couleur est hypothéqué. Levez d’abord l’hypothèque.
refusal-build-uneven = Bâtissez uniformément : un autre terrain de cette couleur passe avant.
refusal-hotel-needs-houses = Trop tôt pour { -hotel(form: "a") } : remplissez d’abord { -house(form: "of") } tous les terrains de cette couleur.
refusal-hotel-stands = Il y a déjà { -hotel(form: "a") }, et il n’y a pas la place de deux.
refusal-no-houses-left = La réserve { -house(form: "of") } est épuisée. Attendez qu’il en revienne.
refusal-no-hotels-left = La réserve { -hotel(form: "of") } est épuisée. Attendez qu’il en revienne.
refusal-building-above-cash = Vous n’avez pas assez d’argent pour ce bâtiment. Trouvez-en d’abord.
refusal-want-not-asked = Personne ne demande maintenant combien de bâtiments vous voulez.
refusal-want-too-many = Vous ne pourriez pas en placer autant. Demandez-en moins.
refusal-nothing-to-place = Vous n’avez rien à placer là.
refusal-sell-not-now = Pour vendre des bâtiments, attendez un instant.
refusal-not-your-building = Ces bâtiments ne sont pas à vous.
refusal-nothing-built = Il n’y a aucun bâtiment à vendre là.
refusal-sell-uneven = Vendez uniformément : un autre terrain de cette couleur passe avant.
refusal-no-houses-for-hotel = La Banque manque { -house(form: "of") } pour défaire { -hotel(form: "the") }. Vendez tout le groupe d’un coup.
refusal-no-hotel-for-skyscraper = La Banque manque { -hotel(form: "of") } pour remplacer { -skyscraper(form: "the") }. Vendez tout le groupe d’un coup.
refusal-no-hotel-in-group = Il n’y a { -hotel(form: "no") } dans ce groupe. Vendez séparément ses { -house(form: "many") }.

## Skyscrapers, depots and stands

refusal-skyscraper-needs-hotels = Trop tôt pour { -skyscraper(form: "a") } : il faut d’abord { -hotel(form: "a") } sur chaque terrain de cette couleur.
refusal-skyscraper-stands = Il y a déjà { -skyscraper(form: "a") } ici, et il n’en tient pas deux.
refusal-no-skyscrapers-left = La Banque manque { -skyscraper(form: "of") }. Attendez qu’il en revienne.
refusal-not-your-station = Cette gare n’est pas à vous.
refusal-station-mortgaged = Cette gare est hypothéquée. Levez d’abord l’hypothèque.
refusal-depot-stands = C’est déjà construit ici, et il n’en tient pas deux.
refusal-no-depots-left = La Banque n’en a plus. Attendez qu’il en revienne.
refusal-sell-depot-first = Vendez d’abord à la Banque ce qui est construit sur cette gare.
refusal-hotel-sale-forces-all = Avec { -hotel(form: "a") } dans le groupe, tous ses bâtiments se vendent ensemble, ou pas du tout.

## Mortgages

refusal-mortgage-not-now = Pour hypothéquer, attendez un instant.
refusal-not-your-deed = Cette propriété n’est pas à vous.
refusal-mortgaged-already = Cette propriété est déjà hypothéquée.
refusal-sell-buildings-first = Vendez d’abord à la Banque tous les bâtiments de cette couleur.
refusal-lift-not-now = Pour lever une hypothèque, attendez un instant.
refusal-not-mortgaged = Cette propriété n’est pas hypothéquée.
refusal-lift-above-cash = Vous n’avez pas assez d’argent pour l’hypothèque et son intérêt. Trouvez-en d’abord.
refusal-not-this-transfer = Une autre hypothèque qui a changé de mains passe avant.

## Trades

refusal-offer-not-now = Pour négocier, attendez un instant.
refusal-offer-to-whom = Adressez-vous à quelqu’un d’autre qui soit encore dans la partie.
refusal-offer-empty = Mettez d’abord quelque chose dans l’offre.
refusal-offer-not-owned = L’une des parties céderait ce qu’elle n’a pas.
refusal-offer-buildings = Il y a des bâtiments sur cette couleur. Ils retournent à la Banque avant tout échange.
refusal-offer-above-cash = L’une des parties donnerait plus d’argent qu’elle n’en a.
refusal-offer-interest = L’une des parties ne pourrait pas payer l’intérêt des hypothèques à reprendre.
refusal-offer-mortgaged = Dans cette édition, une propriété hypothéquée ne s’échange pas.
refusal-offer-given-away = Une personne endettée ne fait pas de cadeau.
refusal-offer-below-bank = Une personne endettée ne cède rien pour moins que la Banque n’en donnerait.
refusal-offer-before-rent = Un loyer peut encore être réclamé à l’une des parties : d’ici là, elle ne donne rien et ne cède rien pour moins que la Banque n’en donnerait.
refusal-offer-gift = Chacune des parties doit donner quelque chose.
refusal-offer-vouchers = Les bons de voyage ne s’échangent pas.
refusal-no-offer = Aucune offre n’est en attente.
refusal-not-your-offer = Cette offre concerne d’autres joueurs.
refusal-offer-bank-has-deeds = La Banque a encore des titres. Tant qu’il lui en reste, les propriétés ne s’échangent pas.
refusal-offer-mortgaged-share = Une action hypothéquée ne s’échange pas.
refusal-offer-card-not-traded = Cette carte ne s’échange pas. Qui l’a la garde jusqu’à ce qu’elle serve.

## Debt

refusal-no-debt = Vous ne devez rien : pas de faillite possible.
refusal-can-pay-by-halves = Vous pouvez encore payer ce loyer par moitiés : l’une comptant, quitte à réunir d’abord l’argent, l’autre en propriétés non hypothéquées.
refusal-can-raise = Vous pouvez encore trouver l’argent : vendez des bâtiments ou hypothéquez.

## Taking back

refusal-takeback-too-far = Il n’y a pas tant de coups à reprendre.
refusal-takeback-past-chance = On ne reprend rien au-delà d’un lancer ou d’une carte.
refusal-correction-no-real-board = On ne corrige qu’une partie jouée sur un vrai plateau.
refusal-correction-not-now = Le tour, les cases et les faillites se corrigent quand quelqu’un va lancer les dés.
refusal-correction-over = La partie est finie. Sous « { replay-open } », on peut la reprendre à n’importe quel moment.
refusal-correction-asked = La question posée en dépend : répondez-y, ou reprenez le coup, puis corrigez.
refusal-correction-out = Ce joueur n’est pas dans la partie.
refusal-correction-not-so-many = La Banque n’en a pas autant.
refusal-correction-whole-group = On ne bâtit que sur un groupe entier, à un seul joueur.
refusal-correction-free-group = Pas de bâtiment dans un groupe où un titre est hypothéqué.
refusal-correction-even-group = Les bâtiments sont répartis également dans leur groupe.
refusal-correction-impossible = Aucune partie ne peut se présenter ainsi.

## Dealing, the Speed Die and the bell

refusal-no-bell = Aucune cloche ne termine cette partie.
refusal-bell-has-rung = La cloche a déjà sonné.
refusal-time-is-up = C’est l’heure : on n’entame plus rien.
refusal-deal-first = Les titres sont en train d’être distribués.
refusal-not-to-deal = Ce titre ne peut pas être distribué à ce joueur.
refusal-choose-move-first = Il faut d’abord dire jusqu’où va le déplacement.
refusal-no-move-to-choose = Il n’y a pas de déplacement à choisir maintenant.
refusal-no-speed-die = On ne lance pas de dé rapide dans cette partie.
refusal-not-a-die-count = Les dés ne permettent pas ce déplacement.
refusal-no-such-space = Cette case n’existe pas sur le plateau.
refusal-must-liquidate = Selon ce livret, il faut d’abord tout vendre et tout hypothéquer.
refusal-sell-dollars-first = Vous avez une dette, et ceci ferait baisser le cours de vos Dollars Picsou : vendez-les d’abord, et n’en prenez pas en échange.

## Travel vouchers

refusal-no-voucher = Il n’y a pas de bons de voyage dans cette partie.
refusal-voucher-not-now = Un bon de voyage se joue à votre tour, avant de lancer les dés ou à la fin.
refusal-voucher-played-already = Vous avez déjà joué un bon de voyage à ce tour. Gardez celui-ci pour un autre.
refusal-voucher-in-jail = Un bon de voyage ne fait pas sortir de prison.
refusal-voucher-needs-space = Dites où : ce bon de voyage vous laisse le choix de la case.
refusal-voucher-not-there = Ce bon de voyage ne mène pas là.
refusal-voucher-not-held = On ne peut donner un bon de voyage que l’on n’a pas.
refusal-no-voucher-asked = On ne demande pas de bon de voyage maintenant.
refusal-choose-voucher-first = Il faut d’abord choisir le bon de voyage qui change de mains.
refusal-last-call-only = Le tour finit de lui-même ; il n’y a rien à annoncer.

## Picsou dollars

refusal-no-dollars-on-sale = On ne vous propose pas de Dollars Picsou maintenant.
refusal-dollars-too-many = Il n’y a pas autant de Dollars Picsou à vendre.
refusal-dollars-above-cash = Vous n’avez pas assez d’argent pour autant de Dollars Picsou. Achetez-en moins, ou trouvez-en.
refusal-dollars-not-held = Vous n’avez pas autant de Dollars Picsou.
refusal-dollars-say-zero = Les Dollars Picsou ne se refusent pas : dites combien vous en achetez, ou 0 pour aucun.
refusal-dollars-first = Il faut d’abord dire combien de Dollars Picsou s’achètent.

## Shares

refusal-no-share-on-sale = On ne vous propose pas d’action maintenant.
refusal-no-share-left = La Banque n’a plus d’action de cette société. Choisissez-en une autre.
refusal-share-above-cash = Vous n’avez pas assez d’argent pour cette action. Trouvez-en, ou choisissez-en une autre.
refusal-share-first = Il faut d’abord choisir une action ou la mettre aux enchères.
refusal-share-not-held = Vous n’avez de cette société aucune action libre d’hypothèque.
refusal-no-share-mortgaged = Vous n’avez de cette société aucune action hypothéquée.

## Storms and kept cards

refusal-no-storm = Vous n’avez pas de tempête à envoyer.
refusal-storm-first = Il faut d’abord dire où frappe la tempête.
refusal-storm-not-his = L’ouragan frappe les propriétés d’un autre joueur.
refusal-storm-not-own = La tornade frappe vos propres propriétés.
refusal-storm-nothing-built = Rien n’est construit là.
refusal-storm-one-station = La tempête ne frappe qu’une seule gare. Dites laquelle.
refusal-sell-house-first = Il faut d’abord vendre le bâtiment demandé.
refusal-not-condemned = Ce bâtiment ne peut pas être celui qui part.
refusal-card-has-no-target = Cette carte ne vise aucune propriété.
refusal-card-needs-lot = Cette carte vaut { -house(form: "a") } : nommez un terrain qui s’y prête.
refusal-card-plays-itself = Cette carte sert d’elle-même quand son moment vient.
