import type { Shelf } from '../shelf.ts';

const graphicsCards: Shelf = {
  kind: 'graphics-card',
  drawing: 'graphicsCard',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'Cartes graphiques'],
  title: 'Carte graphique {Marque} {Modèle} {Mémoire}',
  texts: [
    [
      'La {Marque} {Modèle} embarque {Mémoire} et vise le jeu en {Définition visée}, textures au maximum.',
      'Avec ses {Mémoire} et sa fréquence boost de {Fréquence boost}, la {Modèle} affiche des images fluides en {Définition visée}.',
      'Pensée pour le {Définition visée}, la {Marque} {Modèle} monte jusqu’à {Fréquence boost}.',
    ],
    [
      'Les ventilateurs s’arrêtent au repos : le silence est complet sur le bureau.',
      'Le dissipateur laisse passer l’air de part en part et reste discret en charge.',
      'La plaque arrière en aluminium rigidifie la carte et évacue la chaleur.',
    ],
    [
      'Longueur : {Longueur}. Prévoir une alimentation solide, la carte consomme jusqu’à {Consommation}.',
      'Elle mesure {Longueur} et demande {Consommation} : vérifiez la place dans le boîtier.',
    ],
  ],
  table: `
Marque  | Modèle             | Prix | Couleur | Mémoire     | Fréquence boost | Définition visée | Longueur | Consommation | Sorties
Axelyne | Aster 4060 Mini    | 299  | noir    | 8 Go GDDR6  | 2 460 MHz       | 1080p            | 199 mm   | 115 W        | 3 DisplayPort, 1 HDMI
Axelyne | Aster 5060 Duo     | 349  | noir    | 8 Go GDDR7  | 2 550 MHz       | 1080p            | 230 mm   | 145 W        | 3 DisplayPort, 1 HDMI
Axelyne | Aster 5070 Duo     | 629  | noir    | 12 Go GDDR7 | 2 512 MHz       | 1440p            | 245 mm   | 220 W        | 3 DisplayPort, 1 HDMI
Axelyne | Aster 5070 Trio OC | 689  | noir    | 12 Go GDDR7 | 2 610 MHz       | 1440p            | 304 mm   | 230 W        | 3 DisplayPort, 1 HDMI
Axelyne | Aster 5080 Trio    | 1149 | noir    | 16 Go GDDR7 | 2 640 MHz       | 4K               | 322 mm   | 320 W        | 3 DisplayPort, 1 HDMI
Axelyne | Aster 5090 Apex    | 2199 | noir    | 32 Go GDDR7 | 2 480 MHz       | 4K               | 348 mm   | 520 W        | 3 DisplayPort, 1 HDMI
Brumaël | Givre R650         | 279  | blanc   | 8 Go GDDR6  | 2 690 MHz       | 1080p            | 215 mm   | 150 W        | 2 DisplayPort, 2 HDMI
Brumaël | Givre R750         | 389  | blanc   | 12 Go GDDR6 | 2 740 MHz       | 1440p            | 251 mm   | 205 W        | 2 DisplayPort, 2 HDMI
Brumaël | Givre R850 XT      | 569  | blanc   | 16 Go GDDR6 | 2 810 MHz       | 1440p            | 280 mm   | 263 W        | 2 DisplayPort, 2 HDMI
Brumaël | Givre R950 XT      | 899  | blanc   | 20 Go GDDR6 | 2 870 MHz       | 4K               | 318 mm   | 330 W        | 2 DisplayPort, 2 HDMI
Kovarn  | Lynx 5060 Silence  | 369  | gris    | 8 Go GDDR7  | 2 500 MHz       | 1080p            | 268 mm   | 145 W        | 3 DisplayPort, 1 HDMI
Kovarn  | Lynx 5070 Silence  | 659  | gris    | 12 Go GDDR7 | 2 540 MHz       | 1440p            | 312 mm   | 225 W        | 3 DisplayPort, 1 HDMI
Kovarn  | Lynx 5080 Silence  | 1199 | gris    | 16 Go GDDR7 | 2 625 MHz       | 4K               | 336 mm   | 325 W        | 3 DisplayPort, 1 HDMI
Kovarn  | Lynx A310 Compacte | 129  | gris    | 4 Go GDDR6  | 2 000 MHz       | 1080p            | 168 mm   | 65 W         | 1 DisplayPort, 1 HDMI
`,
};

