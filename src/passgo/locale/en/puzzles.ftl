### Positions of which one answer is surely best.

puzzles-note = Positions from games between bots. One answer is surely better than every other. Answer first, then look at what each answer is worth, and why.
puzzle-all = All positions
puzzle-next = Next position
puzzle-of-day = Position of { $date }
puzzle-of-theme = A position: { $theme }
puzzle-today = Today
puzzle-days = One a day
puzzle-row = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzle-answer = Answer
puzzle-look = Look again
puzzle-by-theme = by theme
puzzle-themes = By theme
puzzle-themes-note = answered, of how many
puzzle-easy = easy
puzzle-middling = middling
puzzle-hard = hard
puzzle-done-of = { $theme }, { $level }: { $done } of { $count } answered
puzzle-theme-done = { $theme }: { $done } of { $count } answered
puzzle-begin = begin
puzzle-go-on = continue
puzzle-bots = The bots’ answers
puzzle-bots-note = and what each costs
puzzle-not-measured = not measured
puzzle-how = Worths come from { $futures } futures of each answer, in which the { $bot } plays for all.
puzzle-share = Share without the answer
puzzle-share-line = passgo, { $what }: { $points } points. { $right } of { $of } bots found the best answer.
puzzle-share-points = { $points } points
puzzle-picture = Make a picture
puzzle-you = you
today-title = The position of the day
today-note = The same for everybody. Answer, then see what each answer is worth.
today-done = Answered.
theme-buying = Buying
theme-bidding = Auctions
theme-building = Building
theme-jail = Jail
theme-cash = Cash
theme-trading = Trading
theme-speed_die = Speed Die
theme-papers = Papers
bot-builder = building bot
bot-never-trader = no-trade bot
bot-shark = shark bot
lesson-hidden-all = The best answer stays hidden until you give yours. There is no clock.
