import type { Shelf } from '../shelf.ts';

const smartphones: Shelf = {
  kind: 'smartphone',
  drawing: 'smartphone',
  category: 'phones',
  path: ['Téléphonie', 'Smartphones'],
  title: 'Smartphone {Marque} {Modèle} {Stockage} {Couleur}',
  texts: [
    [
      'Le {Marque} {Modèle} marie un écran {Écran} lumineux à un capteur principal de {Photo}.',
      'Prise en main agréable, {Batterie} de batterie, écran {Écran} : le {Modèle} va à l’essentiel, et bien.',
      'Avec son capteur de {Photo}, le {Marque} {Modèle} réussit ses photos même quand la lumière baisse.',
    ],
    [
      'Les mises à jour sont promises pendant {Mises à jour}.',
      'La charge rapide rend une journée d’autonomie en vingt minutes.',
      'Le verre résiste aux rayures et le châssis à l’eau ({Étanchéité}).',
    ],
    ['Stockage : {Stockage}. Double SIM, {Réseau}.', 'Vendu débloqué, tous opérateurs, {Réseau}.'],
  ],
  table: `
Marque    | Modèle             | Prix | Couleur | Écran      | Stockage | Photo   | Batterie  | Réseau | Étanchéité | Mises à jour
Voxane    | V5                 | 179  | noir    | 6,5 pouces | 64 Go    | 50 Mpx  | 5 000 mAh | 4G     | IP53       | 3 ans
Voxane    | V5                 | 199  | bleu    | 6,5 pouces | 128 Go   | 50 Mpx  | 5 000 mAh | 4G     | IP53       | 3 ans
Voxane    | V7                 | 269  | noir    | 6,6 pouces | 128 Go   | 50 Mpx  | 5 000 mAh | 5G     | IP54       | 4 ans
Voxane    | V7                 | 319  | vert    | 6,6 pouces | 256 Go   | 50 Mpx  | 5 000 mAh | 5G     | IP54       | 4 ans
Voxane    | V9                 | 649  | noir    | 6,2 pouces | 128 Go   | 50 Mpx  | 4 000 mAh | 5G     | IP68       | 7 ans
Voxane    | V9                 | 709  | violet  | 6,2 pouces | 256 Go   | 50 Mpx  | 4 000 mAh | 5G     | IP68       | 7 ans
Voxane    | V9                 | 649  | violet  | 6,2 pouces | 128 Go   | 50 Mpx  | 4 000 mAh | 5G     | IP68       | 7 ans
Voxane    | V9                 | 649  | blanc   | 6,2 pouces | 128 Go   | 50 Mpx  | 4 000 mAh | 5G     | IP68       | 7 ans
Voxane    | V9                 | 709  | noir    | 6,2 pouces | 256 Go   | 50 Mpx  | 4 000 mAh | 5G     | IP68       | 7 ans
Voxane    | V9                 | 849  | noir    | 6,2 pouces | 512 Go   | 50 Mpx  | 4 000 mAh | 5G     | IP68       | 7 ans
Voxane    | V9 Plus            | 849  | bleu    | 6,7 pouces | 256 Go   | 50 Mpx  | 4 900 mAh | 5G     | IP68       | 7 ans
Voxane    | V9 Ultra           | 1149 | gris    | 6,9 pouces | 256 Go   | 200 Mpx | 5 000 mAh | 5G     | IP68       | 7 ans
Voxane    | V9 Ultra           | 1299 | noir    | 6,9 pouces | 512 Go   | 200 Mpx | 5 000 mAh | 5G     | IP68       | 7 ans
Voxane    | Pli 6              | 1549 | argent  | 7,6 pouces | 256 Go   | 50 Mpx  | 4 400 mAh | 5G     | IPX8       | 7 ans
Lumivelle | Éclipse 15         | 749  | bleu    | 6,1 pouces | 128 Go   | 48 Mpx  | 3 400 mAh | 5G     | IP68       | 6 ans
Lumivelle | Éclipse 15         | 749  | rose    | 6,1 pouces | 128 Go   | 48 Mpx  | 3 400 mAh | 5G     | IP68       | 6 ans
Lumivelle | Éclipse 16         | 899  | noir    | 6,1 pouces | 128 Go   | 48 Mpx  | 3 600 mAh | 5G     | IP68       | 6 ans
Lumivelle | Éclipse 16         | 1019 | blanc   | 6,1 pouces | 256 Go   | 48 Mpx  | 3 600 mAh | 5G     | IP68       | 6 ans
Lumivelle | Éclipse 16 Pro     | 1229 | or      | 6,3 pouces | 256 Go   | 48 Mpx  | 3 700 mAh | 5G     | IP68       | 6 ans
Lumivelle | Éclipse 16 Pro Max | 1479 | noir    | 6,9 pouces | 256 Go   | 48 Mpx  | 4 700 mAh | 5G     | IP68       | 6 ans
Mirelle   | Note 4             | 139  | bleu    | 6,7 pouces | 128 Go   | 50 Mpx  | 5 000 mAh | 4G     | IP52       | 2 ans
Mirelle   | Note 4 Pro         | 229  | vert    | 6,7 pouces | 256 Go   | 108 Mpx | 5 000 mAh | 5G     | IP64       | 3 ans
Mirelle   | Note 4 Pro         | 229  | noir    | 6,7 pouces | 256 Go   | 108 Mpx | 5 000 mAh | 5G     | IP64       | 3 ans
Mirelle   | M14                | 599  | blanc   | 6,4 pouces | 256 Go   | 50 Mpx  | 4 600 mAh | 5G     | IP68       | 5 ans
Mirelle   | M14 Ultra          | 999  | noir    | 6,7 pouces | 512 Go   | 50 Mpx  | 5 300 mAh | 5G     | IP68       | 5 ans
Tavik     | Terrain X2         | 329  | orange  | 6,1 pouces | 128 Go   | 48 Mpx  | 8 000 mAh | 5G     | IP69K      | 4 ans
Tavik     | Durable 5          | 549  | noir    | 6,4 pouces | 256 Go   | 50 Mpx  | 4 300 mAh | 5G     | IP55       | 8 ans
Tavik     | Durable 5          | 549  | vert    | 6,4 pouces | 256 Go   | 50 Mpx  | 4 300 mAh | 5G     | IP55       | 8 ans
Tavik     | Simple 2           | 59   | rouge   | 2,4 pouces | 4 Go     | 2 Mpx   | 1 450 mAh | 4G     | IP52       | 2 ans
Orévia    | Lys                | 449  | rose    | 6,3 pouces | 256 Go   | 64 Mpx  | 4 500 mAh | 5G     | IP54       | 4 ans
Orévia    | Lys                | 449  | gris    | 6,3 pouces | 256 Go   | 64 Mpx  | 4 500 mAh | 5G     | IP54       | 4 ans
`,
};

