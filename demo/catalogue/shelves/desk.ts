import type { Shelf } from '../shelf.ts';

const keyboards: Shelf = {
  kind: 'keyboard',
  drawing: 'keyboard',
  category: 'keyboards-mice',
  path: ['Informatique', 'Périphériques', 'Claviers'],
  title: 'Clavier {Type} {Marque} {Modèle} {Disposition} {Couleur}',
  texts: [
    [
      'Frappe nette et bruit contenu : le {Marque} {Modèle} se plaît au bureau comme au salon.',
      'Le {Modèle} se règle touche par touche.',
    ],
    ['Format : {Format}. Connexion : {Connexion}.'],
    ['Disposition {Disposition}, pieds réglables.'],
  ],
  table: `
Marque    | Modèle         | Prix | Couleur | Type      | Format  | Connexion        | Disposition
Toquelle  | Frappe 65      | 89   | blanc   | mécanique | 65 %    | USB-C, Bluetooth | AZERTY
Toquelle  | Frappe 65      | 89   | noir    | mécanique | 65 %    | USB-C, Bluetooth | AZERTY
Toquelle  | Frappe 80      | 109  | gris    | mécanique | TKL     | USB-C, 2,4 GHz   | AZERTY
Toquelle  | Frappe 100 Alu | 179  | argent  | mécanique | complet | USB-C, 2,4 GHz   | AZERTY
Toquelle  | Douceur        | 49   | rose    | sans fil  | compact | Bluetooth        | AZERTY
Toquelle  | Douceur        | 49   | bleu    | sans fil  | compact | Bluetooth        | AZERTY
Basseline | Assaut         | 69   | noir    | gamer     | complet | USB              | AZERTY
Basseline | Assaut Mini    | 79   | noir    | gamer     | 60 %    | USB-C            | AZERTY
Ostrane   | Copiste        | 29   | noir    | filaire   | complet | USB              | AZERTY
`,
};

const mice: Shelf = {
  kind: 'mouse',
  drawing: 'mouse',
  category: 'keyboards-mice',
  path: ['Informatique', 'Périphériques', 'Souris'],
  title: 'Souris {Type} {Marque} {Modèle} {Couleur}',
  texts: [
    ['La {Marque} {Modèle} glisse sans effort et suit au millimètre.'],
    ['Capteur : {Capteur}. Poids : {Poids}.'],
    ['Autonomie : {Autonomie}.', 'Boutons : {Boutons}.'],
  ],
  table: `
Marque    | Modèle          | Prix | Couleur | Type           | Capteur    | Poids | Boutons | Autonomie
Toquelle  | Galante         | 39   | blanc   | sans fil       | 4 000 ppp  | 82 g  | 5       | 18 mois
Toquelle  | Galante         | 39   | rose    | sans fil       | 4 000 ppp  | 82 g  | 5       | 18 mois
Toquelle  | Poignet         | 59   | gris    | verticale      | 4 000 ppp  | 120 g | 6       | 4 mois
Toquelle  | Maîtresse 3     | 99   | noir    | sans fil       | 8 000 ppp  | 141 g | 7       | 70 jours
Basseline | Flèche          | 59   | noir    | gamer          | 26 000 ppp | 59 g  | 6       | -
Basseline | Flèche Sans fil | 119  | blanc   | gamer sans fil | 30 000 ppp | 55 g  | 6       | 90 h
Basseline | Flèche Sans fil | 119  | noir    | gamer sans fil | 30 000 ppp | 55 g  | 6       | 90 h
Ostrane   | Optique 1       | 12   | noir    | filaire        | 1 200 ppp  | 88 g  | 3       | -
`,
};

const externalDrives: Shelf = {
  kind: 'external-drive',
  drawing: 'externalDrive',
  category: 'storage',
  path: ['Informatique', 'Stockage', 'SSD et disques durs externes'],
  title: '{Type} {Marque} {Modèle} {Capacité} {Couleur}',
  texts: [
    ['Le {Marque} {Modèle} tient dans la poche et sauvegarde sans y penser.'],
    ['Débit jusqu’à {Débit}, connexion {Connexion}.'],
    ['Câble fourni. Garantie trois ans.'],
  ],
  table: `
Marque  | Modèle             | Prix | Couleur | Type               | Capacité | Débit      | Connexion
Stokara | Poche              | 89   | bleu    | SSD externe        | 1 To     | 1 050 Mo/s | USB-C 3.2
Stokara | Poche              | 149  | bleu    | SSD externe        | 2 To     | 1 050 Mo/s | USB-C 3.2
Stokara | Poche Tout-terrain | 189  | orange  | SSD externe        | 2 To     | 2 000 Mo/s | USB-C 3.2
Ferrane | Coffre             | 64   | noir    | Disque dur externe | 2 To     | 130 Mo/s   | USB 3.0
Ferrane | Coffre             | 109  | noir    | Disque dur externe | 5 To     | 130 Mo/s   | USB 3.0
`,
};

