### Why a move is refused: one text for each reason of `passgo.rules.base.reasons` and `passgo.game.setup`,
### said to the one who asked. The rule it rests on is cited beside it, so the text need not repeat it.

## What stands before the reason where a record is told

refused = refused: { $why }

## Before the game

refusal-too-few-players = There are too few players.
refusal-too-many-players = There are too many players.
refusal-banker-must-play = At so small a table, the banker has to play too.
refusal-banker-must-not-play = At so large a table, the banker only banks.
refusal-token-taken = Two players cannot have the same token.

## The game and the turn

refusal-game-over = The game is over.
refusal-retired = You went bankrupt and have left the game.
refusal-no-such-seat = Nobody sits there.
refusal-not-your-turn = It is not your turn yet.
refusal-rolloff-first = The throw for first player comes before everything else.
refusal-chance-first = Wait for the dice or the card.
refusal-unknown-move = That answers nothing that is asked here.
refusal-not-a-way = The dice cannot fall like that here.
refusal-card-not-to-come = That card cannot come up now.

## Something else comes first

refusal-decide-purchase = First the property at hand is bought or sent to auction.
refusal-decide-tax = First the tax is chosen.
refusal-card-choice-first = First the choice that the card leaves is made.
refusal-auction-runs = That has to wait until the auction is over.
refusal-debt-first = A debt has to be paid first. Who owes it may sell buildings, mortgage or trade.
refusal-answer-offer = That has to wait until the offer is answered.
refusal-transfer-first = First the mortgages that changed hands are lifted or kept.
refusal-shortage-runs = Buildings are short. First everybody concerned says how many they want.
refusal-place-first = First the building just won is placed.

## Buying and auctions

refusal-not-for-sale = There is nothing here for you to buy.
refusal-price-above-cash = You lack the cash. Raise some first, or send the property to auction.
refusal-no-auction = No auction is running.
refusal-passed-already = You have passed, and that holds for the whole auction.
refusal-not-a-bidder = You are not among the bidders in this auction.
refusal-wait-to-bid = Somebody else bids first; wait until it is your turn.
refusal-no-opening = No opening price is awaited.
refusal-not-the-banker = The Banker names the opening price.
refusal-opening-first = The Banker names the opening price first.
refusal-opening-out-of-range = An opening price is from 1 to a million.
refusal-highest-already = The highest bid is already yours.
refusal-bid-below-opening = Bid at least the opening price.
refusal-building-bid-below-opening = Bid at least the opening price of the building.
refusal-bid-not-higher = Bid more than the highest bid so far.
refusal-bid-above-cash = You cannot bid more cash than you hold. Sell a building or mortgage something first.

## Rent and tax

refusal-no-lot-would-be-left = You have said that you want it: this would leave no lot for it.
refusal-no-claim-mortgaged = That property is mortgaged, so it earns no rent.
refusal-no-claim = There is no rent to ask for: none is due, the property was mortgaged at the landing, or the time for asking is over.
refusal-claim-asked = You have asked already. The rent follows once the debt before it is settled.
refusal-no-tax-choice = There is no tax for you to choose now.
refusal-no-card-choice = No card leaves you a choice now.

## Rents paid half in property

refusal-no-half = Only a rent that you cannot pay may be paid half in property.
refusal-half-above-cash = You lack the cash for half of the rent. Raise some first.
refusal-half-too-little-property = You lack the property to make up the other half.
refusal-give-first = Half of the rent has been paid. First give property for the other half.
refusal-nothing-to-give = Nothing is asked of you here.
refusal-not-to-give = That property cannot be given: it must be yours, without mortgage or buildings.

## Jail

refusal-not-in-jail = You are not in Jail.
refusal-fine-too-late = Too late for the fine: this is your last try, so throw the dice first.
refusal-fine-above-cash = You lack the cash for the fine. Raise some first, or try for doubles.
refusal-jail-next-turn = Not yet: wait for your own turn, before you throw.
refusal-card-not-held = You do not hold that card.
refusal-card-outside-jail = Keep that card: you are not in Jail.

## Houses and hotels

