# Les phrases de la page qui se passe de serveur : les tables sont dans le navigateur.

here-comes = Le jeu arrive : { $percent } %. La prochaine fois, il sera déjà là.
here-begins = On dresse la table…
here-failed = Le jeu ne peut pas démarrer dans ce navigateur. Rechargez la page ; si cela ne suffit pas, mettez le navigateur à jour.
