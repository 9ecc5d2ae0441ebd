### Why a move is refused: one text for each reason of `passgo.rules.base.reasons` and `passgo.game.setup`,
### said to the one who asked. The rule it rests on is cited beside it, so the text need not repeat it.

## What stands before the reason where a record is told

refused = refusé : { $why }

## Before the game

refusal-too-few-players = Il n’y a pas assez de joueurs.
refusal-too-many-players = Il y a trop de joueurs.
refusal-banker-must-play = Avec si peu de joueurs, le banquier doit jouer aussi.
refusal-banker-must-not-play = Avec autant de joueurs, le banquier ne fait que tenir la Banque.
refusal-token-taken = Deux joueurs ne peuvent avoir le même pion.

## The game and the turn

refusal-game-over = La partie est terminée.
refusal-retired = Vous avez fait faillite et quitté la partie.
refusal-no-such-seat = Personne n’occupe cette place.
refusal-not-your-turn = Ce n’est pas encore votre tour.
refusal-rolloff-first = Chacun lance d’abord les dés pour savoir qui commence.
refusal-chance-first = Attendez les dés ou la carte.
refusal-unknown-move = Ce n’est pas possible en ce moment.
refusal-not-a-way = Ce lancer n’est pas possible ici.
refusal-card-not-to-come = Cette carte ne peut pas être tirée maintenant.

## Something else comes first

refusal-decide-purchase = Achetez d’abord cette propriété, ou mettez-la aux enchères.
refusal-decide-tax = Choisissez d’abord comment payer l’impôt.
refusal-answer-first = Il faut d’abord répondre à la question.
refusal-auction-runs = Attendez la fin des enchères.
refusal-debt-first = Il faut d’abord payer une dette : vendre des bâtiments, hypothéquer ou échanger.
refusal-answer-offer = Attendez la réponse à l’offre.
refusal-transfer-first = Levez ou conservez d’abord les hypothèques qui ont changé de mains.
refusal-shortage-runs = Il n’y a pas assez de bâtiments. Chacun dit d’abord combien il en veut.
refusal-place-first = Placez d’abord le bâtiment gagné.

## Buying and auctions

refusal-not-for-sale = Il n’y a rien à acheter ici.
refusal-price-above-cash = Vous n’avez pas assez d’argent. Trouvez-en, ou laissez la propriété aux enchères.
refusal-no-auction = Aucune enchère n’est en cours.
refusal-passed-already = Vous vous êtes retiré(e) de ces enchères.
refusal-not-a-bidder = Vous ne participez pas à cette enchère.
refusal-wait-to-bid = Ce n’est pas encore à vous de miser.
refusal-no-opening = Aucune mise à prix n’est attendue.
refusal-not-the-banker = { opening-note }
refusal-opening-first = Le banquier fixe d’abord la mise à prix.
refusal-opening-out-of-range = La mise à prix doit aller de 1 à un million.
refusal-highest-already = La meilleure mise est déjà la vôtre.
refusal-bid-below-opening = Misez au moins la mise à prix.
refusal-building-bid-below-opening = Misez au moins la mise à prix du bâtiment.
refusal-bid-not-higher = Misez plus haut que la dernière mise.
refusal-bid-above-cash = Vous ne pouvez pas miser plus que votre argent en main. Vendez un bâtiment ou hypothéquez d’abord.

## Rent and tax

refusal-no-lot-would-be-left = Vous avez demandé un bâtiment : il ne resterait aucun terrain où le placer.
refusal-no-claim-mortgaged = Cette propriété est hypothéquée : elle ne rapporte aucun loyer.
refusal-no-claim = Aucun loyer à réclamer. Rien n’est dû, la propriété était hypothéquée à l’arrivée, ou il est trop tard.
refusal-claim-asked = Vous l’avez déjà réclamé. Il sera payé une fois la dette en cours réglée.
refusal-no-tax-choice = Vous n’avez pas d’impôt à choisir maintenant.
refusal-not-asked = On ne vous demande pas cela maintenant.

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
refusal-jail-next-turn = Pas encore : faites-le au début de votre tour, avant de lancer les dés.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-card-outside-jail = Gardez cette carte : vous n’êtes pas en prison.