const memoryCards: Shelf = {
  kind: 'memory-card',
  drawing: 'memoryCard',
  category: 'storage',
  path: ['Informatique', 'Stockage', 'Cartes mémoire'],
  title: 'Carte mémoire {Type} {Marque} {Modèle} {Capacité}',
  texts: [
    ['La {Marque} {Modèle} encaisse la vidéo 4K et les rafales.'],
    ['Lecture : {Lecture}. Écriture : {Écriture}.'],
    ['Résiste à l’eau, au froid et aux rayons X.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Type    | Capacité | Lecture  | Écriture
Stokara | Éclair     | 19   | rouge   | microSD | 128 Go   | 160 Mo/s | 90 Mo/s
Stokara | Éclair     | 34   | rouge   | microSD | 256 Go   | 190 Mo/s | 130 Mo/s
Stokara | Éclair     | 74   | noir    | microSD | 512 Go   | 190 Mo/s | 130 Mo/s
Ferrane | Obturateur | 59   | or      | SD      | 128 Go   | 280 Mo/s | 190 Mo/s
`,
};

const nas: Shelf = {
  kind: 'nas',
  drawing: 'nas',
  category: 'storage',
  path: ['Informatique', 'Stockage', 'NAS'],
  title: 'NAS {Marque} {Modèle} {Baies} baies',
  texts: [
    ['Le {Marque} {Modèle} garde photos et documents à la maison, à l’abri des abonnements.'],
    ['{Baies} baies, {Mémoire} de mémoire, réseau {Réseau}.'],
    ['Disques durs non fournis.'],
  ],
  table: `
Marque  | Modèle   | Prix | Couleur | Baies | Mémoire | Réseau
Galetta | Grange 2 | 229  | blanc   | 2     | 2 Go    | 1 Gb/s
Galetta | Grange 4 | 479  | noir    | 4     | 4 Go    | 2 × 2,5 Gb/s
`,
};

const routers: Shelf = {
  kind: 'router',
  drawing: 'router',
  category: 'networking',
  path: ['Informatique', 'Réseau', 'Routeurs et Wi-Fi'],
  title: '{Type} {Marque} {Modèle} {Norme} {Débit}',
  texts: [
    ['Avec le {Marque} {Modèle}, le Wi-Fi arrive enfin au fond du couloir.'],
    ['Norme {Norme}, débit cumulé de {Débit}.'],
    ['Ports : {Ports}. Se règle depuis le téléphone.'],
  ],
  table: `
Marque  | Modèle       | Prix | Couleur | Type               | Norme   | Débit    | Ports
Ondelis | Relais 6     | 69   | blanc   | Routeur            | Wi-Fi 6 | 1,8 Gb/s | 4 × 1 Gb/s
Ondelis | Relais 7     | 159  | noir    | Routeur            | Wi-Fi 7 | 3,6 Gb/s | 4 × 2,5 Gb/s
Ondelis | Relais 7 Pro | 299  | noir    | Routeur gamer      | Wi-Fi 7 | 9,3 Gb/s | 1 × 10 Gb/s, 4 × 2,5 Gb/s
Ondelis | Nappe 2      | 149  | blanc   | Système Wi-Fi mesh | Wi-Fi 6 | 3 Gb/s   | 2 × 1 Gb/s
Ondelis | Nappe 3      | 329  | blanc   | Système Wi-Fi mesh | Wi-Fi 7 | 5 Gb/s   | 2 × 2,5 Gb/s
Ondelis | Écho         | 29   | blanc   | Répéteur           | Wi-Fi 5 | 1,2 Gb/s | 1 × 100 Mb/s
`,
};

const switches: Shelf = {
  kind: 'switch',
  drawing: 'networkSwitch',
  category: 'networking',
  path: ['Informatique', 'Réseau', 'Switchs réseau'],
  title: 'Switch réseau {Marque} {Modèle} {Ports} ports {Débit}',
  texts: [
    ['Boîtier métal, sans ventilateur : le {Marque} {Modèle} se branche et s’oublie.'],
    ['{Ports} ports à {Débit}.'],
    ['Montage mural possible.'],
  ],
  table: `
Marque  | Modèle      | Prix | Couleur | Ports | Débit    | Administrable
Ondelis | Carrefour 5 | 19   | gris    | 5     | 1 Gb/s   | non
Ondelis | Carrefour 8 | 99   | bleu    | 8     | 2,5 Gb/s | oui
Merival | Nœud 16     | 129  | noir    | 16    | 1 Gb/s   | oui
`,
};

const cables: Shelf = {
  kind: 'cable',
  drawing: 'cable',
  category: 'cables-adapters',
  path: ['Informatique', 'Connectique', 'Câbles'],
  title: 'Câble {Type} {Marque} {Modèle} {Longueur} {Couleur}',
  texts: [
    ['Le câble {Marque} {Modèle} est gainé de tissu et ne s’emmêle pas.'],
    ['Type : {Type}. Longueur : {Longueur}.'],
    ['{Capacité}.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Type        | Longueur | Capacité
Filance | Tresse     | 12   | noir    | USB-C       | 1 m      | Charge 60 W
Filance | Tresse     | 15   | rouge   | USB-C       | 2 m      | Charge 100 W
Filance | Tresse Pro | 29   | blanc   | USB-C       | 1 m      | 40 Gb/s et charge 240 W
Filance | Image      | 14   | noir    | HDMI 2.1    | 2 m      | 4K à 120 Hz
Filance | Image      | 22   | noir    | HDMI 2.1    | 5 m      | 4K à 120 Hz
Filance | Image DP   | 16   | gris    | DisplayPort | 2 m      | 8K à 60 Hz
Filance | Lien 6A    | 9    | bleu    | RJ45 Cat 6A | 3 m      | 10 Gb/s
Filance | Lien 6A    | 17   | jaune   | RJ45 Cat 6A | 10 m     | 10 Gb/s
`,
};

const powerBanks: Shelf = {
  kind: 'power-bank',
  drawing: 'powerBank',
  category: 'power-batteries',
  path: ['Téléphonie', 'Batteries externes'],
  title: 'Batterie externe {Marque} {Modèle} {Capacité} {Puissance} {Couleur}',
  texts: [
    ['La {Marque} {Modèle} recharge le téléphone {Recharges} avant de retourner à la prise.'],
    ['Capacité : {Capacité}. Puissance : {Puissance}.'],
    ['Affichage du niveau, câble USB-C fourni.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Capacité   | Puissance | Recharges
Voltine | Réserve 5  | 24   | rose    | 5 000 mAh  | 20 W      | une fois
Voltine | Réserve 10 | 34   | noir    | 10 000 mAh | 30 W      | deux fois
Voltine | Réserve 20 | 59   | bleu    | 20 000 mAh | 65 W      | quatre fois
Voltine | Réserve 27 | 109  | noir    | 27 000 mAh | 140 W     | six fois
`,
};

const chargers: Shelf = {
  kind: 'charger',
  drawing: 'charger',
  category: 'power-batteries',
  path: ['Téléphonie', 'Chargeurs'],
  title: 'Chargeur {Type} {Marque} {Modèle} {Puissance} {Couleur}',
  texts: [
    ['Petit et tiède, le {Marque} {Modèle} remplace trois chargeurs.'],
    ['Puissance : {Puissance}. Sorties : {Sorties}.'],
    ['Fiche repliable.', 'Protections contre la surchauffe et la surtension.'],
  ],
  table: `
Marque  | Modèle    | Prix | Couleur | Type     | Puissance | Sorties
Voltine | Cube 30   | 19   | blanc   | secteur  | 30 W      | 1 USB-C
Voltine | Cube 65   | 39   | noir    | secteur  | 65 W      | 2 USB-C, 1 USB-A
Voltine | Cube 140  | 89   | noir    | secteur  | 140 W     | 3 USB-C, 1 USB-A
Voltine | Socle Qi2 | 45   | blanc   | sans fil | 15 W      | magnétique
`,
};

const printers: Shelf = {
  kind: 'printer',
  drawing: 'printer',
  category: 'printers-scanners',
  path: ['Informatique', 'Imprimantes', 'Imprimantes multifonctions'],
  title: 'Imprimante {Technologie} {Marque} {Modèle} {Fonctions}',
  texts: [
    ['La {Marque} {Modèle} imprime sans caprice et se partage en Wi-Fi.'],
    ['Vitesse : {Vitesse}. Recto verso : {Recto verso}.'],
    ['Fonctions : {Fonctions}.'],
  ],
  table: `
Marque   | Modèle           | Prix | Couleur | Technologie              | Fonctions                    | Vitesse      | Recto verso
Encrelle | Maison 200       | 69   | blanc   | jet d’encre              | impression, copie, scan      | 10 pages/min | manuel
Encrelle | Réservoir 500    | 219  | noir    | jet d’encre à réservoirs | impression, copie, scan      | 15 pages/min | automatique
Encrelle | Photo 10         | 149  | gris    | jet d’encre photo        | impression, copie, scan      | 9 pages/min  | automatique
Talmont  | Laser 20         | 129  | blanc   | laser noir et blanc      | impression                   | 22 pages/min | automatique
Talmont  | Laser 34M        | 249  | gris    | laser noir et blanc      | impression, copie, scan, fax | 34 pages/min | automatique
Talmont  | Laser Couleur 27 | 329  | blanc   | laser couleur            | impression, copie, scan      | 27 pages/min | automatique
`,
};

const phoneCases: Shelf = {
  kind: 'phone-case',
  drawing: 'phoneCase',
  category: 'accessories',
  path: ['Téléphonie', 'Accessoires téléphonie', 'Coques'],
  title: 'Coque {Marque} {Modèle} pour {Compatible} {Couleur}',
  texts: [
    ['La coque {Marque} {Modèle} protège le {Compatible} sans l’épaissir.'],
    ['Matière : {Matière}. Bords relevés autour de l’écran et des objectifs.'],
    ['Compatible avec la charge sans fil.'],
  ],
  table: `
Marque   | Modèle | Prix | Couleur | Compatible           | Matière
Oriselle | Peau   | 39   | brun    | Lumivelle Éclipse 16 | cuir
Carapel  | Douce  | 19   | bleu    | Lumivelle Éclipse 16 | silicone
Carapel  | Douce  | 19   | rose    | Lumivelle Éclipse 15 | silicone
Carapel  | Douce  | 17   | noir    | Voxane V9            | silicone
Carapel  | Choc   | 29   | noir    | Voxane V9 Ultra      | polycarbonate
Carapel  | Choc   | 29   | vert    | Tavik Durable 5      | polycarbonate
`,
};

const docks: Shelf = {
  kind: 'dock',
  drawing: 'dock',
  category: 'accessories',
  path: ['Informatique', 'Accessoires', 'Stations d’accueil'],
  title: 'Station d’accueil {Marque} {Modèle} {Ports}',
  texts: [
    ['Un seul câble, et le bureau est en place : la {Marque} {Modèle} relie tout au portable.'],
    ['Ports : {Ports}. Charge : {Charge}.'],
    ['Boîtier en aluminium, câble de 80 cm.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Ports                               | Charge
Filance | Pont 5     | 39   | gris    | HDMI, 2 USB-A, USB-C, SD            | 85 W
Filance | Pont 9     | 79   | gris    | 2 HDMI, 3 USB-A, 2 USB-C, RJ45, SD  | 100 W
Filance | Grand Pont | 249  | argent  | 2 DisplayPort, 6 USB, RJ45 2,5 Gb/s | 140 W
`,
};

const styluses: Shelf = {
  kind: 'stylus',
  drawing: 'stylus',
  category: 'accessories',
  path: ['Informatique', 'Accessoires', 'Stylets'],
  title: 'Stylet {Marque} {Modèle} {Couleur}',
  texts: [
    ['Le {Marque} {Modèle} suit la main sans retard.'],
    ['Niveaux de pression : {Pression}. Autonomie : {Autonomie}.'],
    ['Pointes de rechange fournies.'],
  ],
  table: `
Marque    | Modèle  | Prix | Couleur | Pression | Autonomie | Compatible
Lumivelle | Trait 2 | 139  | blanc   | 4096     | 12 h      | Lumivelle Ardoise
Voxane    | S Trait | 69   | noir    | 4096     | sans pile | Voxane Tab
`,
};

export const desk = [
  keyboards,
  mice,
  externalDrives,
  memoryCards,
  nas,
  routers,
  switches,
  cables,
  powerBanks,
  chargers,
  printers,
  phoneCases,
  docks,
  styluses,
];