const processors: Shelf = {
  kind: 'processor',
  drawing: 'processor',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'Processeurs'],
  title: 'Processeur {Marque} {Modèle} {Cœurs} cœurs {Fréquence turbo}',
  texts: [
    [
      'Le {Marque} {Modèle} réunit {Cœurs} cœurs et {Threads} threads, jusqu’à {Fréquence turbo} en pointe.',
      '{Cœurs} cœurs, {Threads} threads et {Cache} de cache : le {Modèle} avale le jeu comme le montage.',
    ],
    [
      'Son enveloppe de {TDP} le rend facile à refroidir, même dans un boîtier compact.',
      'Le contrôleur DDR5 et les lignes PCI Express 5.0 préparent les prochaines mises à niveau.',
    ],
    [
      'Socket {Socket}. Vendu en boîte, sans ventirad.',
      'Livré en boîte pour socket {Socket}, garantie trois ans.',
    ],
  ],
  table: `
Marque  | Modèle        | Prix | Couleur | Cœurs | Threads | Fréquence de base | Fréquence turbo | Cache  | TDP   | Socket
Quorvex | Q3 8100       | 119  | argent  | 4     | 8       | 3,6 GHz           | 4,5 GHz         | 12 Mo  | 60 W  | QX5
Quorvex | Q5 8400       | 199  | argent  | 6     | 12      | 3,5 GHz           | 4,7 GHz         | 20 Mo  | 65 W  | QX5
Quorvex | Q5 8600K      | 279  | argent  | 10    | 16      | 3,7 GHz           | 5,2 GHz         | 24 Mo  | 125 W | QX5
Quorvex | Q7 8700       | 349  | argent  | 12    | 20      | 3,4 GHz           | 5,3 GHz         | 30 Mo  | 65 W  | QX5
Quorvex | Q7 8700K      | 409  | argent  | 16    | 24      | 3,6 GHz           | 5,5 GHz         | 33 Mo  | 125 W | QX5
Quorvex | Q9 8900K      | 589  | argent  | 24    | 32      | 3,2 GHz           | 5,8 GHz         | 36 Mo  | 125 W | QX5
Talvion | T500 9500     | 189  | argent  | 6     | 12      | 3,8 GHz           | 5,0 GHz         | 32 Mo  | 65 W  | TV4
Talvion | T500 9600X    | 249  | argent  | 6     | 12      | 4,1 GHz           | 5,3 GHz         | 32 Mo  | 65 W  | TV4
Talvion | T700 9700X    | 339  | argent  | 8     | 16      | 3,8 GHz           | 5,5 GHz         | 40 Mo  | 65 W  | TV4
Talvion | T700 9750X 3D | 459  | argent  | 8     | 16      | 4,5 GHz           | 5,2 GHz         | 104 Mo | 120 W | TV4
Talvion | T900 9900X    | 469  | argent  | 12    | 24      | 4,4 GHz           | 5,6 GHz         | 76 Mo  | 120 W | TV4
Talvion | T900 9950X    | 649  | argent  | 16    | 32      | 4,3 GHz           | 5,7 GHz         | 80 Mo  | 170 W | TV4
`,
};

const motherboards: Shelf = {
  kind: 'motherboard',
  drawing: 'motherboard',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'Cartes mères'],
  title: 'Carte mère {Marque} {Modèle} {Format} socket {Socket}',
  texts: [
    [
      'La {Marque} {Modèle} accueille les processeurs au socket {Socket} et jusqu’à {Mémoire max.} de DDR5.',
      'Au format {Format}, la {Modèle} offre {Emplacements M.2} emplacements M.2 et une alimentation généreuse.',
    ],
    [
      'Les étages d’alimentation sont couverts de vrais dissipateurs, et le BIOS se met à jour sans processeur.',
      'Le montage ne demande presque pas d’outils : les SSD et la carte graphique se libèrent d’un doigt.',
    ],
    ['Réseau : {Réseau}.'],
  ],
  table: `
Marque  | Modèle              | Prix | Couleur | Format    | Socket | Mémoire max. | Emplacements M.2 | Réseau
Ostrane | B760M Atelier       | 139  | noir    | Micro-ATX | QX5    | 128 Go       | 2                | 2,5 Gb/s
Ostrane | B760 Atelier Wi-Fi  | 179  | noir    | ATX       | QX5    | 192 Go       | 3                | 2,5 Gb/s, Wi-Fi 6E
Ostrane | Z790 Forge          | 289  | noir    | ATX       | QX5    | 192 Go       | 4                | 2,5 Gb/s, Wi-Fi 7
Ostrane | Z790 Forge Ivoire   | 309  | blanc   | ATX       | QX5    | 192 Go       | 4                | 5 Gb/s, Wi-Fi 7
Ostrane | A620M Essentiel     | 94   | noir    | Micro-ATX | TV4    | 96 Go        | 1                | 1 Gb/s
Merival | B650 Cordée         | 169  | gris    | ATX       | TV4    | 192 Go       | 2                | 2,5 Gb/s
Merival | B650I Cordée Wi-Fi  | 229  | gris    | Mini-ITX  | TV4    | 96 Go        | 2                | 2,5 Gb/s, Wi-Fi 6E
Merival | X870 Belvédère      | 339  | gris    | ATX       | TV4    | 256 Go       | 4                | 5 Gb/s, Wi-Fi 7
Merival | X870E Belvédère Pro | 469  | noir    | ATX       | TV4    | 256 Go       | 5                | 10 Gb/s, Wi-Fi 7
`,
};

