import type { Shelf } from '../shelf.ts';

const televisions: Shelf = {
  kind: 'television',
  drawing: 'television',
  category: 'tvs',
  path: ['Image & son', 'Téléviseurs'],
  title: 'Téléviseur {Marque} {Modèle} {Diagonale} {Technologie} {Définition}',
  texts: [
    [
      'Le {Marque} {Modèle} affiche une belle image {Définition} sur {Diagonale}, de jour comme de nuit.',
      'Noirs profonds, couleurs justes : le {Modèle} tire le meilleur de sa dalle {Technologie}.',
    ],
    [
      'Fréquence : {Fréquence}. Le mode jeu réduit le retard de l’image.',
      'Le pied central trouve sa place sur tous les meubles.',
    ],
    ['Classe énergétique : {Classe énergétique}. Entrées HDMI : {HDMI}.'],
  ],
  table: `
Marque  | Modèle         | Prix | Couleur | Diagonale | Technologie | Définition | Fréquence | HDMI | Classe énergétique | Consommation   | EPREL     | Indice de réparabilité | Indice de durabilité
Prismea | Aube 32        | 199  | noir    | 80 cm     | LED         | HD         | 60 Hz     | 2    | E                  | 24 kWh/1000 h  | 999990101 | 7,2/10                 | -
Prismea | Aube 43        | 329  | noir    | 108 cm    | LED         | 4K         | 60 Hz     | 3    | F                  | 38 kWh/1000 h  | 999990102 | 7,2/10                 | -
Prismea | Aube 55        | 449  | noir    | 139 cm    | LED         | 4K         | 60 Hz     | 3    | F                  | 61 kWh/1000 h  | 999990103 | 7,4/10                 | -
Prismea | Zénith 55      | 699  | gris    | 139 cm    | QLED        | 4K         | 120 Hz    | 4    | F                  | 68 kWh/1000 h  | 999990104 | 7,9/10                 | 6,3/10
Prismea | Zénith 65      | 899  | gris    | 165 cm    | QLED        | 4K         | 120 Hz    | 4    | F                  | 79 kWh/1000 h  | 999990105 | 7,9/10                 | 6,3/10
Prismea | Zénith 75      | 1299 | gris    | 190 cm    | QLED        | 4K         | 120 Hz    | 4    | G                  | 105 kWh/1000 h | 999990106 | 7,9/10                 | 6,3/10
Voxane  | Vision 50      | 479  | noir    | 127 cm    | QLED        | 4K         | 60 Hz     | 3    | F                  | 57 kWh/1000 h  | 999990107 | 6,8/10                 | -
Voxane  | Vision 65      | 799  | noir    | 165 cm    | QLED        | 4K         | 100 Hz    | 4    | F                  | 82 kWh/1000 h  | 999990108 | 6,8/10                 | -
Voxane  | Vision OLED 55 | 1199 | noir    | 139 cm    | OLED        | 4K         | 144 Hz    | 4    | F                  | 75 kWh/1000 h  | 999990109 | 8,1/10                 | 7,1/10
Voxane  | Vision OLED 65 | 1699 | noir    | 165 cm    | OLED        | 4K         | 144 Hz    | 4    | G                  | 98 kWh/1000 h  | 999990110 | 8,1/10                 | 7,1/10
Orlune  | Nuit 48        | 999  | gris    | 121 cm    | OLED        | 4K         | 120 Hz    | 4    | G                  | 88 kWh/1000 h  | 999990111 | 5,6/10                 | 4,9/10
Orlune  | Nuit 77        | 2999 | gris    | 195 cm    | OLED        | 4K         | 120 Hz    | 4    | G                  | 142 kWh/1000 h | 999990112 | 5,6/10                 | 4,9/10
Orlune  | Toile 55       | 1099 | beige   | 139 cm    | QLED mat    | 4K         | 120 Hz    | 4    | F                  | 72 kWh/1000 h  | 999990113 | 3,4/10                 | -
`,
};

