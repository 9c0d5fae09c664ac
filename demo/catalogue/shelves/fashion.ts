import type { Shelf } from '../shelf.ts';

const smartwatches: Shelf = {
  kind: 'smartwatch',
  drawing: 'smartwatch',
  category: 'watches',
  path: ['Montres', 'Montres connectées'],
  title: 'Montre connectée {Marque} {Modèle} {Boîtier} {Couleur}',
  texts: [
    [
      'La {Marque} {Modèle} suit le sommeil, le cœur et les sorties sans se faire remarquer.',
      'Écran {Écran} lisible au soleil, {Autonomie} d’autonomie : la {Modèle} sait se faire oublier.',
    ],
    ['Elle est étanche à {Étanchéité}.', 'Le bracelet se change sans outil.'],
    ['Boîtier : {Boîtier}. GPS : {GPS}.'],
  ],
  table: `
Marque    | Modèle     | Prix | Couleur | Boîtier  | Écran       | Autonomie | Étanchéité | GPS
Pulsane   | Allure 2   | 129  | noir    | 42 mm    | AMOLED      | 10 jours  | 5 ATM      | intégré
Pulsane   | Allure 2   | 129  | rose    | 42 mm    | AMOLED      | 10 jours  | 5 ATM      | intégré
Pulsane   | Sommet Pro | 449  | gris    | 47 mm    | MIP solaire | 28 jours  | 10 ATM     | double fréquence
Pulsane   | Sommet     | 299  | orange  | 45 mm    | AMOLED      | 16 jours  | 10 ATM     | double fréquence
Voxane    | Watch 7    | 279  | argent  | 44 mm    | AMOLED      | 40 h      | 5 ATM      | intégré
Voxane    | Watch 7    | 249  | vert    | 40 mm    | AMOLED      | 40 h      | 5 ATM      | intégré
Lumivelle | Cadran 10  | 449  | noir    | 42 mm    | OLED        | 18 h      | 5 ATM      | intégré
Lumivelle | Cadran 10  | 479  | or      | 46 mm    | OLED        | 18 h      | 5 ATM      | intégré
Lumivelle | Cadran SE  | 249  | bleu    | 40 mm    | OLED        | 18 h      | 5 ATM      | intégré
Mirelle   | Band 9     | 39   | noir    | bracelet | AMOLED      | 18 jours  | 5 ATM      | non
`,
};

const watches: Shelf = {
  kind: 'watch',
  drawing: 'watch',
  category: 'watches',
  path: ['Montres', 'Montres homme et femme'],
  title: 'Montre {Mouvement} {Marque} {Modèle} cadran {Couleur}',
  texts: [
    [
      'La {Marque} {Modèle} reprend les lignes des montres d’atelier : boîtier {Boîtier}, verre {Verre}.',
      'Cadran épuré et aiguilles fines : la {Modèle} va avec tout.',
    ],
    ['Mouvement {Mouvement}, étanche à {Étanchéité}.'],
    ['Bracelet : {Bracelet}. Livrée dans son écrin.'],
  ],
  table: `
Marque   | Modèle       | Prix | Couleur | Mouvement   | Boîtier | Verre   | Bracelet         | Étanchéité
Horlane  | Minuit 38    | 129  | noir    | quartz      | 38 mm   | minéral | cuir brun        | 3 ATM
Horlane  | Minuit 38    | 129  | blanc   | quartz      | 38 mm   | minéral | cuir noir        | 3 ATM
Horlane  | Petite Heure | 99   | rose    | quartz      | 30 mm   | minéral | maille milanaise | 3 ATM
Horlane  | Quai 40      | 219  | bleu    | quartz      | 40 mm   | saphir  | acier            | 10 ATM
Cadranne | Régulateur   | 389  | blanc   | automatique | 39 mm   | saphir  | cuir brun        | 5 ATM
Cadranne | Plongée 200  | 449  | noir    | automatique | 41 mm   | saphir  | acier            | 20 ATM
Cadranne | Plongée 200  | 449  | vert    | automatique | 41 mm   | saphir  | acier            | 20 ATM
Cadranne | Chrono 60    | 279  | argent  | quartz      | 42 mm   | saphir  | cuir noir        | 10 ATM
Solvère  | Champ        | 169  | vert    | solaire     | 38 mm   | saphir  | toile            | 10 ATM
Solvère  | Piste        | 79   | jaune   | numérique   | 43 mm   | résine  | résine           | 20 ATM
`,
};