const headphones: Shelf = {
  kind: 'headphones',
  drawing: 'headphones',
  category: 'audio',
  path: ['Image & son', 'Audio', 'Casques'],
  title: 'Casque {Type} {Marque} {Modèle} {Couleur}',
  texts: [
    [
      'Le {Marque} {Modèle} isole du train comme de l’open space et se porte des heures.',
      'Son ample, basses tenues, coussinets moelleux : le {Modèle} se fait vite oublier.',
    ],
    [
      'Réduction de bruit : {Réduction de bruit}. Autonomie : {Autonomie}.',
      'Il tient {Autonomie} et se replie dans son étui.',
    ],
    ['Poids : {Poids}. Connexion : {Connexion}.'],
  ],
  table: `
Marque    | Modèle            | Prix | Couleur | Type           | Connexion           | Réduction de bruit | Autonomie | Poids
Auralys   | Calme 3           | 129  | noir    | sans fil       | Bluetooth 5.3       | oui                | 40 h      | 248 g
Auralys   | Calme 3           | 129  | blanc   | sans fil       | Bluetooth 5.3       | oui                | 40 h      | 248 g
Auralys   | Calme 5           | 249  | bleu    | sans fil       | Bluetooth 5.4       | oui, adaptative    | 60 h      | 262 g
Auralys   | Calme 5           | 249  | noir    | sans fil       | Bluetooth 5.4       | oui, adaptative    | 60 h      | 262 g
Auralys   | Grand Calme       | 379  | argent  | sans fil       | Bluetooth 5.4       | oui, adaptative    | 38 h      | 271 g
Sonavie   | Refrain           | 59   | rouge   | sans fil       | Bluetooth 5.3       | non                | 45 h      | 187 g
Sonavie   | Refrain           | 59   | noir    | sans fil       | Bluetooth 5.3       | non                | 45 h      | 187 g
Sonavie   | Studio 80         | 149  | noir    | filaire        | jack 3,5 et 6,35 mm | non                | -         | 270 g
Sonavie   | Studio 120 Ouvert | 229  | gris    | filaire        | jack 6,35 mm        | non                | -         | 295 g
Basseline | Pulse X           | 89   | noir    | gamer          | USB, jack 3,5 mm    | non                | -         | 310 g
Basseline | Pulse X Sans fil  | 139  | blanc   | gamer sans fil | 2,4 GHz, Bluetooth  | non                | 50 h      | 328 g
Basseline | Pulse Kid         | 29   | vert    | enfant         | jack 3,5 mm         | non                | -         | 140 g
`,
};

