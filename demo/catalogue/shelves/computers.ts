import type { Shelf } from '../shelf.ts';

const desktops: Shelf = {
  kind: 'desktop',
  drawing: 'desktop',
  category: 'computers',
  path: ['Informatique', 'Ordinateurs', 'PC de bureau'],
  title: 'PC de bureau {Marque} {Modèle} {Processeur} {Mémoire} {Stockage}',
  texts: [
    [
      'Le {Marque} {Modèle} arrive prêt à brancher : {Processeur}, {Mémoire} de mémoire et un SSD de {Stockage}.',
      'Derrière sa façade sobre, le {Modèle} réunit un {Processeur}, {Mémoire} et {Stockage} de SSD.',
    ],
    [
      'Graphismes : {Graphismes}. Le boîtier s’ouvre sans outil pour évoluer plus tard.',
      'Le refroidissement reste discret, même après des heures. Graphismes : {Graphismes}.',
    ],
    ['Monté et testé en France, garantie deux ans.', 'Livré avec {Système}.'],
  ],
  table: `
Marque  | Modèle        | Prix | Couleur | Processeur         | Mémoire | Stockage | Graphismes            | Système
Ardevan | Établi 3      | 449  | noir    | Quorvex Q3 8100    | 8 Go    | 512 Go   | intégrés              | sans système
Ardevan | Établi 5      | 629  | noir    | Quorvex Q5 8400    | 16 Go   | 512 Go   | intégrés              | Windows 11
Ardevan | Établi 7      | 899  | gris    | Quorvex Q7 8700    | 32 Go   | 1 To     | intégrés              | Windows 11
Ardevan | Arène 4060    | 1049 | noir    | Quorvex Q5 8400    | 16 Go   | 1 To     | Axelyne Aster 4060    | Windows 11
Ardevan | Arène 5070    | 1649 | noir    | Quorvex Q7 8700    | 32 Go   | 1 To     | Axelyne Aster 5070    | Windows 11
Ardevan | Arène 5080    | 2499 | blanc   | Quorvex Q7 8700K   | 32 Go   | 2 To     | Axelyne Aster 5080    | Windows 11
Talweg  | Méandre R750  | 1199 | blanc   | Talvion T500 9600X | 16 Go   | 1 To     | Brumaël Givre R750    | sans système
Talweg  | Méandre R950  | 1999 | blanc   | Talvion T700 9700X | 32 Go   | 2 To     | Brumaël Givre R950 XT | Windows 11
Talweg  | Atelier Image | 2799 | gris    | Talvion T900 9950X | 64 Go   | 2 To     | Kovarn Lynx 5080      | Windows 11
`,
};

const allInOnes: Shelf = {
  kind: 'all-in-one',
  drawing: 'allInOne',
  category: 'computers',
  path: ['Informatique', 'Ordinateurs', 'Tout-en-un'],
  title: 'PC tout-en-un {Marque} {Modèle} {Écran} {Mémoire} {Stockage}',
  texts: [
    ['Tout tient dans l’écran : le {Marque} {Modèle} ne demande qu’une prise et un coin de table.'],
    [
      'Dalle {Écran} {Définition}, {Processeur} et {Mémoire} de mémoire : la famille y trouve son compte.',
      'Sa dalle {Écran} {Définition} est traitée contre les reflets.',
    ],
    ['Webcam escamotable, clavier et souris sans fil fournis.'],
  ],
  table: `
Marque  | Modèle         | Prix | Couleur | Écran       | Définition  | Processeur      | Mémoire | Stockage
Nordame | Fenêtre 24     | 699  | blanc   | 23,8 pouces | 1920 × 1080 | Quorvex Q3 8100 | 8 Go    | 512 Go
Nordame | Fenêtre 27     | 949  | blanc   | 27 pouces   | 2560 × 1440 | Quorvex Q5 8400 | 16 Go   | 512 Go
Nordame | Fenêtre 27 Pro | 1299 | gris    | 27 pouces   | 3840 × 2160 | Quorvex Q7 8700 | 32 Go   | 1 To
Ardevan | Pupitre 24     | 759  | noir    | 23,8 pouces | 1920 × 1080 | Quorvex Q5 8400 | 16 Go   | 512 Go
`,
};

