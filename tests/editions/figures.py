"""Numbers of the boards and decks, typed again from title deeds, cards and lists of the streets."""

from __future__ import annotations

from passgo.rules.base import tables

E = tables  # the names of effects, short

# Space, price, rents bare and with one house up to a hotel, price of a house: as printed on the deeds.
STREETS = """
 1 60 2 10 30 90 160 250 50
 3 60 4 20 60 180 320 450 50
 6 100 6 30 90 270 400 550 50
 8 100 6 30 90 270 400 550 50
 9 120 8 40 100 300 450 600 50
11 140 10 50 150 450 625 750 100
13 140 10 50 150 450 625 750 100
14 160 12 60 180 500 700 900 100
16 180 14 70 200 550 750 950 100
18 180 14 70 200 550 750 950 100
19 200 16 80 220 600 800 1000 100
21 220 18 90 250 700 875 1050 150
23 220 18 90 250 700 875 1050 150
24 240 20 100 300 750 925 1100 150
26 260 22 110 330 800 975 1150 150
27 260 22 110 330 800 975 1150 150
29 280 24 120 360 850 1025 1200 150
31 300 26 130 390 900 1100 1275 200
32 300 26 130 390 900 1100 1275 200
34 320 28 150 450 1000 1200 1400 200
37 350 35 175 500 1100 1300 1500 200
39 400 50 200 600 1400 1700 2000 200
"""
STREET_FIGURES = [[int(word) for word in line.split()] for line in STREETS.strip().splitlines()]

# Effect and amount (or space) of every card of the old American deck; the order within a deck means nothing.
CHANCE = [
    (E.ADVANCE_TO, 0), (E.ADVANCE_TO, 24), (E.ADVANCE_TO, 11), (E.ADVANCE_TO, 5), (E.ADVANCE_TO, 39),
    (E.ADVANCE_NEAREST, 10), (E.ADVANCE_NEAREST, 2), (E.ADVANCE_NEAREST, 2), (E.MOVE_RELATIVE, -3),
    (E.GO_TO_JAIL, 0), (E.COLLECT_BANK, 50), (E.COLLECT_BANK, 150), (E.PAY_BANK, 15), (E.PAY_EACH, 50),
    (E.REPAIRS, 25), (E.KEEP_OUT_OF_JAIL, 0),
]  # fmt: skip
COMMUNITY_CHEST = [
    (E.ADVANCE_TO, 0), (E.GO_TO_JAIL, 0), (E.KEEP_OUT_OF_JAIL, 0), (E.COLLECT_EACH, 50), (E.REPAIRS, 40),
    (E.PAY_BANK, 50), (E.PAY_BANK, 100), (E.PAY_BANK, 150),
    (E.COLLECT_BANK, 10), (E.COLLECT_BANK, 20), (E.COLLECT_BANK, 25), (E.COLLECT_BANK, 45),
    (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 200),
]  # fmt: skip
# The French chest of the later decks: a birthday for 10 instead of the opera, stock for 50, school for 50.
CAISSE_DE_COMMUNAUTE = [
    (E.ADVANCE_TO, 0), (E.GO_TO_JAIL, 0), (E.KEEP_OUT_OF_JAIL, 0), (E.COLLECT_EACH, 10), (E.REPAIRS, 40),
    (E.PAY_BANK, 50), (E.PAY_BANK, 50), (E.PAY_BANK, 100),
    (E.COLLECT_BANK, 10), (E.COLLECT_BANK, 20), (E.COLLECT_BANK, 25), (E.COLLECT_BANK, 50),
    (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 200),
]  # fmt: skip

PARIS = """Départ
Boulevard de Belleville
Caisse de Communauté
Rue Lecourbe
Impôts sur le revenu
Gare Montparnasse
Rue de Vaugirard
Chance
Rue de Courcelles
Avenue de la République
Prison / Simple Visite
Boulevard de la Villette
Compagnie de distribution d’électricité
Avenue de Neuilly
Rue de Paradis
Gare de Lyon
Avenue Mozart
Caisse de Communauté
Boulevard Saint-Michel
Place Pigalle
Parking Gratuit
Avenue Matignon
Chance
Boulevard Malesherbes
Avenue Henri-Martin
Gare du Nord
Faubourg Saint-Honoré
Place de la Bourse
Compagnie de distribution des eaux
Rue La Fayette
Allez en Prison
Avenue de Breteuil
Avenue Foch
Caisse de Communauté
Boulevard des Capucines
Gare Saint-Lazare
Chance
Avenue des Champs-Élysées
Taxe de luxe
Rue de la Paix"""
QUEBEC = """GO
Avenue de la Méditerranée
Caisse Commune
Avenue de la Baltique
Impôt sur le revenu
Chemin de fer Reading
Avenue de l’Orient
Chance
Avenue Vermont
Avenue Connecticut
Prison / En visite
Place St-Charles
Compagnie d’électricité
Avenue des États-Unis
Avenue Virginie
Chemin de fer Pennsylvanie
Place St-Jacques
Caisse Commune
Avenue Tennessee
Avenue New York
Stationnement gratuit
Avenue Kentucky
Chance
Avenue Indiana
Avenue Illinois
Chemin de fer B. & O.
Avenue Atlantique
Avenue Ventnor
Aqueduc
Jardins Marvin
Allez en prison
Avenue Pacifique
Avenue Caroline du Nord
Caisse Commune
Avenue Pennsylvanie
Chemin de fer Petit Réseau
Chance
Place du Parc
Taxe de luxe
Promenade"""
CLUBS = """GO
Mighty Ducks d’Anaheim / Panthers de la Floride
Conférence de l’Est
Sénateurs d’Ottawa / Lightning de Tampa Bay
Droits de franchise
Wild du Minnesota
Sharks de San José
Conférence de l’Ouest
Coyotes de Phoenix / Hurricanes de la Caroline
Avalanche du Colorado / Oilers d’Edmonton
Prison / Pour une visite
Capitals de Washington
Station de télévision (réseau)
Devils du New Jersey
Islanders de New York
Blue Jackets de Columbus
Flames de Calgary
Conférence de l’Est
Canucks de Vancouver
Sabres de Buffalo
Stationnement gratuit
Stars de Dallas
Conférence de l’Ouest
Blues de St. Louis
Penguins de Pittsburgh
Thrashers d’Atlanta
Flyers de Philadelphie
Kings de Los Angeles
Station de télévision (câble)
Red Wings de Détroit
Allez en prison
Blackhawks de Chicago
Rangers de New York
Conférence de l’Est
Bruins de Boston
Predators de Nashville
Conférence de l’Ouest
Maple Leafs de Toronto
Case de pénalité
Canadiens de Montréal"""