## Houses and hotels

refusal-build-not-now = Vous ne pouvez pas bâtir pour l’instant.
refusal-not-a-street = On ne bâtit que sur les terrains de couleur.
refusal-group-not-complete = Complétez d’abord ce groupe de couleur.
refusal-group-mortgaged = Un terrain de cette couleur est hypothéqué. Levez d’abord l’hypothèque.
refusal-build-uneven = Bâtissez uniformément : un autre terrain de cette couleur passe avant.
refusal-hotel-needs-houses = Trop tôt pour { -hotel(form: "a") } : remplissez d’abord { -house(form: "of") } tous les terrains de cette couleur.
refusal-hotel-stands = Il y a déjà { -hotel(form: "a") } ici. Un seul est permis.
refusal-no-houses-left = La réserve { -house(form: "of") } est épuisée. Attendez qu’il en revienne.
refusal-no-hotels-left = La réserve { -hotel(form: "of") } est épuisée. Attendez qu’il en revienne.
refusal-building-above-cash = Vous n’avez pas assez d’argent pour ce bâtiment. Trouvez-en d’abord.
refusal-want-not-asked = Personne ne demande maintenant combien de bâtiments vous voulez.
refusal-want-too-many = Vous ne pourriez pas en placer autant. Demandez-en moins.
refusal-nothing-to-place = Vous n’avez rien à placer là.
refusal-sell-not-now = Vous ne pouvez pas vendre de bâtiments pour l’instant.
refusal-not-your-building = Ces bâtiments ne sont pas à vous.
refusal-nothing-built = Il n’y a aucun bâtiment à vendre là.
refusal-sell-uneven = Vendez uniformément : un autre terrain de cette couleur passe avant.
refusal-no-houses-for-hotel = La Banque manque { -house(form: "of") } pour défaire { -hotel(form: "the") }. Vendez tout le groupe d’un coup.
refusal-no-hotel-for-skyscraper = La Banque manque { -hotel(form: "of") } pour remplacer { -skyscraper(form: "the") }. Vendez tout le groupe d’un coup.
refusal-no-hotel-in-group = Il n’y a { -hotel(form: "no") } dans ce groupe. Vendez séparément ses { -house(form: "many") }.

## Skyscrapers, depots and stands

refusal-skyscraper-needs-hotels = Trop tôt pour { -skyscraper(form: "a") } : il faut d’abord { -hotel(form: "a") } sur chaque terrain de cette couleur.
refusal-skyscraper-stands = Il y a déjà { -skyscraper(form: "a") } ici. Un seul est permis.
refusal-no-skyscrapers-left = La Banque manque { -skyscraper(form: "of") }. Attendez qu’il en revienne.
refusal-not-your-station = Cette gare n’est pas à vous.
refusal-station-mortgaged = Cette gare est hypothéquée. Levez d’abord l’hypothèque.
refusal-depot-stands = C’est déjà construit ici. Un seul est permis.
refusal-no-depots-left = La Banque n’en a plus. Attendez qu’il en revienne.
refusal-sell-depot-first = Vendez d’abord à la Banque ce qui est construit sur cette gare.
refusal-hotel-sale-forces-all = Avec { -hotel(form: "a") } dans le groupe, tous ses bâtiments se vendent ensemble, ou pas du tout.

## Mortgages

refusal-mortgage-not-now = Vous ne pouvez pas hypothéquer pour l’instant.
refusal-not-your-deed = Cette propriété n’est pas à vous.
refusal-mortgaged-already = Cette propriété est déjà hypothéquée.
refusal-sell-buildings-first = Vendez d’abord à la Banque tous les bâtiments de cette couleur.
refusal-lift-not-now = Vous ne pouvez pas lever d’hypothèque pour l’instant.
refusal-not-mortgaged = Cette propriété n’est pas hypothéquée.
refusal-lift-above-cash = Vous n’avez pas assez d’argent pour l’hypothèque et son intérêt. Trouvez-en d’abord.
refusal-not-this-transfer = Une autre hypothèque qui a changé de mains se décide d’abord.

