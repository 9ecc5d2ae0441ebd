### Ce qui n’est que dans le terminal ; le reste, il le partage avec le navigateur.

terminal-quit = Quitter passgo
terminal-back = Entrée sur une ligne vide revient en arrière.
terminal-no-choice = « { $line } » n’est pas un choix proposé. Tapez ? pour l’aide.
terminal-sum = Donnez un nombre entier de { $least } à { $most }.
terminal-plain-help = On choisit par le numéro ou la lettre au début d’une ligne. Une somme ou des mots s’écrivent sur leur propre ligne. Une ligne vide revient en arrière et montre où vous en êtes.
terminal-unknown = il n’y a pas de « { $asked } » ici ; il faut l’un de ceux-ci : { $known }
terminal-missing = le client du terminal a besoin de Textual, qui n’est pas installé. Selon la façon dont passgo a été installé : { $command }. Avec --plain, il n’a besoin de rien.
terminal-quit-short = Quitter
terminal-quit-note = Vos places sont gardées ; revenez quand vous voulez.
terminal-help = On choisit avec les flèches et Entrée, à la souris, ou par la lettre ou le numéro au début d’une ligne. Tab passe à l’autre colonne, Échap revient. Cliquez sur une case pour voir son titre, sur un joueur pour voir ce qu’il possède. Une ligne grise n’est pas possible maintenant ; choisissez-la pour lire pourquoi.
terminal-marks = Sur le plateau, la lettre à droite d’un bandeau est celle du propriétaire ; une barre devant elle veut dire hypothéqué. ⌂ est { -house(form: "a") }, H { -hotel(form: "a") }, S { -skyscraper(form: "a") }, D { -depot(form: "a") }, T { -stand(form: "a") }. Dans la liste des cases où vous pourriez tomber, le dernier nombre dit combien de lancers y mènent.
terminal-colon = { " : " }
terminal-replay-turn = Aller au tour
terminal-replay-leave = Quitter la relecture
terminal-replay-edge = La relecture ne va pas plus loin dans ce sens.