const sneakers: Shelf = {
  kind: 'sneakers',
  drawing: 'sneaker',
  category: 'fashion',
  path: ['Mode', 'Chaussures', 'Baskets'],
  title: 'Baskets {Marque} {Modèle} {Couleur} {Genre}',
  texts: [
    [
      'Les {Marque} {Modèle} passent de la ville au week-end sans changer de pas.',
      'Semelle souple et coupe sobre : les {Modèle} se portent dès le premier jour.',
    ],
    ['Dessus : {Dessus}. Semelle : {Semelle}.'],
    ['Taille normalement : prenez votre pointure habituelle.'],
  ],
  table: `
Marque     | Modèle     | Prix | Couleur | Genre | Dessus           | Semelle
Marchevive | Pavé       | 89   | blanc   | mixte | cuir             | gomme naturelle
Marchevive | Pavé       | 89   | vert    | mixte | cuir             | gomme naturelle
Marchevive | Pavé Haut  | 109  | noir    | mixte | cuir             | gomme naturelle
Marchevive | Foulée 5   | 129  | bleu    | homme | maille           | mousse légère
Marchevive | Foulée 5   | 129  | rose    | femme | maille           | mousse légère
Marchevive | Sentier GT | 149  | orange  | homme | maille renforcée | crampons 4 mm
Brisecôte  | Ponton     | 69   | rouge   | femme | toile            | caoutchouc
Brisecôte  | Ponton     | 69   | bleu    | homme | toile            | caoutchouc
`,
};

const jackets: Shelf = {
  kind: 'jacket',
  drawing: 'jacket',
  category: 'fashion',
  path: ['Mode', 'Vêtements', 'Vestes'],
  title: '{Type} {Marque} {Modèle} {Couleur} {Genre}',
  texts: [
    [
      'Le modèle {Modèle} de {Marque} coupe le vent et reste léger.',
      'Une coupe droite, des poches qui ferment : {Marque} va au plus simple.',
    ],
    ['Matière : {Matière}. Doublure : {Doublure}.'],
    ['Lavable en machine à 30 °C.'],
  ],
  table: `
Marque    | Modèle   | Prix | Couleur | Type               | Genre | Matière                    | Doublure
Brisecôte | Grain    | 139  | jaune   | Ciré               | mixte | polyester recyclé          | coton
Brisecôte | Grain    | 139  | bleu    | Ciré               | mixte | polyester recyclé          | coton
Brisecôte | Amarre   | 179  | bleu    | Caban              | homme | laine                      | viscose
Corvanne  | Plumeau  | 159  | noir    | Doudoune           | femme | nylon                      | duvet recyclé
Corvanne  | Plumeau  | 159  | vert    | Doudoune           | homme | nylon                      | duvet recyclé
Corvanne  | Crête 3L | 249  | rouge   | Veste de randonnée | homme | trois couches imperméables | sans
`,
};

const shirts: Shelf = {
  kind: 't-shirt',
  drawing: 'shirt',
  category: 'fashion',
  path: ['Mode', 'Vêtements', 'T-shirts'],
  title: 'T-shirt {Marque} {Modèle} {Couleur} {Genre}',
  texts: [
    ['Un jersey épais qui garde sa forme : le {Marque} {Modèle} dure plus d’un été.'],
    ['Matière : {Matière}, {Grammage}.'],
    ['Coupe {Coupe}. Lavable à 40 °C.'],
  ],
  table: `
Marque     | Modèle    | Prix | Couleur | Genre | Matière          | Grammage | Coupe
Linfalaise | Essentiel | 25   | blanc   | homme | coton biologique | 180 g/m² | droite
Linfalaise | Essentiel | 25   | noir    | homme | coton biologique | 180 g/m² | droite
Linfalaise | Essentiel | 25   | bleu    | femme | coton biologique | 180 g/m² | ajustée
Linfalaise | Marinière | 39   | beige   | mixte | coton biologique | 210 g/m² | droite
Corvanne   | Allégé    | 45   | orange  | homme | laine mérinos    | 150 g/m² | près du corps
`,
};

