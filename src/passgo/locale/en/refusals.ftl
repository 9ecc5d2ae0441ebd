### Why a move is refused: one text for each reason of `passgo.rules.base.reasons` and `passgo.game.setup`,
### said to the one who asked. The rule it rests on is cited beside it, so the text need not repeat it.

## What stands before the reason where a record is told

refused = refused: { $why }

## Before the game

refusal-too-few-players = There are too few players.
refusal-too-many-players = There are too many players.
refusal-banker-must-play = With so few players, the Banker has to play too.
refusal-banker-must-not-play = With this many players, the Banker only runs the Bank.
refusal-token-taken = Two players cannot have the same token.

## The game and the turn

refusal-game-over = The game is over.
refusal-retired = You went bankrupt and have left the game.
refusal-no-such-seat = Nobody has that seat.
refusal-not-your-turn = It is not your turn yet.
refusal-rolloff-first = First, everyone rolls to see who starts.
refusal-chance-first = Wait for the dice or the card.
refusal-unknown-move = That isn’t an option right now.
refusal-not-a-way = That dice roll isn’t possible here.
refusal-card-not-to-come = That card can’t be drawn now.

## Something else comes first

refusal-decide-purchase = Buy this property or send it to auction first.
refusal-decide-tax = Choose how to pay the tax first.
refusal-answer-first = The question must be answered first.
refusal-auction-runs = That has to wait until the auction is over.
refusal-debt-first = A debt must be paid first. The debtor may sell buildings, mortgage or trade.
refusal-answer-offer = That has to wait until the offer is answered.
refusal-transfer-first = First lift or keep the mortgages that changed hands.
refusal-shortage-runs = There aren’t enough buildings. First everyone concerned says how many they want.
refusal-place-first = Place the building you won first.

## Buying and auctions

refusal-not-for-sale = There is nothing here for you to buy.
refusal-price-above-cash = You don’t have enough cash. Raise some first, or send the property to auction.
refusal-no-auction = There is no auction right now.
refusal-passed-already = You passed, so you’re out of this auction.
refusal-not-a-bidder = You are not a bidder in this auction.
refusal-wait-to-bid = Someone else bids first. Wait for your turn.
refusal-no-opening = No opening price is needed now.
refusal-not-the-banker = { opening-note }
refusal-opening-first = The Banker sets the opening price first.
refusal-opening-out-of-range = The opening price must be from 1 to a million.
refusal-highest-already = You already have the highest bid.
refusal-bid-below-opening = Bid at least the opening price.
refusal-building-bid-below-opening = Bid at least the opening price of the building.
refusal-bid-not-higher = Bid more than the highest bid so far.
refusal-bid-above-cash = You can’t bid more cash than you have. Sell a building or mortgage something first.

## Rent and tax

refusal-no-lot-would-be-left = You asked for a building, and this would leave nowhere to put it.
refusal-no-claim-mortgaged = That property is mortgaged, so it earns no rent.
refusal-no-claim = There is no rent to ask for. None is due, the property was mortgaged when the player landed, or the time to ask is over.
refusal-claim-asked = You’ve already asked. You’ll be paid once the earlier debt is settled.
refusal-no-tax-choice = You have no tax to choose right now.
refusal-not-asked = You aren’t asked that right now.

## Rents paid half in property

refusal-no-half = Only a rent that you can’t pay may be paid half in property.
refusal-half-above-cash = You don’t have enough cash for half of the rent. Raise some first.
refusal-half-too-little-property = You don’t have enough property for the other half.
refusal-give-first = Half of the rent has been paid. First give property for the other half.
refusal-nothing-to-give = You don’t have to give anything here.
refusal-not-to-give = You can’t give that property. It must be yours, without a mortgage or buildings.

## Jail

refusal-not-in-jail = You are not in Jail.
refusal-fine-too-late = It’s too late for the fine: this is your last try. Roll the dice first.
refusal-fine-above-cash = You don’t have enough cash for the fine. Raise some first, or try for doubles.
refusal-jail-next-turn = Not yet: do it at the start of your own turn, before you roll.
refusal-card-not-held = You don’t have that card.
refusal-card-outside-jail = Keep that card: you are not in Jail.

## Houses and hotels

