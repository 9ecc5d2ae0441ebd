# What the host of a server reads on the terminal.

host-at = passgo est ouvert ici : { $address }
host-at-elsewhere = Depuis les autres appareils de votre réseau : { $address }
host-at-public = Vos amis ouvrent { $address }
host-shared = Toute personne qui a cette adresse peut atteindre ce serveur, par { $program }, jusqu’à ce que vous l’arrêtiez.
host-kept = Les parties sont enregistrées dans { $folder }. Ctrl-C arrête le serveur sans rien perdre.
host-kept-away = Les parties sont enregistrées dans la base de données. Ctrl-C arrête le serveur sans rien perdre.
host-port-taken = le port { $port } est pris ; un autre, libre, le remplace
host-tunnel-opening = { $program } ouvre un tunnel…
host-tunnel-ended = { $program } a fermé le tunnel : vos amis n’atteignent plus ce serveur ; relancez-le avec --share
host-no-descriptors = il ne reste plus de descripteurs de fichier ; les nouvelles connexions attendent ({ $why }) ; `ulimit -n` relève la limite
host-unnamed-proxy = des requêtes passent par un relais, { $address }, qu’aucun --proxy ne nomme : tous ceux qui sont derrière partagent les limites d’une seule personne ; relancez avec --proxy { $address } si vous lui faites confiance
host-silent-proxy = des requêtes viennent de { $address }, nommé par --proxy, sans X-Forwarded-For ; réglez le relais pour qu’il l’envoie. D’ici là, tous ceux qui sont derrière partagent les limites d’une seule personne, et personne n’est considéré comme étant sur cette machine
host-bot-failed = le robot { ELIDED("de", $seat) } a échoué : { $why }
host-bot-illegal = le robot { ELIDED("de", $seat) } a choisi { $move }, un coup interdit
host-bot-silent = le robot { ELIDED("de", $seat) } devait décider et n’a donné aucun coup

host-edition-house = « { $title } » a des règles maison : { $base ->
    [none] elle ne suit aucun livret imprimé.
   *[other] ce n’est pas { $base } tel qu’imprimé ; le salon montre ce qui change.
    }
host-edition-own = « { $title } » est une édition à vous : { $base ->
    [none] elle ne suit aucun livret imprimé.
   *[other] ce n’est pas { $base } tel qu’imprimé ; le salon montre ce qui change.
    }

## The server cannot start

host-did-not-begin = le serveur n’a pas démarré : { $why }
host-not-built = la page du navigateur n’est pas construite ; ./play la construit
host-no-folder = { $folder } : { $why }
host-no-address = { $address } : { $why }
host-cannot-listen = impossible d’écouter sur { $address }, port { $port } : { $why }
host-no-public-url = --public-url { $url } : l’adresse d’un site est attendue, sans chemin, comme { $example }
host-no-proxy = --proxy { $proxy } : une adresse ou un réseau est attendu, par exemple 10.0.0.0/8
host-mail-is-private = Les courriels nomment l’adresse de ce serveur ; ajoutez --public-url
host-mail-options = --mail-server { $url } --mail-from { $sender } : il faut { "smtps://NOM@MACHINE" } ou { "smtp://NOM@MACHINE" } sans mot de passe, et une adresse de courriel
host-share-is-public = --share trouve lui-même l’adresse publique ; retirez { $option }
host-no-tunnel = --share : aucun de ces programmes n’est sur cette machine : { $programs }. Installez-en un, ou voyez les autres moyens dans docs/hosting.md
host-tunnel-failed = { $program } n’a pas ouvert de tunnel : { $why }
host-other-name = Ce serveur ne répond pas encore à ce nom. Demandez à la personne qui le tient de le relancer avec { $option }
host-no-name = Ce serveur ne répond pas à ce nom. Prenez son adresse, ou le nom que l’on vous a donné.
host-other-page = Seules les pages de ce serveur peuvent faire cela.
host-too-many = Trop de demandes. Attendez un instant, puis réessayez.
host-unreadable = Les parties ne peuvent pas être lues pour l’instant. La personne qui tient le serveur en trouve la raison dans son terminal.
host-running = passgo tourne déjà avec les parties de { $folder } ; arrêtez-le d’abord, ou choisissez un autre dossier par --data
host-running-at = passgo tourne déjà à l’adresse { $where }, avec les parties de { $folder } ; arrêtez-le d’abord, ou choisissez un autre dossier par --data

## The store and its games

host-cannot-replay = la partie gardée { $game } ne peut pas continuer : { $why }
host-cannot-replay-move = la partie gardée { $game } ne peut pas continuer au coup { $n }, « { $move } » : { $why }
host-store-empty = { $place } était un fichier vide ; un nouveau recueil y commence. S’il contenait des parties, arrêtez le serveur et remettez votre copie
host-store-none = { $place } : aucune partie n’y est enregistrée
host-store-version = { $place } a été écrit par une autre version de passgo (schéma { $found }, et non { $known })
host-store-foreign = { $place } contient d’autres coups à cet endroit de la partie : un autre programme y a écrit
host-store-reread = une personne a été effacée, une table est donc relue ; les demandes faites entre-temps n’ont pas compté
host-store-full = { $place } : le disque est plein ou défaillant ; libérez de la place et recommencez ({ $cause })
host-store-readonly = { $place } : impossible d’y écrire ; vérifiez les droits du dossier ({ $cause })
host-store-damaged = { $place } : le fichier est abîmé ; déplacez-le pour repartir d’un fichier vide ({ $cause })
host-store-busy = { $place } : un autre programme s’en sert ({ $cause })
host-store-unusable = { $place } : inutilisable ({ $cause })
host-store-away = { $place } : la base de données ne répond pas ({ $cause })
host-store-served = { $place } : des serveurs d’une autre version se servent de cette base ; arrêtez-les d’abord
host-store-at-work = Des serveurs se servent de cette base, ou l’un s’est arrêté il y a moins de dix secondes ; arrêtez-les d’abord
host-store-address = { $address } : il faut l’adresse d’une base PostgreSQL, comme { $form }
host-store-driver = PostgreSQL demande le supplément « postgres » de passgo

## La version statique

static-no-sources = { $folder } : les sources du client du navigateur ne sont pas là ; lancez la commande depuis une copie du dépôt de passgo
static-not-empty = { $folder } contient d’autres fichiers ; donnez un nouveau dossier, ou un dossier créé par cette commande
static-no-package = le paquet { $package } n’est pas installé ; ./play l’installe
static-written = Écrit dans { $folder } : { $megabytes } Mo pour une première visite. N’importe quel serveur web peut le proposer.