const handbags: Shelf = {
  kind: 'handbag',
  drawing: 'handbag',
  category: 'fashion',
  path: ['Mode', 'Maroquinerie', 'Sacs à main'],
  title: 'Sac à main {Marque} {Modèle} {Couleur}',
  texts: [
    ['Le {Marque} {Modèle} se porte à la main ou à l’épaule, et se patine joliment.'],
    ['Matière : {Matière}. Fermeture : {Fermeture}.'],
    ['Dimensions : {Dimensions}.'],
  ],
  table: `
Marque   | Modèle     | Prix | Couleur | Matière          | Fermeture | Dimensions
Oriselle | Passy      | 149  | brun    | cuir de vachette | rabat     | 26 × 19 × 9 cm
Oriselle | Passy      | 149  | noir    | cuir de vachette | rabat     | 26 × 19 × 9 cm
Oriselle | Marché     | 95   | beige   | toile et cuir    | pression  | 38 × 30 × 14 cm
Oriselle | Petit Soir | 79   | rouge   | cuir grainé      | glissière | 20 × 13 × 5 cm
`,
};

const sunglasses: Shelf = {
  kind: 'sunglasses',
  drawing: 'sunglasses',
  category: 'fashion',
  path: ['Mode', 'Lunettes de soleil'],
  title: 'Lunettes de soleil {Marque} {Modèle} {Couleur}',
  texts: [
    ['Les {Marque} {Modèle} protègent vraiment : verres {Verres}, catégorie {Catégorie}.'],
    ['Monture : {Monture}.'],
    ['Étui souple fourni.'],
  ],
  table: `
Marque  | Modèle | Prix | Couleur | Verres    | Catégorie | Monture
Solvère | Estran | 59   | noir    | polarisés | 3         | acétate
Solvère | Estran | 59   | brun    | polarisés | 3         | acétate
Solvère | Névé   | 99   | blanc   | miroir    | 4         | enveloppante
`,
};

const backpacks: Shelf = {
  kind: 'backpack',
  drawing: 'backpack',
  category: 'bags-cases',
  path: ['Bagagerie', 'Sacs à dos'],
  title: 'Sac à dos {Marque} {Modèle} {Volume} {Couleur}',
  texts: [
    ['Le {Marque} {Modèle} avale l’ordinateur, la gourde et la veste, et tient debout tout seul.'],
    ['Volume : {Volume}. Compartiment pour un ordinateur de {Ordinateur}.'],
    ['Matière : {Matière}. Bretelles rembourrées.'],
  ],
  table: `
Marque    | Modèle     | Prix | Couleur | Volume | Ordinateur  | Matière
Corvanne  | Trajet 20  | 79   | noir    | 20 L   | 15,6 pouces | polyester recyclé
Corvanne  | Trajet 20  | 79   | vert    | 20 L   | 15,6 pouces | polyester recyclé
Corvanne  | Trajet 30  | 109  | gris    | 30 L   | 17 pouces   | polyester recyclé
Oriselle  | Cartable   | 189  | brun    | 16 L   | 14 pouces   | cuir
Brisecôte | Étanche 25 | 99   | jaune   | 25 L   | 15,6 pouces | toile enduite
`,
};

const sleeves: Shelf = {
  kind: 'laptop-sleeve',
  drawing: 'sleeve',
  category: 'bags-cases',
  path: ['Bagagerie', 'Housses pour ordinateur'],
  title: 'Housse {Marque} {Modèle} pour ordinateur {Taille} {Couleur}',
  texts: [
    ['La housse {Marque} {Modèle} épouse l’ordinateur et amortit les chocs.'],
    ['Taille : {Taille}. Matière : {Matière}.'],
    ['Poche extérieure pour le chargeur.'],
  ],
  table: `
Marque   | Modèle   | Prix | Couleur | Taille    | Matière
Corvanne | Gaine    | 29   | gris    | 14 pouces | néoprène
Corvanne | Gaine    | 32   | bleu    | 16 pouces | néoprène
Oriselle | Pochette | 69   | brun    | 13 pouces | cuir
`,
};

export const fashion = [
  smartwatches,
  watches,
  sneakers,
  jackets,
  shirts,
  handbags,
  sunglasses,
  backpacks,
  sleeves,
];
