# Les phrases de la page qui se passe de serveur : les tables sont dans le navigateur.

here-comes = Le jeu arrive : { $percent } %. La prochaine fois, il sera déjà là.
here-begins = On dresse la table…
here-failed = Le jeu ne peut pas démarrer dans ce navigateur. Rechargez la page ; si cela ne suffit pas, mettez le navigateur à jour.
here-lacks-saving = Votre navigateur interdit à ce site d’enregistrer quoi que ce soit : aucune partie ne peut commencer. Autorisez-lui les cookies et les données de site, puis rechargez la page.
here-lacks-safety = Une partie ne peut commencer que sur une connexion sûre. Ouvrez cette page à son adresse en https.
here-unsaved = Ce navigateur ne peut rien enregistrer ici : aucune partie ne peut commencer. Une fenêtre privée n’enregistre rien ; sinon, l’appareil est peut-être plein.

here-save = Enregistrer toutes les parties dans un fichier
here-open = Ouvrir un fichier de parties
here-opened = { $count ->
    [0] Toutes les parties de ce fichier sont déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
    }
here-unreadable = Rien n’a été ajouté : ce n’est pas un fichier de parties tel que passgo les enregistre ({ $why }).
