### Positions dont une réponse est sûrement la meilleure.

puzzles-note = Des positions de parties entre robots. Une réponse y est sûrement meilleure que toutes les autres. Répondez d’abord, puis voyez ce que vaut chaque réponse, et pourquoi.
puzzle-all = Toutes les positions
puzzle-next = Position suivante
puzzle-of-day = Position du { $date }
puzzle-of-theme = Une position : { $theme }
puzzle-today = Aujourd’hui
puzzle-days = Une par jour
puzzle-row = { $days ->
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}
puzzle-answer = Répondre
puzzle-look = Revoir
puzzle-by-theme = par thème
puzzle-themes = Par thème
puzzle-themes-note = réponses données, sur combien
puzzle-easy = facile
puzzle-middling = moyen
puzzle-hard = difficile
puzzle-done-of = { $theme }, { $level } : { $done } sur { $count }
puzzle-theme-done = { $theme } : { $done } sur { $count }
puzzle-begin = commencer
puzzle-go-on = continuer
puzzle-bots = Les réponses des robots
puzzle-bots-note = et ce que chacune coûte
puzzle-not-measured = non mesuré
puzzle-how = Les valeurs viennent de { $futures } suites de chaque réponse, où le { $bot } joue pour tous.
puzzle-share = Partager sans la réponse
puzzle-share-line = passgo, { $what } : { $points } points. La meilleure réponse trouvée par { $right } robots sur { $of }.
puzzle-share-points = { $points } points
puzzle-picture = En faire une image
puzzle-you = vous
today-title = La position du jour
today-note = La même pour tous. Répondez, puis voyez ce que vaut chaque réponse.
today-done = C’est répondu.
theme-buying = Achats
theme-bidding = Enchères
theme-building = Bâtiments
theme-jail = Prison
theme-cash = Argent
theme-trading = Échanges
theme-speed_die = Dé rapide
theme-papers = Titres
bot-builder = robot bâtisseur
bot-never-trader = robot sans échange
bot-shark = robot requin
lesson-hidden-all = La meilleure réponse reste cachée jusqu’à la vôtre. Rien ne presse.