const earbuds: Shelf = {
  kind: 'earbuds',
  drawing: 'earbuds',
  category: 'audio',
  path: ['Image & son', 'Audio', 'Écouteurs'],
  title: 'Écouteurs sans fil {Marque} {Modèle} {Couleur}',
  texts: [
    ['Les {Marque} {Modèle} se calent sans gêne et filtrent le bruit de la rue.'],
    ['Autonomie : {Autonomie} avec le boîtier.', 'Ils résistent à la sueur et à la pluie ({Étanchéité}).'],
    ['Réduction de bruit : {Réduction de bruit}. Trois tailles d’embouts fournies.'],
  ],
  table: `
Marque    | Modèle    | Prix | Couleur | Réduction de bruit | Autonomie | Étanchéité | Connexion
Auralys   | Bulle 2   | 79   | blanc   | oui                | 28 h      | IPX4       | Bluetooth 5.3
Auralys   | Bulle 2   | 79   | noir    | oui                | 28 h      | IPX4       | Bluetooth 5.3
Auralys   | Bulle Pro | 179  | noir    | oui, adaptative    | 32 h      | IP54       | Bluetooth 5.4
Sonavie   | Noisette  | 39   | vert    | non                | 24 h      | IPX4       | Bluetooth 5.2
Sonavie   | Noisette  | 39   | rose    | non                | 24 h      | IPX4       | Bluetooth 5.2
Voxane    | Buds 3    | 149  | argent  | oui                | 30 h      | IPX7       | Bluetooth 5.4
Lumivelle | Ondes 2   | 239  | blanc   | oui, adaptative    | 30 h      | IP54       | Bluetooth 5.3
Echovar   | Course    | 119  | orange  | non                | 10 h      | IP55       | Bluetooth 5.3
`,
};

