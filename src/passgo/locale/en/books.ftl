### A book to be read: its board, deeds, cards and papers.

book-open = About this book
book-print = Print this page
book-parts = Parts of the page
book-special = What is special
book-lengths = How long it lasts
book-rounds = Rounds
book-most-rounds = Nine in ten
book-time = About
book-lengths-note = Rounds of games between bots, half of them shorter and half longer; the time is at half a minute a turn.
book-deeds = Deeds
book-cards = Cards
book-deck = { $deck }, { $count } cards
book-papers = Papers
book-shares = { $count } shares
book-roll = { $count ->
    [0] no number { $amount }
    [one] one { $amount }
    [4] three of the thrower’s own { $amount }
   *[other] { $count } numbers { $amount }
}
book-tickets = Lottery tickets
book-rules = Rules
book-start = Everybody begins with { $cash }; the salary is { $salary }.
book-missing = There is no such book here.
print-preview = Print this game (PDF)