## Trades

refusal-offer-not-now = Vous ne pouvez pas échanger pour l’instant.
refusal-offer-to-whom = Adressez-vous à quelqu’un d’autre qui soit encore dans la partie.
refusal-offer-empty = Mettez d’abord quelque chose dans l’offre.
refusal-offer-not-owned = L’offre contient quelque chose qui n’est pas à qui le donne.
refusal-offer-buildings = Il y a des bâtiments sur cette couleur. Vendez-les à la Banque avant d’échanger.
refusal-offer-above-cash = L’une des parties donnerait plus d’argent qu’elle n’en a.
refusal-offer-interest = L’une des parties ne pourrait pas payer l’intérêt des hypothèques reçues.
refusal-offer-mortgaged = Dans cette édition, une propriété hypothéquée ne s’échange pas.
refusal-offer-given-away = Une personne endettée ne peut rien donner.
refusal-offer-below-bank = Une personne endettée ne peut rien céder à moins que la Banque n’en donnerait.
refusal-offer-before-rent = On peut encore réclamer un loyer à l’une des parties. D’ici là, elle ne peut rien donner, ni rien céder à moins que la Banque n’en donnerait.
refusal-offer-gift = Chacune des parties doit donner quelque chose.
refusal-offer-vouchers = Les bons de voyage ne s’échangent pas.
refusal-no-offer = Aucune offre n’est en attente.
refusal-not-your-offer = Cette offre concerne d’autres joueurs.
refusal-offer-bank-has-deeds = La Banque a encore des titres. Les propriétés s’échangent quand elle n’en a plus.
refusal-offer-mortgaged-share = Une action hypothéquée ne s’échange pas.
refusal-offer-card-not-traded = Cette carte ne s’échange pas. La personne qui l’a la garde jusqu’à ce qu’elle serve.

## Debt

refusal-no-debt = Vous ne devez rien : pas de faillite possible.
refusal-can-pay-by-halves = Vous pouvez encore payer ce loyer en deux moitiés : l’une en argent (à trouver s’il le faut), l’autre en propriétés sans hypothèque.
refusal-can-raise = Vous pouvez encore trouver l’argent : vendez des bâtiments ou hypothéquez.

## Taking back

refusal-takeback-too-far = Il n’y a pas autant de coups à annuler.
refusal-takeback-past-chance = On ne peut rien annuler au-delà d’un lancer ou d’une carte.
refusal-correction-no-real-board = Seule une partie sur un vrai plateau se corrige.
refusal-correction-not-now = Le tour, les cases et les faillites ne se changent que juste avant un lancer.
refusal-correction-over = La partie est finie. Ouvrez « { replay-open } » pour la reprendre à n’importe quel moment.
refusal-correction-asked = La question en cours en dépend. Répondez-y, ou annulez le dernier coup ; puis corrigez.
refusal-correction-out = Ce joueur n’est pas dans la partie.
refusal-correction-not-so-many = La Banque n’en a pas autant.
refusal-correction-whole-group = Des bâtiments ne sont permis que dans un groupe complet, à une seule personne.
refusal-correction-free-group = Des bâtiments ne sont pas permis dans un groupe où un titre est hypothéqué.
refusal-correction-even-group = Les bâtiments doivent être répartis également dans leur groupe.
refusal-correction-impossible = Cette position n’est pas possible.

## Dealing, the Speed Die and the bell