const speakers: Shelf = {
  kind: 'speaker',
  drawing: 'speaker',
  category: 'audio',
  path: ['Image & son', 'Audio', 'Enceintes'],
  title: 'Enceinte Bluetooth {Marque} {Modèle} {Couleur}',
  texts: [
    [
      'Petite par la taille, la {Marque} {Modèle} remplit la pièce.',
      'La {Modèle} suit à la plage comme à la cuisine.',
    ],
    ['Puissance : {Puissance}. Autonomie : {Autonomie}.'],
    ['Deux enceintes se couplent en stéréo. Étanchéité : {Étanchéité}.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Puissance | Autonomie | Étanchéité | Poids
Echovar | Galet      | 39   | bleu    | 8 W       | 12 h      | IP67       | 260 g
Echovar | Galet      | 39   | rouge   | 8 W       | 12 h      | IP67       | 260 g
Echovar | Tambour    | 99   | noir    | 30 W      | 15 h      | IP67       | 720 g
Echovar | Tambour    | 99   | vert    | 30 W      | 15 h      | IP67       | 720 g
Echovar | Tambour XL | 249  | noir    | 80 W      | 24 h      | IP67       | 2,8 kg
Sonavie | Salon 1    | 179  | blanc   | 50 W      | secteur   | -          | 2,1 kg
Sonavie | Salon 2    | 329  | gris    | 120 W     | secteur   | -          | 3,9 kg
Orévia  | Bois       | 149  | beige   | 40 W      | 10 h      | -          | 1,3 kg
`,
};

const soundbars: Shelf = {
  kind: 'soundbar',
  drawing: 'soundbar',
  category: 'audio',
  path: ['Image & son', 'Audio', 'Barres de son'],
  title: 'Barre de son {Marque} {Modèle} {Canaux} {Puissance}',
  texts: [
    ['La {Marque} {Modèle} rend les dialogues clairs et donne du corps aux films.'],
    ['Système {Canaux}, {Puissance} au total.', 'Caisson de basses : {Caisson}.'],
    ['Largeur : {Largeur}. Entrées : {Entrées}.'],
  ],
  table: `
Marque  | Modèle    | Prix | Couleur | Canaux | Puissance | Caisson  | Largeur | Entrées
Sonavie | Ruban 2   | 119  | noir    | 2.0    | 80 W      | intégré  | 80 cm   | HDMI ARC, optique
Sonavie | Ruban 3   | 249  | noir    | 3.1    | 300 W     | sans fil | 95 cm   | HDMI eARC, optique
Auralys | Horizon 5 | 499  | gris    | 5.1.2  | 440 W     | sans fil | 110 cm  | HDMI eARC, 1 HDMI
Auralys | Horizon 9 | 899  | noir    | 9.1.4  | 820 W     | sans fil | 124 cm  | HDMI eARC, 2 HDMI
`,
};

const turntables: Shelf = {
  kind: 'turntable',
  drawing: 'turntable',
  category: 'audio',
  path: ['Image & son', 'Audio', 'Platines vinyle'],
  title: 'Platine vinyle {Marque} {Modèle} {Entraînement}',
  texts: [
    ['La {Marque} {Modèle} s’installe en dix minutes, préampli compris.'],
    ['Entraînement : {Entraînement}. Plateau : {Plateau}.'],
    ['Capot amovible, feutrine fournie.'],
  ],
  table: `
Marque  | Modèle     | Prix | Couleur | Entraînement | Plateau   | Sorties
Orévia  | Sillon     | 159  | beige   | courroie     | aluminium | RCA, Bluetooth
Orévia  | Sillon Pro | 349  | noir    | direct       | fonte     | RCA
Sonavie | Retour 33  | 99   | rouge   | courroie     | acier     | RCA, haut-parleurs
`,
};

const microphones: Shelf = {
  kind: 'microphone',
  drawing: 'microphone',
  category: 'audio',
  path: ['Image & son', 'Audio', 'Microphones'],
  title: 'Microphone USB {Marque} {Modèle} {Directivité}',
  texts: [
    ['Branchez, parlez : le {Marque} {Modèle} donne une voix posée aux appels et aux podcasts.'],
    ['Directivité : {Directivité}. Touche muet tactile.'],
    ['Échantillonnage : {Échantillonnage}.'],
  ],
  table: `
Marque    | Modèle      | Prix | Couleur | Directivité  | Échantillonnage
Basseline | Tribune     | 59   | noir    | cardioïde    | 24 bits, 48 kHz
Basseline | Tribune Pro | 129  | noir    | quatre modes | 24 bits, 96 kHz
Sonavie   | Pupitre     | 89   | blanc   | cardioïde    | 24 bits, 96 kHz
`,
};

export const phonesAndAudio = [
  smartphones,
  headphones,
  earbuds,
  speakers,
  soundbars,
  turntables,
  microphones,
];