const memory: Shelf = {
  kind: 'memory',
  drawing: 'memory',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'Mémoire RAM'],
  title: 'Mémoire RAM {Marque} {Modèle} {Capacité} {Type}-{Vitesse} {Latence}',
  texts: [
    [
      'Le kit {Marque} {Modèle} apporte {Capacité} de mémoire {Type} à {Vitesse} MT/s.',
      '{Capacité} de {Type} en kit, testés ensemble à {Vitesse} MT/s et {Latence}.',
    ],
    [
      'Les profils de réglage se chargent d’un clic dans le BIOS.',
      'Le dissipateur bas ne gêne aucun ventirad.',
    ],
    ['Composition : {Composition}. Garantie à vie.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Capacité | Composition | Type | Vitesse | Latence
Mnemora | Socle      | 54   | noir    | 16 Go    | 2 × 8 Go    | DDR5 | 5600    | CL40
Mnemora | Socle      | 94   | noir    | 32 Go    | 2 × 16 Go   | DDR5 | 5600    | CL40
Mnemora | Élan       | 119  | gris    | 32 Go    | 2 × 16 Go   | DDR5 | 6000    | CL30
Mnemora | Élan       | 219  | gris    | 64 Go    | 2 × 32 Go   | DDR5 | 6000    | CL32
Mnemora | Éclat RGB  | 139  | blanc   | 32 Go    | 2 × 16 Go   | DDR5 | 6400    | CL32
Kryvos  | Lame Noire | 129  | noir    | 32 Go    | 2 × 16 Go   | DDR5 | 6400    | CL30
Kryvos  | Lame Noire | 249  | noir    | 48 Go    | 2 × 24 Go   | DDR5 | 8000    | CL38
Kryvos  | Retour     | 42   | bleu    | 16 Go    | 2 × 8 Go    | DDR4 | 3200    | CL16
Kryvos  | Retour     | 74   | bleu    | 32 Go    | 2 × 16 Go   | DDR4 | 3600    | CL18
`,
};

const internalDrives: Shelf = {
  kind: 'ssd',
  drawing: 'ssd',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'SSD internes'],
  title: 'SSD interne {Marque} {Modèle} {Capacité} {Interface}',
  texts: [
    [
      'Le {Marque} {Modèle} lit à {Lecture} et écrit à {Écriture} : Windows et les jeux démarrent sans attendre.',
      'Jusqu’à {Lecture} en lecture : le {Modèle} de {Capacité} donne un coup de jeune à toute la machine.',
    ],
    [
      'Sa puce garde la tête froide, même sans dissipateur.',
      'Un logiciel de clonage est fourni au téléchargement.',
    ],
    ['Endurance : {Endurance}. Garantie cinq ans.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Capacité | Interface     | Lecture     | Écriture    | Endurance
Stokara | Vif        | 52   | noir    | 500 Go   | NVMe PCIe 4.0 | 4 900 Mo/s  | 3 800 Mo/s  | 300 TBW
Stokara | Vif        | 74   | noir    | 1 To     | NVMe PCIe 4.0 | 5 000 Mo/s  | 4 200 Mo/s  | 600 TBW
Stokara | Vif Pro    | 99   | noir    | 1 To     | NVMe PCIe 4.0 | 7 300 Mo/s  | 6 600 Mo/s  | 750 TBW
Stokara | Vif Pro    | 169  | noir    | 2 To     | NVMe PCIe 4.0 | 7 300 Mo/s  | 6 900 Mo/s  | 1 500 TBW
Stokara | Vif Pro    | 329  | noir    | 4 To     | NVMe PCIe 4.0 | 7 200 Mo/s  | 6 800 Mo/s  | 3 000 TBW
Stokara | Foudre     | 199  | bleu    | 1 To     | NVMe PCIe 5.0 | 13 800 Mo/s | 11 200 Mo/s | 700 TBW
Stokara | Foudre     | 319  | bleu    | 2 To     | NVMe PCIe 5.0 | 14 200 Mo/s | 12 600 Mo/s | 1 400 TBW
Ferrane | Plume SATA | 64   | gris    | 1 To     | SATA 6 Gb/s   | 560 Mo/s    | 520 Mo/s    | 400 TBW
`,
};

const powerSupplies: Shelf = {
  kind: 'power-supply',
  drawing: 'powerSupply',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'Alimentations PC'],
  title: 'Alimentation PC {Marque} {Modèle} {Puissance} {Certification}',
  texts: [
    [
      'Bloc {Certification} de {Puissance}, le {Marque} {Modèle} alimente sereinement une machine de joueur.',
      'Le {Modèle} délivre {Puissance} avec un rendement {Certification}.',
    ],
    [
      'Ses câbles {Câblage} simplifient le montage.',
      'Le ventilateur de 135 mm reste arrêté sous 30 % de charge.',
    ],
    ['Protections complètes, garantie dix ans.'],
  ],
  table: `
Marque   | Modèle             | Prix | Couleur | Puissance | Certification | Câblage
Ferrolys | Pilier 550         | 64   | noir    | 550 W     | 80+ Bronze    | fixes
Ferrolys | Pilier 650         | 84   | noir    | 650 W     | 80+ Gold      | semi-modulaires
Ferrolys | Pilier 750M        | 109  | noir    | 750 W     | 80+ Gold      | modulaires
Ferrolys | Pilier 850M Ivoire | 139  | blanc   | 850 W     | 80+ Gold      | modulaires
Ferrolys | Monolithe 1000     | 219  | noir    | 1000 W    | 80+ Platinum  | modulaires
`,
};