const monitors: Shelf = {
  kind: 'monitor',
  drawing: 'monitor',
  category: 'monitors',
  path: ['Informatique', 'Écrans', 'Écrans PC'],
  title: 'Écran PC {Marque} {Modèle} {Diagonale} {Définition} {Fréquence} {Dalle}',
  texts: [
    [
      'Sur {Diagonale}, le {Marque} {Modèle} affiche {Définition} à {Fréquence} : le texte est net, le mouvement aussi.',
      'La dalle {Dalle} du {Modèle} tient ses couleurs sous tous les angles.',
    ],
    [
      'Le pied se règle en hauteur et pivote.',
      'Un seul câble USB-C suffit pour l’image, la charge et les périphériques.',
    ],
    ['Temps de réponse : {Réponse}. Entrées : {Entrées}.'],
  ],
  table: `
Marque    | Modèle          | Prix | Couleur | Diagonale   | Définition  | Fréquence | Dalle | Réponse | Entrées
Vistral   | Bureau 24       | 119  | noir    | 23,8 pouces | 1920 × 1080 | 100 Hz    | IPS   | 5 ms    | HDMI, DisplayPort
Vistral   | Bureau 27       | 159  | noir    | 27 pouces   | 1920 × 1080 | 100 Hz    | IPS   | 5 ms    | HDMI, DisplayPort
Vistral   | Bureau 27Q      | 219  | noir    | 27 pouces   | 2560 × 1440 | 100 Hz    | IPS   | 5 ms    | HDMI, DisplayPort
Vistral   | Bureau 27U      | 349  | argent  | 27 pouces   | 3840 × 2160 | 60 Hz     | IPS   | 5 ms    | HDMI, DisplayPort, USB-C 90 W
Vistral   | Bureau 32U      | 449  | argent  | 31,5 pouces | 3840 × 2160 | 60 Hz     | IPS   | 5 ms    | HDMI, DisplayPort, USB-C 90 W
Vistral   | Large 34        | 399  | noir    | 34 pouces   | 3440 × 1440 | 120 Hz    | VA    | 4 ms    | HDMI, DisplayPort, USB-C 65 W
Kovarn    | Rafale 24       | 149  | noir    | 23,8 pouces | 1920 × 1080 | 180 Hz    | IPS   | 1 ms    | HDMI, DisplayPort
Kovarn    | Rafale 27Q      | 259  | noir    | 27 pouces   | 2560 × 1440 | 180 Hz    | IPS   | 1 ms    | HDMI, DisplayPort
Kovarn    | Rafale 27Q OLED | 599  | noir    | 26,5 pouces | 2560 × 1440 | 240 Hz    | OLED  | 0,03 ms | HDMI 2.1, DisplayPort
Kovarn    | Rafale 32 OLED  | 899  | noir    | 31,5 pouces | 3840 × 2160 | 240 Hz    | OLED  | 0,03 ms | HDMI 2.1, DisplayPort
Kovarn    | Rafale 49       | 999  | blanc   | 49 pouces   | 5120 × 1440 | 144 Hz    | VA    | 1 ms    | HDMI 2.1, DisplayPort
Nordame   | Toile 24        | 139  | blanc   | 23,8 pouces | 1920 × 1080 | 75 Hz     | IPS   | 5 ms    | HDMI, USB-C 65 W
Nordame   | Toile 27 4K     | 429  | blanc   | 27 pouces   | 3840 × 2160 | 60 Hz     | IPS   | 5 ms    | HDMI, DisplayPort, USB-C 96 W
Nordame   | Nomade 15       | 179  | gris    | 15,6 pouces | 1920 × 1080 | 60 Hz     | IPS   | 8 ms    | 2 USB-C, mini HDMI
Lumivelle | Rétine 27       | 1399 | argent  | 27 pouces   | 5120 × 2880 | 60 Hz     | IPS   | 6 ms    | USB-C 96 W
`,
};