refusal-build-not-now = Building has to wait a moment.
refusal-not-a-street = Buildings stand on streets only.
refusal-group-not-complete = Collect every street of this colour before you build.
refusal-group-mortgaged = A street of this colour is mortgaged. Lift the mortgage first.
refusal-build-uneven = Build evenly: another street of this colour comes first.
refusal-hotel-needs-houses = Too early for { -hotel(form: "a") }: fill every street of this colour with { -house(form: "many") } first.
refusal-hotel-stands = There stands { -hotel(form: "a") } already, and no more than one fits.
refusal-no-houses-left = The Bank is out { -house(form: "of") }. Wait until some come back.
refusal-no-hotels-left = The Bank is out { -hotel(form: "of") }. Wait until one comes back.
refusal-building-above-cash = You lack the cash for this building. Raise some first.
refusal-want-not-asked = Nobody is asking how many buildings you want now.
refusal-want-too-many = You could not place that many. Ask for fewer.
refusal-nothing-to-place = You have nothing to place there.
refusal-sell-not-now = Selling buildings has to wait a moment.
refusal-not-your-building = Those buildings are not yours to sell.
refusal-nothing-built = There is no building to sell there.
refusal-sell-uneven = Sell evenly: another street of this colour comes first.
refusal-no-houses-for-hotel = The Bank lacks the { -house(form: "many") } to break up this { -hotel }. Sell the whole group at once.
refusal-no-hotel-for-skyscraper = The Bank lacks the { -hotel } to put in the place of this { -skyscraper }. Sell the whole group at once.
refusal-no-hotel-in-group = There is { -hotel(form: "no") } in this group. Sell its { -house(form: "many") } one by one.

## Skyscrapers, depots and stands

refusal-skyscraper-needs-hotels = Too early for { -skyscraper(form: "a") }: put { -hotel(form: "a") } on every street of this colour first.
refusal-skyscraper-stands = There stands { -skyscraper(form: "a") } already, and no more than one fits.
refusal-no-skyscrapers-left = The Bank is out { -skyscraper(form: "of") }. Wait until one comes back.
refusal-not-your-station = That station is not yours.
refusal-station-mortgaged = That station is mortgaged. Lift the mortgage first.
refusal-depot-stands = One stands there already, and no more than one fits.
refusal-no-depots-left = The Bank has none left. Wait until one comes back.
refusal-sell-depot-first = Sell what stands at this station to the Bank first.
refusal-hotel-sale-forces-all = With { -hotel(form: "a") } in the group, all its buildings are sold at once, or none.

## Mortgages

refusal-mortgage-not-now = Mortgaging has to wait a moment.
refusal-not-your-deed = That property is not yours.
refusal-mortgaged-already = That property is mortgaged already.
refusal-sell-buildings-first = Sell every building on this colour to the Bank first.
refusal-lift-not-now = Lifting a mortgage has to wait a moment.
refusal-not-mortgaged = That property is not mortgaged.
refusal-lift-above-cash = You lack the cash for the mortgage and its interest. Raise some first.
refusal-not-this-transfer = Another mortgage that changed hands comes first.

## Trades

refusal-offer-not-now = Trading has to wait a moment.
refusal-offer-to-whom = Make your offer to another player who is still in the game.
refusal-offer-empty = Put something into the offer first.
refusal-offer-not-owned = Somebody would give what they do not own.
refusal-offer-buildings = There are buildings on this colour. They go back to the Bank before any of it is traded.
refusal-offer-above-cash = Somebody would give more cash than they hold.
refusal-offer-interest = Somebody could not pay the interest on the mortgages they would take over.
refusal-offer-mortgaged = Mortgaged property cannot be traded in this edition.
refusal-offer-given-away = A player in debt gives nothing away.
refusal-offer-below-bank = A player in debt gives nothing away for less than the Bank would pay.
refusal-offer-before-rent = A rent can still be asked of a player in this deal: until then that player may neither give anything away nor trade it for less than the Bank would pay.
refusal-offer-gift = Both sides have to give something.
refusal-offer-vouchers = Travel vouchers are not traded.
refusal-no-offer = There is no offer to answer.
refusal-not-your-offer = That offer is between other players.
refusal-offer-bank-has-deeds = The Bank still has deeds. Until it has none, players trade no property.
refusal-offer-mortgaged-share = A mortgaged share cannot be traded.
refusal-offer-card-not-traded = That card cannot be traded. Its holder keeps it until it is used.

## Debt

