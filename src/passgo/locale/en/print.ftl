### The printed game

print-box = { $title }: the printed game
print-board = Board
print-board-note = 50 × 50 cm, six sheets to be glued together
print-deeds = Title deeds
print-cards = Cards
print-papers = Other papers
print-money = Money
print-rules = Rules
print-house = House rules
print-both-sides = both sides
print-how-scale = Print at actual size (100 %), not “fitted to the page”. The ruler below then measures 10 cm.
print-how-sides = Deeds, cards and papers: on both sides, turned over the long edge. The back of a sheet follows its front.
print-how-cut = Cut from mark to mark. Thick paper lasts longer: 200 g/m² and more for deeds and cards.
print-how-board = Cut out the six sheets of the board along their outer marks. Glue each sheet onto the flaps of its neighbours, up to the red line.
print-needed = You also need:
print-dice = { $count } dice
print-speed-die = the red die
print-die8 = an eight-sided die
print-tokens = { $count } playing pieces
print-houses = { $count } { -house(form: "many") }
print-hotels = { $count } { -hotel(form: "many") }
print-skyscrapers = { $count } { -skyscraper(form: "many") }
print-depots = { $count } { -depot(form: "many") }
print-stands = { $count } { -stand(form: "many") }
print-ruler = 10 cm
print-sheet = Board { $name }
print-glue = glue sheet { $name } on here
print-vouchers =
    { $count ->
        [one] 1 travel voucher
       *[other] { $count } travel vouchers
    }
print-hotel = { CAPITAL(-hotel) }
print-skyscraper = { CAPITAL(-skyscraper) }
print-lift = To lift it
print-roll = Roll Three card
print-tickets = Lottery tickets
print-ticket = Lottery ticket
print-dollar = Picsou dollar
print-rule-table = house rule
print-house-how = Tick what you agree on before the first throw.
print-house-own = Our own
print-house-signed = Agreed by
print-here = here: { $value }
print-yes = yes
print-no = no
print-no-client = The inks and faces of a printed game come from the client, which is not built here. In a checkout: python hatch_build.py
print-missing = To print a game, install the extra `print`: { $command }
print-written = { $file }: { $pages } pages