const miniPcs: Shelf = {
  kind: 'mini-pc',
  drawing: 'miniPc',
  category: 'computers',
  path: ['Informatique', 'Ordinateurs', 'Mini PC'],
  title: 'Mini PC {Marque} {Modèle} {Processeur} {Mémoire} {Stockage}',
  texts: [
    [
      'À peine plus grand qu’un livre de poche, le {Marque} {Modèle} se glisse derrière l’écran.',
      'Le {Modèle} tient dans la main et sait tout faire : bureautique, vidéo 4K, petit serveur.',
    ],
    ['{Processeur}, {Mémoire} de mémoire, {Stockage} de SSD.'],
    ['Consommation au repos : {Consommation au repos}. Support mural fourni.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Processeur         | Mémoire | Stockage | Consommation au repos | Réseau
Galetta | Mini 2     | 189  | noir    | Quorvex N200       | 8 Go    | 256 Go   | 6 W                   | 1 Gb/s
Galetta | Mini 5     | 399  | argent  | Quorvex Q5 8400    | 16 Go   | 512 Go   | 9 W                   | 2,5 Gb/s
Galetta | Mini 7 Pro | 599  | argent  | Talvion T700 9700X | 32 Go   | 1 To     | 11 W                  | 2 × 2,5 Gb/s
Talweg  | Galet      | 279  | blanc   | Quorvex N305       | 16 Go   | 512 Go   | 7 W                   | 2,5 Gb/s
`,
};

const laptops: Shelf = {
  kind: 'laptop',
  drawing: 'laptop',
  category: 'laptops',
  path: ['Informatique', 'Ordinateurs portables', 'PC portables'],
  title: 'PC portable {Marque} {Modèle} {Écran} {Processeur} {Mémoire} {Stockage} {Couleur}',
  texts: [
    [
      'Avec ses {Poids}, le {Marque} {Modèle} se fait oublier dans le sac et tient {Autonomie} loin de la prise.',
      'Le {Modèle} glisse un {Processeur} et {Mémoire} de mémoire sous un capot en aluminium.',
      'Écran {Écran} {Définition}, clavier rétroéclairé, {Autonomie} d’autonomie : le {Marque} {Modèle} est un compagnon de tous les jours.',
    ],
    [
      'Le SSD de {Stockage} démarre en quelques secondes, et le capot s’ouvre d’une main.',
      'La dalle {Définition} couvre bien les couleurs et ne fatigue pas les yeux.',
      'La webcam se ferme par un volet, les ports USB-C rechargent des deux côtés.',
    ],
    ['Livré avec {Système}. Poids : {Poids}.', 'Garantie deux ans, pièces détachées disponibles dix ans.'],
  ],
  table: `
Marque    | Modèle          | Prix | Couleur | Écran       | Définition  | Processeur       | Mémoire | Stockage | Poids   | Autonomie | Système
Nordame   | Sillage 13      | 899  | argent  | 13,4 pouces | 1920 × 1200 | Quorvex Q5 U30   | 16 Go   | 512 Go   | 1,12 kg | 14 h      | Windows 11
Nordame   | Sillage 13      | 1049 | bleu    | 13,4 pouces | 2560 × 1600 | Quorvex Q7 U50   | 16 Go   | 1 To     | 1,12 kg | 13 h      | Windows 11
Nordame   | Sillage 14 OLED | 1299 | noir    | 14 pouces   | 2880 × 1800 | Quorvex Q7 U50   | 32 Go   | 1 To     | 1,28 kg | 12 h      | Windows 11
Nordame   | Sillage 16      | 1599 | argent  | 16 pouces   | 2560 × 1600 | Quorvex Q9 H90   | 32 Go   | 1 To     | 1,79 kg | 11 h      | Windows 11
Nordame   | Cahier 15       | 549  | gris    | 15,6 pouces | 1920 × 1080 | Quorvex Q3 U10   | 8 Go    | 512 Go   | 1,68 kg | 8 h       | Windows 11
Nordame   | Cahier 15       | 649  | gris    | 15,6 pouces | 1920 × 1080 | Quorvex Q5 U30   | 16 Go   | 512 Go   | 1,68 kg | 8 h       | Windows 11
Nordame   | Cahier 17       | 729  | gris    | 17,3 pouces | 1920 × 1080 | Quorvex Q5 U30   | 16 Go   | 512 Go   | 2,2 kg  | 7 h       | Windows 11
Quillian  | Vélin 14        | 1149 | blanc   | 14 pouces   | 2240 × 1400 | Talvion T7 M440  | 16 Go   | 512 Go   | 1,24 kg | 16 h      | Windows 11
Quillian  | Vélin 14        | 1349 | rose    | 14 pouces   | 2240 × 1400 | Talvion T7 M440  | 32 Go   | 1 To     | 1,24 kg | 16 h      | Windows 11
Quillian  | Vélin 16 Studio | 1999 | gris    | 16 pouces   | 3200 × 2000 | Talvion T9 M780  | 32 Go   | 2 To     | 1,85 kg | 12 h      | Windows 11
Quillian  | Plume 12        | 429  | bleu    | 12,2 pouces | 1920 × 1200 | Talvion T3 M110  | 8 Go    | 256 Go   | 0,98 kg | 12 h      | Windows 11
Quillian  | Plume 12        | 429  | vert    | 12,2 pouces | 1920 × 1200 | Talvion T3 M110  | 8 Go    | 256 Go   | 0,98 kg | 12 h      | Windows 11
Ardevan   | Arène 15 R4060  | 1099 | noir    | 15,6 pouces | 1920 × 1080 | Quorvex Q5 H60   | 16 Go   | 512 Go   | 2,19 kg | 5 h       | Windows 11
Ardevan   | Arène 16 R5060  | 1449 | noir    | 16 pouces   | 2560 × 1600 | Quorvex Q7 H70   | 16 Go   | 1 To     | 2,35 kg | 6 h       | Windows 11
Ardevan   | Arène 16 R5070  | 1799 | noir    | 16 pouces   | 2560 × 1600 | Quorvex Q7 H70   | 32 Go   | 1 To     | 2,38 kg | 6 h       | Windows 11
Ardevan   | Arène 18 R5080  | 2899 | noir    | 18 pouces   | 2560 × 1600 | Quorvex Q9 H90   | 32 Go   | 2 To     | 3,1 kg  | 5 h       | Windows 11
Ardevan   | Classe 14       | 379  | bleu    | 14 pouces   | 1920 × 1080 | Quorvex N200     | 8 Go    | 256 Go   | 1,45 kg | 11 h      | Windows 11 S
Talweg    | Libre 14        | 799  | gris    | 14 pouces   | 1920 × 1200 | Talvion T5 M340  | 16 Go   | 512 Go   | 1,36 kg | 11 h      | Linux
Talweg    | Libre 16        | 1199 | gris    | 16 pouces   | 2560 × 1600 | Talvion T7 M440  | 32 Go   | 1 To     | 1,72 kg | 10 h      | Linux
Talweg    | Pro 14          | 1399 | noir    | 14 pouces   | 1920 × 1200 | Quorvex Q7 U50   | 32 Go   | 1 To     | 1,19 kg | 15 h      | Windows 11 Pro
Talweg    | Pro 16          | 1699 | noir    | 16 pouces   | 2560 × 1600 | Quorvex Q9 H90   | 32 Go   | 1 To     | 1,81 kg | 13 h      | Windows 11 Pro
Talweg    | Nuage 14        | 299  | argent  | 14 pouces   | 1920 × 1080 | Quorvex N100     | 8 Go    | 128 Go   | 1,4 kg  | 12 h      | système en ligne
Lumivelle | Onde 13         | 1199 | or      | 13,6 pouces | 2560 × 1664 | Lumivelle L3     | 16 Go   | 512 Go   | 1,21 kg | 18 h      | Lumivelle OS
Lumivelle | Onde 13         | 1199 | argent  | 13,6 pouces | 2560 × 1664 | Lumivelle L3     | 16 Go   | 512 Go   | 1,21 kg | 18 h      | Lumivelle OS
Lumivelle | Onde 15         | 1499 | bleu    | 15,3 pouces | 2880 × 1864 | Lumivelle L3     | 16 Go   | 512 Go   | 1,49 kg | 18 h      | Lumivelle OS
Lumivelle | Onde Pro 16     | 2499 | noir    | 16,2 pouces | 3456 × 2234 | Lumivelle L3 Max | 36 Go   | 1 To     | 2,12 kg | 20 h      | Lumivelle OS
`,
};

const tablets: Shelf = {
  kind: 'tablet',
  drawing: 'tablet',
  category: 'tablets',
  path: ['Informatique', 'Tablettes', 'Tablettes tactiles'],
  title: 'Tablette {Marque} {Modèle} {Écran} {Stockage} {Couleur}',
  texts: [
    [
      'Films, dessin, cours : la {Marque} {Modèle} suit du canapé au bureau avec sa dalle de {Écran}.',
      'Fine et légère ({Poids}), la {Modèle} offre un écran {Écran} {Définition}.',
    ],
    [
      'Quatre haut-parleurs et {Autonomie} d’autonomie en vidéo.',
      'Compatible avec le stylet {Marque}, vendu à part.',
    ],
    ['Stockage : {Stockage}. Connexion : {Connexion}.'],
  ],
  table: `
Marque    | Modèle           | Prix | Couleur | Écran       | Définition  | Stockage | Connexion    | Poids | Autonomie
Lumivelle | Ardoise 11       | 449  | bleu    | 11 pouces   | 2360 × 1640 | 128 Go   | Wi-Fi 6      | 477 g | 10 h
Lumivelle | Ardoise 11       | 559  | rose    | 11 pouces   | 2360 × 1640 | 256 Go   | Wi-Fi 6      | 477 g | 10 h
Lumivelle | Ardoise Pro 13   | 1299 | noir    | 13 pouces   | 2752 × 2064 | 256 Go   | Wi-Fi 6E, 5G | 579 g | 10 h
Lumivelle | Ardoise Mini     | 529  | or      | 8,3 pouces  | 2266 × 1488 | 128 Go   | Wi-Fi 6E     | 293 g | 10 h
Voxane    | Pli Tab 9        | 199  | gris    | 8,7 pouces  | 1340 × 800  | 64 Go    | Wi-Fi 5      | 332 g | 11 h
Voxane    | Tab 11           | 259  | gris    | 11 pouces   | 1920 × 1200 | 128 Go   | Wi-Fi 5      | 480 g | 12 h
Voxane    | Tab 11 5G        | 329  | argent  | 11 pouces   | 1920 × 1200 | 128 Go   | Wi-Fi 5, 5G  | 491 g | 12 h
Voxane    | Tab S 12         | 749  | noir    | 12,4 pouces | 2800 × 1752 | 256 Go   | Wi-Fi 6E     | 571 g | 14 h
Mirelle   | Carnet 10        | 149  | bleu    | 10,1 pouces | 1280 × 800  | 64 Go    | Wi-Fi 5      | 460 g | 9 h
Mirelle   | Carnet 10 Enfant | 169  | vert    | 10,1 pouces | 1280 × 800  | 64 Go    | Wi-Fi 5      | 590 g | 9 h
Mirelle   | Carnet 12        | 299  | argent  | 12 pouces   | 2000 × 1200 | 128 Go   | Wi-Fi 6      | 533 g | 12 h
Quillian  | Vélin Tab 13     | 999  | gris    | 13 pouces   | 2880 × 1920 | 512 Go   | Wi-Fi 7      | 879 g | 13 h
`,
};

const readers: Shelf = {
  kind: 'e-reader',
  drawing: 'reader',
  category: 'tablets',
  path: ['Informatique', 'Tablettes', 'Liseuses'],
  title: 'Liseuse {Marque} {Modèle} {Écran} {Stockage}',
  texts: [
    ['La {Marque} {Modèle} se lit comme du papier, en plein soleil comme dans le noir.'],
    ['Éclairage réglable du blanc froid à l’ambre, {Autonomie} d’autonomie.'],
    ['Écran {Écran}, {Stockage} de stockage, {Étanchéité}.'],
  ],
  table: `
Marque  | Modèle        | Prix | Couleur | Écran       | Stockage | Autonomie  | Étanchéité
Folivre | Page 6        | 119  | noir    | 6 pouces    | 16 Go    | 6 semaines | non étanche
Folivre | Page 7        | 169  | blanc   | 7 pouces    | 32 Go    | 6 semaines | étanche IPX8
Folivre | Page Couleur  | 229  | noir    | 7 pouces    | 32 Go    | 4 semaines | étanche IPX8
Folivre | Grand Page 10 | 349  | gris    | 10,3 pouces | 64 Go    | 5 semaines | non étanche
`,
};

export const computers = [desktops, allInOnes, miniPcs, laptops, tablets, readers];