refusal-build-not-now = You can’t build just yet.
refusal-not-a-street = Only sites in a colour group can have buildings.
refusal-group-not-complete = Complete this colour group before you build.
refusal-group-mortgaged = A site of this colour is mortgaged. Lift the mortgage first.
refusal-build-uneven = Build evenly: another site of this colour comes first.
refusal-hotel-needs-houses = Too early for { -hotel(form: "a") }: fill every site of this colour with { -house(form: "many") } first.
refusal-hotel-stands = There is already { -hotel(form: "a") } here. Only one is allowed.
refusal-no-houses-left = The Bank has run out { -house(form: "of") }. Wait until some come back.
refusal-no-hotels-left = The Bank has run out { -hotel(form: "of") }. Wait until one comes back.
refusal-building-above-cash = You don’t have enough cash for this building. Raise some first.
refusal-want-not-asked = You don’t have to say how many buildings you want right now.
refusal-want-too-many = You couldn’t place that many. Ask for fewer.
refusal-nothing-to-place = You have nothing to place there.
refusal-sell-not-now = You can’t sell buildings just yet.
refusal-not-your-building = Those buildings are not yours.
refusal-nothing-built = There is no building to sell there.
refusal-sell-uneven = Sell evenly: another site of this colour comes first.
refusal-no-houses-for-hotel = The Bank doesn’t have the { -house(form: "many") } to break up this { -hotel }. Sell all buildings of the group at once.
refusal-no-hotel-for-skyscraper = The Bank has no { -hotel } to replace this { -skyscraper }. Sell all buildings of the group at once.
refusal-no-hotel-in-group = There is { -hotel(form: "no") } in this group. Sell its { -house(form: "many") } one by one.

## Skyscrapers, depots and stands

refusal-skyscraper-needs-hotels = Too early for { -skyscraper(form: "a") }: put { -hotel(form: "a") } on every site of this colour first.
refusal-skyscraper-stands = There is already { -skyscraper(form: "a") } here. Only one is allowed.
refusal-no-skyscrapers-left = The Bank has run out { -skyscraper(form: "of") }. Wait until one comes back.
refusal-not-your-station = That station is not yours.
refusal-station-mortgaged = That station is mortgaged. Lift the mortgage first.
refusal-depot-stands = There is one here already. Only one is allowed.
refusal-no-depots-left = The Bank has none left. Wait until one comes back.
refusal-sell-depot-first = Sell the building on this station to the Bank first.
refusal-hotel-sale-forces-all = With { -hotel(form: "a") } in the group, you sell all its buildings at once, or none.

## Mortgages

refusal-mortgage-not-now = You can’t mortgage just yet.
refusal-not-your-deed = That property is not yours.
refusal-mortgaged-already = That property is already mortgaged.
refusal-sell-buildings-first = Sell every building on this colour to the Bank first.
refusal-lift-not-now = You can’t lift a mortgage just yet.
refusal-not-mortgaged = That property is not mortgaged.
refusal-lift-above-cash = You don’t have enough cash for the mortgage and its interest. Raise some first.
refusal-not-this-transfer = Another mortgage that changed hands must be decided first.

## Trades

refusal-offer-not-now = You can’t trade just yet.
refusal-offer-to-whom = Make your offer to another player who is still in the game.
refusal-offer-empty = Put something into the offer first.
refusal-offer-not-owned = The offer includes something that its giver doesn’t own.
refusal-offer-buildings = There are buildings on this colour. Sell them to the Bank before you trade any of it.
refusal-offer-above-cash = One side would give more cash than it has.
refusal-offer-interest = One side couldn’t pay the interest on the mortgages it would receive.
refusal-offer-mortgaged = In this edition you can’t trade mortgaged property.
refusal-offer-given-away = A player in debt can’t give anything away.
refusal-offer-below-bank = A player in debt can’t give anything away for less than the Bank would pay.
refusal-offer-before-rent = Someone may still ask a player in this deal for rent. Until then, that player can’t give anything away, or trade it for less than the Bank would pay.
refusal-offer-gift = Both sides must give something.
refusal-offer-vouchers = You can’t trade travel vouchers.
refusal-no-offer = There is no offer to answer.
refusal-not-your-offer = That offer is between other players.
refusal-offer-bank-has-deeds = The Bank still has deeds. Players can trade property once it has none.
refusal-offer-mortgaged-share = You can’t trade a mortgaged share.
refusal-offer-card-not-traded = You can’t trade that card. Its holder keeps it until it is used.

## Debt