refusal-no-debt = You owe nothing, so you cannot go bankrupt.
refusal-can-pay-by-halves = You can still pay this rent by halves: half in cash, if need be raised first, and half in property that is not mortgaged.
refusal-can-raise = You can still raise the money: sell buildings or mortgage property.

## Taking back

refusal-takeback-too-far = There are not that many moves to take back.
refusal-takeback-past-chance = Nothing is taken back past a throw or a card.
refusal-correction-no-real-board = Only a game at a real board is corrected.
refusal-correction-not-now = Whose turn it is, where the tokens stand and who is out is corrected while somebody is about to throw.
refusal-correction-over = The game is over. Under “{ replay-open }” it can be played on from any moment.
refusal-correction-asked = What is asked now rests on it: answer, or take it back, and correct then.
refusal-correction-out = This player is not in the game.
refusal-correction-not-so-many = The Bank has not so many of these.
refusal-correction-whole-group = Buildings stand only where one player has the whole group.
refusal-correction-free-group = No building stands in a group with a mortgaged deed.
refusal-correction-even-group = Buildings stand evenly over their group.
refusal-correction-impossible = No game can stand like this.

## Dealing, the Speed Die and the bell

refusal-no-bell = No bell ends this game.
refusal-bell-has-rung = The bell has rung already.
refusal-time-is-up = Time is up: nothing new begins.
refusal-deal-first = The deeds are being dealt.
refusal-not-to-deal = That deed cannot be dealt to this player.
refusal-choose-move-first = First it must be said how far the move goes.
refusal-no-move-to-choose = There is no move to choose now.
refusal-no-speed-die = No Speed Die is thrown in this game.
refusal-not-a-die-count = The dice do not allow that move.
refusal-no-such-space = The board has no such space.
refusal-must-liquidate = By this book everything must be sold and mortgaged first.
refusal-sell-dollars-first = You owe money, and this would lower the price of your Picsou dollars: sell those first, and take none in exchange.

## Travel vouchers

refusal-no-voucher = There are no travel vouchers in this game.
refusal-voucher-not-now = Play a travel voucher in your own turn, before you throw or at its end.
refusal-voucher-played-already = You have played a travel voucher in this turn. Keep this one for another.
refusal-voucher-in-jail = Travel vouchers do not get you out of Jail.
refusal-voucher-needs-space = Say where to: that travel voucher leaves you the choice of the space.
refusal-voucher-not-there = That travel voucher does not bring you there.
refusal-voucher-not-held = Nobody can part with a travel voucher that they do not hold.
refusal-no-voucher-asked = Nobody is asking for a travel voucher now.
refusal-choose-voucher-first = First the travel voucher that changes hands is chosen.
refusal-last-call-only = The turn ends by itself; there is nothing to declare now.

## Picsou dollars

refusal-no-dollars-on-sale = No Picsou dollars are on sale to you now.
refusal-dollars-too-many = There are not that many Picsou dollars on sale.
refusal-dollars-above-cash = You lack the cash for that many Picsou dollars. Buy fewer, or raise some first.
refusal-dollars-not-held = You do not hold that many Picsou dollars.
refusal-dollars-say-zero = Picsou dollars are not declined: say how many you buy, or 0 for none.
refusal-dollars-first = First it must be said how many Picsou dollars are bought.

## Shares

refusal-no-share-on-sale = No share is on sale to you now.
refusal-no-share-left = The Bank has no share of that company left. Choose another.
refusal-share-above-cash = You lack the cash for this share. Raise some first, or choose another.
refusal-share-first = First a share is chosen, or sent to auction.
refusal-share-not-held = You hold no share of that company that is free of mortgage.
refusal-no-share-mortgaged = You have no mortgaged share of that company.

## Storms and kept cards

refusal-no-storm = You have no storm to aim.
refusal-storm-first = First it must be said where the storm strikes.
refusal-storm-not-his = A hurricane strikes the property of another player.
refusal-storm-not-own = A tornado strikes your own property.
refusal-storm-nothing-built = Nothing stands there that a storm could take.
refusal-storm-one-station = Of the stations, a storm strikes a single one. Name it.
refusal-sell-house-first = First the building that has to go is sold.
refusal-not-condemned = That building cannot be the one that goes.
refusal-card-has-no-target = That card is for no particular property.
refusal-card-needs-lot = That card brings { -house(form: "a") }: name a lot where it could be built.
refusal-card-plays-itself = That card is used by itself when its moment comes.