refusal-no-bell = Cette partie n’a pas de limite de temps.
refusal-bell-has-rung = Le temps est déjà écoulé.
refusal-time-is-up = Le temps est écoulé : on n’entame plus rien.
refusal-deal-first = Attendez que les titres soient distribués.
refusal-not-to-deal = Ce titre ne peut pas être distribué à ce joueur.
refusal-choose-move-first = Choisissez d’abord jusqu’où avancer.
refusal-no-move-to-choose = Il n’y a pas de déplacement à choisir maintenant.
refusal-no-speed-die = Cette partie n’a pas de dé rapide.
refusal-not-a-die-count = Les dés ne permettent pas ce déplacement.
refusal-no-such-space = Cette case n’existe pas sur le plateau.
refusal-must-liquidate = Dans cette édition, il faut d’abord tout vendre et tout hypothéquer.
refusal-sell-dollars-first = Vous avez une dette, et ceci ferait baisser le cours de vos Dollars Picsou. Vendez-les d’abord, et n’en prenez pas en échange.

## Travel vouchers

refusal-no-voucher = Il n’y a pas de bons de voyage dans cette partie.
refusal-voucher-not-now = Un bon de voyage se joue à votre tour, avant de lancer les dés ou à la fin.
refusal-voucher-played-already = Vous avez déjà joué un bon de voyage à ce tour. Gardez celui-ci pour un autre.
refusal-voucher-in-jail = Un bon de voyage ne fait pas sortir de prison.
refusal-voucher-needs-space = Choisissez une case : ce bon de voyage vous la laisse choisir.
refusal-voucher-not-there = Ce bon de voyage ne mène pas là.
refusal-voucher-not-held = On ne peut donner un bon de voyage que l’on n’a pas.
refusal-no-voucher-asked = On ne demande pas de bon de voyage maintenant.
refusal-choose-voucher-first = Choisissez d’abord le bon de voyage qui change de mains.
refusal-last-call-only = Votre tour finit de lui-même ; il n’y a rien à terminer maintenant.

## Picsou dollars

refusal-no-dollars-on-sale = Vous ne pouvez pas acheter de Dollars Picsou maintenant.
refusal-dollars-too-many = Il n’y a pas autant de Dollars Picsou à vendre.
refusal-dollars-above-cash = Vous n’avez pas assez d’argent pour autant de Dollars Picsou. Achetez-en moins, ou trouvez-en.
refusal-dollars-not-held = Vous n’avez pas autant de Dollars Picsou.
refusal-dollars-say-zero = Indiquez combien de Dollars Picsou acheter (0 pour aucun).
refusal-dollars-first = Choisissez d’abord combien de Dollars Picsou acheter.

## Shares

refusal-no-share-on-sale = Vous ne pouvez pas acheter d’action maintenant.
refusal-no-share-left = La Banque n’a plus d’action de cette société. Choisissez-en une autre.
refusal-share-above-cash = Vous n’avez pas assez d’argent pour cette action. Trouvez-en, ou choisissez-en une autre.
refusal-share-first = Choisissez d’abord une action, ou mettez-la aux enchères.
refusal-share-not-held = Vous n’avez aucune action de cette société sans hypothèque.
refusal-no-share-mortgaged = Vous n’avez de cette société aucune action hypothéquée.

## Storms and kept cards

refusal-no-storm = Vous n’avez pas de tempête à envoyer.
refusal-storm-first = Choisissez d’abord où frappe la tempête.
refusal-storm-not-his = L’ouragan frappe la propriété de quelqu’un d’autre.
refusal-storm-not-own = La tornade frappe vos propres propriétés.
refusal-storm-nothing-built = Il n’y a rien là que la tempête puisse emporter.
refusal-storm-one-station = La tempête ne frappe qu’une seule gare. Choisissez laquelle.
refusal-sell-house-first = Vendez d’abord le bâtiment demandé.
refusal-not-condemned = Vous ne pouvez pas choisir ce bâtiment.
refusal-card-has-no-target = Cette carte ne se joue pas sur une propriété.
refusal-card-needs-lot = Cette carte vous donne { -house(form: "a") }. Choisissez un terrain où la bâtir.
refusal-card-plays-itself = Cette carte s’utilise d’elle-même quand son moment vient.
