import type { Shelf } from '../shelf.ts';

const coffeeMachines: Shelf = {
  kind: 'coffee-machine',
  drawing: 'coffeeMachine',
  category: 'home-appliances',
  path: ['Maison', 'Petit électroménager', 'Machines à café'],
  title: 'Machine à café {Type} {Marque} {Modèle} {Couleur}',
  texts: [
    ['La {Marque} {Modèle} prépare un café serré en moins d’une minute.'],
    ['Pression : {Pression}. Réservoir : {Réservoir}.'],
    ['Le bac se démonte et passe au lave-vaisselle.'],
  ],
  table: `
Marque  | Modèle         | Prix | Couleur | Type     | Pression | Réservoir
Percola | Ristretto      | 129  | rouge   | expresso | 15 bars  | 1,2 L
Percola | Ristretto      | 129  | noir    | expresso | 15 bars  | 1,2 L
Percola | Broyeur 3      | 349  | noir    | à grains | 15 bars  | 1,8 L
Percola | Broyeur 5 Lait | 549  | argent  | à grains | 15 bars  | 1,8 L
Domélia | Matin 12       | 39   | blanc   | filtre   | -        | 1,25 L
`,
};

const vacuums: Shelf = {
  kind: 'robot-vacuum',
  drawing: 'robotVacuum',
  category: 'home-appliances',
  path: ['Maison', 'Petit électroménager', 'Aspirateurs robots'],
  title: 'Aspirateur robot {Marque} {Modèle} {Aspiration} {Station}',
  texts: [
    ['Le {Marque} {Modèle} cartographie le logement et passe où il faut, quand il faut.'],
    ['Aspiration : {Aspiration}. Autonomie : {Autonomie}.'],
    ['Station : {Station}. Lavage du sol : {Lavage}.'],
  ],
  table: `
Marque   | Modèle      | Prix | Couleur | Aspiration | Autonomie | Station                   | Lavage
Roulibot | R3          | 179  | blanc   | 4 000 Pa   | 110 min   | charge                    | serpillière
Roulibot | R5          | 299  | noir    | 6 000 Pa   | 150 min   | vidage automatique        | serpillière
Roulibot | R7 Aqua     | 599  | blanc   | 10 000 Pa  | 180 min   | vidage et lavage          | patins rotatifs
Roulibot | R9 Aqua Pro | 999  | noir    | 18 000 Pa  | 200 min   | vidage, lavage et séchage | rouleau
`,
};

const washingMachines: Shelf = {
  kind: 'washing-machine',
  drawing: 'washingMachine',
  category: 'home-appliances',
  path: ['Maison', 'Gros électroménager', 'Lave-linge'],
  title: 'Lave-linge hublot {Marque} {Modèle} {Capacité} {Essorage}',
  texts: [
    ['Le {Marque} {Modèle} lave {Capacité} de linge sans réveiller la maison.'],
    ['Essorage : {Essorage}. Bruit à l’essorage : {Bruit}.'],
    ['Classe énergétique : {Classe énergétique}. Départ différé.'],
  ],
  table: `
Marque    | Modèle             | Prix | Couleur | Capacité | Essorage     | Bruit | Classe énergétique | Consommation      | EPREL     | Indice de réparabilité | Indice de durabilité
Domélia   | Rivière 7          | 329  | blanc   | 7 kg     | 1 200 tr/min | 76 dB | C                  | 62 kWh/100 cycles | 999990201 | 7,8/10                 | 6,4/10
Domélia   | Rivière 9          | 449  | blanc   | 9 kg     | 1 400 tr/min | 74 dB | A                  | 49 kWh/100 cycles | 999990202 | 8,6/10                 | 8,2/10
Hestérion | Cascade 10         | 599  | gris    | 10 kg    | 1 400 tr/min | 72 dB | A                  | 51 kWh/100 cycles | 999990203 | 8,3/10                 | 7,7/10
Hestérion | Cascade 8 Séchante | 799  | blanc   | 8 kg     | 1 400 tr/min | 73 dB | D                  | 70 kWh/100 cycles | 999990204 | 6,9/10                 | -
`,
};