const cameras: Shelf = {
  kind: 'camera',
  drawing: 'camera',
  category: 'cameras',
  path: ['Image & son', 'Photo', 'Appareils photo'],
  title: 'Appareil photo {Type} {Marque} {Modèle} {Définition} {Couleur}',
  texts: [
    [
      'Le {Marque} {Modèle} associe un capteur {Capteur} de {Définition} à un autofocus qui suit le regard.',
      'Compact et bien construit, le {Modèle} donne envie de sortir.',
    ],
    ['Rafale : {Rafale}. Vidéo : {Vidéo}.'],
    ['Poids : {Poids}. Batterie et courroie fournies.'],
  ],
  table: `
Marque   | Modèle         | Prix | Couleur | Type       | Capteur         | Définition | Rafale   | Vidéo | Poids
Optavine | Flâneur X      | 1099 | argent  | compact    | APS-C           | 26 Mpx     | 11 im./s | 4K    | 428 g
Optavine | Flâneur X      | 1099 | noir    | compact    | APS-C           | 26 Mpx     | 11 im./s | 4K    | 428 g
Optavine | H10            | 899  | noir    | hybride    | APS-C           | 24 Mpx     | 15 im./s | 4K    | 495 g
Optavine | H10 + 15-45 mm | 999  | noir    | hybride    | APS-C           | 24 Mpx     | 15 im./s | 4K    | 630 g
Optavine | H50            | 2199 | noir    | hybride    | plein format    | 33 Mpx     | 20 im./s | 6K    | 658 g
Belsart  | Tour 60Z       | 399  | noir    | bridge     | 1/2,3 pouce     | 20 Mpx     | 10 im./s | 4K    | 616 g
Belsart  | Instant 7      | 89   | rose    | instantané | film instantané | -          | -        | -     | 320 g
Belsart  | Instant 7      | 89   | bleu    | instantané | film instantané | -          | -        | -     | 320 g
`,
};

const actionCameras: Shelf = {
  kind: 'action-camera',
  drawing: 'actionCamera',
  category: 'cameras',
  path: ['Image & son', 'Photo', 'Caméras sport'],
  title: 'Caméra sport {Marque} {Modèle} {Vidéo}',
  texts: [
    ['La {Marque} {Modèle} filme vos sorties en {Vidéo}, sans trembler.'],
    ['Étanche à {Étanchéité} sans boîtier, autonomie {Autonomie}.'],
    ['Fixations casque et guidon fournies.'],
  ],
  table: `
Marque  | Modèle      | Prix | Couleur | Vidéo          | Étanchéité | Autonomie
Tavik   | Piste 4     | 229  | noir    | 4K 60 im./s    | 10 m       | 110 min
Tavik   | Piste 5 Pro | 379  | noir    | 5,3K 60 im./s  | 20 m       | 140 min
Belsart | Éclabousse  | 99   | orange  | 1080p 60 im./s | 30 m       | 90 min
`,
};

const lenses: Shelf = {
  kind: 'lens',
  drawing: 'lens',
  category: 'cameras',
  path: ['Image & son', 'Photo', 'Objectifs'],
  title: 'Objectif {Marque} {Modèle} {Ouverture}',
  texts: [
    ['Le {Marque} {Modèle} reste piqué d’un bord à l’autre, dès {Ouverture}.'],
    ['Diamètre de filtre : {Filtre}. Poids : {Poids}.'],
    ['Construction tropicalisée, pare-soleil fourni.'],
  ],
  table: `
Marque   | Modèle             | Prix | Couleur | Ouverture | Filtre | Poids | Monture
Optavine | 35 mm Portrait     | 449  | noir    | f/1,8     | 55 mm  | 210 g | Optavine H
Optavine | 16-50 mm Voyage    | 699  | noir    | f/2,8     | 67 mm  | 410 g | Optavine H
Optavine | 70-300 mm Lointain | 799  | noir    | f/4-5,6   | 67 mm  | 580 g | Optavine H
`,
};

const projectors: Shelf = {
  kind: 'projector',
  drawing: 'projector',
  category: 'projectors',
  path: ['Image & son', 'Vidéoprojecteurs'],
  title: 'Vidéoprojecteur {Marque} {Modèle} {Définition} {Luminosité}',
  texts: [
    ['Le {Marque} {Modèle} transforme un mur blanc en salle de cinéma.'],
    ['Luminosité : {Luminosité}. Il règle seul la netteté et le trapèze.'],
    ['Source : {Source}. Bruit : {Bruit}.'],
  ],
  table: `
Marque  | Modèle      | Prix | Couleur | Définition | Luminosité   | Source | Bruit
Prismea | Séance Mini | 299  | blanc   | 1080p      | 400 lumens   | LED    | 26 dB
Prismea | Séance 4K   | 1199 | gris    | 4K         | 2 300 lumens | laser  | 28 dB
Orlune  | Plein Air   | 549  | noir    | 1080p      | 750 lumens   | LED    | 27 dB
`,
};

export const screensAndCameras = [televisions, monitors, cameras, actionCameras, lenses, projectors];