refusal-no-debt = You owe nothing, so you cannot go bankrupt.
refusal-can-pay-by-halves = You can still pay this rent in two halves: one in cash (raise it if you have to), the other in property without a mortgage.
refusal-can-raise = You can still raise the money: sell buildings or mortgage property.

## Taking back

refusal-takeback-too-far = There are not that many moves to undo.
refusal-takeback-past-chance = You can’t undo past a dice roll or a card.
refusal-correction-no-real-board = Only a game on a real board can be corrected.
refusal-correction-not-now = You can change the turn, the tokens and who is out only while someone is about to roll.
refusal-correction-over = The game is over. Open “{ replay-open }” to play on from any moment.
refusal-correction-asked = The current question depends on it. Answer it, or undo the last move; then correct.
refusal-correction-out = This player is not in the game.
refusal-correction-not-so-many = The Bank doesn’t have that many.
refusal-correction-whole-group = Buildings are allowed only where one player owns the complete group.
refusal-correction-free-group = Buildings are not allowed in a group with a mortgaged deed.
refusal-correction-even-group = Buildings must be spread evenly over their group.
refusal-correction-impossible = That position isn’t possible.

## Dealing, the Speed Die and the bell

refusal-no-bell = This game has no time limit.
refusal-bell-has-rung = Time is already up.
refusal-time-is-up = Time’s up: nothing new may start.
refusal-deal-first = Wait until the deeds are dealt.
refusal-not-to-deal = That deed cannot be dealt to this player.
refusal-choose-move-first = First choose how far to move.
refusal-no-move-to-choose = There is no move to choose right now.
refusal-no-speed-die = This game has no Speed Die.
refusal-not-a-die-count = The dice do not allow that move.
refusal-no-such-space = There is no such space on this board.
refusal-must-liquidate = In this edition you must sell and mortgage everything first.
refusal-sell-dollars-first = You owe money, and this would lower the price of your Picsou dollars. Sell those first, and take none in exchange.

## Travel vouchers

refusal-no-voucher = There are no travel vouchers in this game.
refusal-voucher-not-now = Play a travel voucher on your own turn, before you roll or at its end.
refusal-voucher-played-already = You have already played a travel voucher this turn. Keep this one for another turn.
refusal-voucher-in-jail = A travel voucher can’t get you out of Jail.
refusal-voucher-needs-space = Choose a space: this travel voucher lets you pick one.
refusal-voucher-not-there = That travel voucher doesn’t reach there.
refusal-voucher-not-held = Players can’t give a travel voucher that they don’t have.
refusal-no-voucher-asked = No travel voucher is needed right now.
refusal-choose-voucher-first = First choose the travel voucher that changes hands.
refusal-last-call-only = Your turn ends by itself; there is nothing to end now.

## Picsou dollars

refusal-no-dollars-on-sale = You can’t buy Picsou dollars right now.
refusal-dollars-too-many = There aren’t that many Picsou dollars for sale.
refusal-dollars-above-cash = You don’t have enough cash for that many Picsou dollars. Buy fewer, or raise some first.
refusal-dollars-not-held = You don’t have that many Picsou dollars.
refusal-dollars-say-zero = Enter how many Picsou dollars to buy (0 for none).
refusal-dollars-first = First choose how many Picsou dollars to buy.

## Shares

refusal-no-share-on-sale = You can’t buy a share right now.
refusal-no-share-left = The Bank has no shares of that company left. Choose another.
refusal-share-above-cash = You don’t have enough cash for this share. Raise some first, or choose another.
refusal-share-first = First choose a share, or send it to auction.
refusal-share-not-held = You have no unmortgaged share of that company.
refusal-no-share-mortgaged = You have no mortgaged share of that company.

## Storms and kept cards

refusal-no-storm = You have no storm to aim.
refusal-storm-first = First choose where the storm strikes.
refusal-storm-not-his = A hurricane strikes another player’s property.
refusal-storm-not-own = A tornado strikes your own property.
refusal-storm-nothing-built = There is nothing there that a storm could take.
refusal-storm-one-station = A storm strikes only one station. Choose which one.
refusal-sell-house-first = First sell the building that has to go.
refusal-not-condemned = You can’t choose that building to sell.
refusal-card-has-no-target = That card isn’t played on a property.
refusal-card-needs-lot = This card gives you { -house(form: "a") }. Choose a site where you can build it.
refusal-card-plays-itself = That card is used automatically when it applies.