const fridges: Shelf = {
  kind: 'fridge',
  drawing: 'fridge',
  category: 'home-appliances',
  path: ['Maison', 'Gros électroménager', 'Réfrigérateurs'],
  title: 'Réfrigérateur {Type} {Marque} {Modèle} {Volume} {Couleur}',
  texts: [
    ['Le {Marque} {Modèle} garde {Volume} au frais, sans givre.'],
    ['Hauteur : {Hauteur}. Bruit : {Bruit}.'],
    ['Classe énergétique : {Classe énergétique}. Portes réversibles.'],
  ],
  table: `
Marque    | Modèle        | Prix | Couleur | Type      | Volume | Hauteur | Bruit | Classe énergétique | Consommation annuelle | EPREL
Domélia   | Fraîcheur 230 | 349  | blanc   | une porte | 230 L  | 143 cm  | 39 dB | E                  | 143 kWh               | 999990301
Domélia   | Fraîcheur 320 | 499  | argent  | combiné   | 320 L  | 185 cm  | 38 dB | E                  | 219 kWh               | 999990302
Hestérion | Banquise 360  | 699  | noir    | combiné   | 360 L  | 200 cm  | 35 dB | C                  | 172 kWh               | 999990303
Hestérion | Rondeur 50    | 749  | rouge   | combiné   | 250 L  | 170 cm  | 38 dB | E                  | 205 kWh               | 999990304
`,
};

const kitchen: Shelf = {
  kind: 'kettle',
  drawing: 'kettle',
  category: 'home-appliances',
  path: ['Maison', 'Petit électroménager', 'Bouilloires'],
  title: 'Bouilloire {Marque} {Modèle} {Contenance} {Couleur}',
  texts: [
    ['La {Marque} {Modèle} fait chauffer juste ce qu’il faut, à la bonne température.'],
    ['Contenance : {Contenance}. Puissance : {Puissance}.'],
    ['Filtre lavable, base pivotante.'],
  ],
  table: `
Marque  | Modèle  | Prix | Couleur | Contenance | Puissance
Domélia | Siffle  | 34   | blanc   | 1,7 L      | 2 200 W
Domélia | Siffle  | 34   | rouge   | 1,7 L      | 2 200 W
Percola | Col fin | 79   | noir    | 0,9 L      | 1 200 W
`,
};

const fryers: Shelf = {
  kind: 'air-fryer',
  drawing: 'airFryer',
  category: 'home-appliances',
  path: ['Maison', 'Petit électroménager', 'Friteuses sans huile'],
  title: 'Friteuse sans huile {Marque} {Modèle} {Contenance}',
  texts: [
    ['Frites, légumes, poulet : la {Marque} {Modèle} dore tout avec une cuillère d’huile.'],
    ['Contenance : {Contenance}. Puissance : {Puissance}.'],
    ['Cuve antiadhésive, huit programmes.'],
  ],
  table: `
Marque    | Modèle         | Prix | Couleur | Contenance | Puissance
Domélia   | Croustille 4   | 69   | noir    | 4,2 L      | 1 500 W
Domélia   | Croustille Duo | 149  | noir    | 2 × 4 L    | 2 400 W
Hestérion | Braise 6       | 119  | blanc   | 6 L        | 1 800 W
`,
};

const microwaves: Shelf = {
  kind: 'microwave',
  drawing: 'microwave',
  category: 'home-appliances',
  path: ['Maison', 'Gros électroménager', 'Micro-ondes'],
  title: 'Micro-ondes {Type} {Marque} {Modèle} {Contenance} {Couleur}',
  texts: [
    ['Le {Marque} {Modèle} réchauffe vite et de façon égale.'],
    ['Contenance : {Contenance}. Puissance : {Puissance}.'],
    ['Plateau tournant de {Plateau}.'],
  ],
  table: `
Marque    | Modèle           | Prix | Couleur | Type    | Contenance | Puissance | Plateau
Domélia   | Tournis 20       | 79   | blanc   | solo    | 20 L       | 700 W     | 24,5 cm
Domélia   | Tournis 25 Grill | 129  | argent  | gril    | 25 L       | 900 W     | 27 cm
Hestérion | Vapeur 30        | 299  | noir    | combiné | 30 L       | 1 000 W   | 31,5 cm
`,
};

export const home = [coffeeMachines, vacuums, washingMachines, fridges, kitchen, fryers, microwaves];