const cases: Shelf = {
  kind: 'pc-case',
  drawing: 'pcCase',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'Boîtiers PC'],
  title: 'Boîtier PC {Marque} {Modèle} {Format} {Couleur}',
  texts: [
    [
      'Le {Marque} {Modèle} respire par une façade ajourée et garde ses filtres à portée de main.',
      'Un {Format} sobre : le {Modèle} cache ses câbles et montre ce qui compte.',
    ],
    ['Il reçoit des cartes graphiques jusqu’à {Carte graphique max.}.'],
    ['Ventilateurs fournis : {Ventilateurs}. Panneau latéral : {Panneau}.'],
  ],
  table: `
Marque   | Modèle      | Prix | Couleur | Format       | Carte graphique max. | Ventilateurs | Panneau
Halcyone | Courant 300 | 69   | noir    | moyenne tour | 360 mm               | 2 × 120 mm   | verre trempé
Halcyone | Courant 300 | 74   | blanc   | moyenne tour | 360 mm               | 2 × 120 mm   | verre trempé
Halcyone | Courant 500 | 119  | noir    | moyenne tour | 400 mm               | 3 × 140 mm   | verre trempé
Halcyone | Nid         | 99   | gris    | Mini-ITX     | 320 mm               | 1 × 120 mm   | maille d’acier
Halcyone | Cathédrale  | 229  | noir    | grande tour  | 460 mm               | 4 × 140 mm   | verre trempé
`,
};

const coolers: Shelf = {
  kind: 'cooler',
  drawing: 'cooler',
  category: 'computer-components',
  path: ['Informatique', 'Composants PC', 'Refroidissement CPU'],
  title: 'Refroidissement CPU {Marque} {Modèle} {Type} {Couleur}',
  texts: [
    [
      'Le {Marque} {Modèle} tient les processeurs gourmands au frais en restant sous {Niveau sonore}.',
      'Silencieux et simple à poser : le {Modèle} encaisse jusqu’à {Dissipation}.',
    ],
    ['La pâte thermique est déjà appliquée.', 'Le kit de montage couvre les sockets récents.'],
    ['Type : {Type}. Hauteur : {Hauteur}.'],
  ],
  table: `
Marque   | Modèle      | Prix | Couleur | Type                | Dissipation | Niveau sonore | Hauteur
Kryoneth | Bise 120    | 34   | noir    | ventirad            | 160 W       | 25 dB         | 155 mm
Kryoneth | Bise 120    | 37   | blanc   | ventirad            | 160 W       | 25 dB         | 155 mm
Kryoneth | Bise Double | 69   | noir    | ventirad            | 250 W       | 24 dB         | 160 mm
Kryoneth | Fjord 240   | 99   | noir    | watercooling 240 mm | 280 W       | 29 dB         | 52 mm
Kryoneth | Fjord 360   | 139  | blanc   | watercooling 360 mm | 350 W       | 30 dB         | 52 mm
`,
};

export const computerComponents = [
  graphicsCards,
  processors,
  motherboards,
  memory,
  internalDrives,
  powerSupplies,
  cases,
  coolers,
];
