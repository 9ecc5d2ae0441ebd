### A book to be read: its board, deeds, cards and papers.

book-open = About this edition
book-print = Print this page
book-parts = On this page
book-special = What makes it different
book-lengths = How long it lasts
book-rounds = Rounds
book-most-rounds = Nine in ten games
book-time = About
book-lengths-note = Median rounds in games between bots; times assume 30 seconds per turn.
book-deeds = Deeds
book-cards = Cards
book-deck = { $deck }, { $count } cards
book-papers = Items
book-shares = { $count } shares
book-roll = { $count ->
    [0] no number { $amount }
    [one] one { $amount }
    [4] all three, on your own card { $amount }
   *[other] { $count } numbers { $amount }
}
book-tickets = Lottery tickets
book-rules = Rules
book-start = Everyone starts with { $cash }; the salary is { $salary }.
book-missing = There is no such edition here.
print-preview = Print this game (PDF)
print-drawing = The sheets are being drawn. This takes a few seconds.
