import type { Shelf } from '../shelf.ts';

const consoles: Shelf = {
  kind: 'console',
  drawing: 'console',
  category: 'gaming',
  path: ['Jeux vidéo', 'Consoles'],
  title: 'Console {Type} {Marque} {Modèle} {Stockage} {Couleur}',
  texts: [
    ['La {Marque} {Modèle} lance une partie en quelques secondes et joue en {Définition}.'],
    ['{Stockage} de stockage, extensibles.', 'Les jeux de la génération précédente restent compatibles.'],
    ['Fournie avec {Fourni}.'],
  ],
  table: `
Marque  | Modèle        | Prix | Couleur | Type     | Stockage | Définition  | Fourni
Ludéon  | One           | 449  | blanc   | de salon | 1 To     | 4K          | une manette
Ludéon  | One Numérique | 379  | blanc   | de salon | 825 Go   | 4K          | une manette
Ludéon  | One Pro       | 699  | noir    | de salon | 2 To     | 4K 60 im./s | une manette
Pixelo  | Poche         | 219  | jaune   | portable | 64 Go    | 720p        | une housse
Pixelo  | Poche OLED    | 319  | blanc   | portable | 64 Go    | 720p        | une station
Pixelo  | Poche 2       | 469  | noir    | portable | 256 Go   | 1080p       | une station
Ardevan | Nomade PC     | 649  | noir    | portable | 512 Go   | 1200p       | un chargeur
`,
};

const controllers: Shelf = {
  kind: 'controller',
  drawing: 'controller',
  category: 'gaming',
  path: ['Jeux vidéo', 'Manettes'],
  title: 'Manette {Connexion} {Marque} {Modèle} {Couleur}',
  texts: [
    ['Prise en main franche et gâchettes progressives : la {Marque} {Modèle} ne rate pas un saut.'],
    ['Autonomie : {Autonomie}. Vibrations fines.'],
    ['Compatible : {Compatible}.'],
  ],
  table: `
Marque    | Modèle          | Prix | Couleur | Connexion | Autonomie | Compatible
Ludéon    | Pad One         | 64   | blanc   | sans fil  | 14 h      | Ludéon One, PC
Ludéon    | Pad One         | 64   | rouge   | sans fil  | 14 h      | Ludéon One, PC
Ludéon    | Pad Élite       | 169  | noir    | sans fil  | 30 h      | Ludéon One, PC
Pixelo    | Duo             | 74   | bleu    | sans fil  | 20 h      | Pixelo Poche
Basseline | Manche          | 34   | noir    | filaire   | -         | PC
Basseline | Manche Sans fil | 49   | vert    | sans fil  | 18 h      | PC, mobile
`,
};

const chairs: Shelf = {
  kind: 'gaming-chair',
  drawing: 'chair',
  category: 'gaming',
  path: ['Jeux vidéo', 'Fauteuils gamer'],
  title: 'Fauteuil gamer {Marque} {Modèle} {Couleur}',
  texts: [
    ['Le {Marque} {Modèle} soutient le dos pendant les longues soirées.'],
    ['Accoudoirs {Accoudoirs}, dossier inclinable à {Inclinaison}.'],
    ['Revêtement : {Revêtement}. Charge max. : {Charge max.}.'],
  ],
  table: `
Marque  | Modèle      | Prix | Couleur | Revêtement  | Accoudoirs | Inclinaison | Charge max.
Assisia | Trône       | 169  | rouge   | simili-cuir | 2D         | 155°        | 120 kg
Assisia | Trône       | 169  | bleu    | simili-cuir | 2D         | 155°        | 120 kg
Assisia | Trône Tissu | 229  | gris    | tissu       | 3D         | 155°        | 140 kg
Assisia | Appui Pro   | 349  | noir    | maille      | 4D         | 135°        | 150 kg
`,
};

const headsets: Shelf = {
  kind: 'vr-headset',
  drawing: 'vrHeadset',
  category: 'gaming',
  path: ['Jeux vidéo', 'Casques de réalité virtuelle'],
  title: 'Casque de réalité virtuelle {Marque} {Modèle} {Stockage}',
  texts: [
    ['Le {Marque} {Modèle} fonctionne seul, sans PC ni capteur à fixer au mur.'],
    ['Définition : {Définition}. Autonomie : {Autonomie}.'],
    ['Deux manettes fournies.'],
  ],
  table: `
Marque  | Modèle    | Prix | Couleur | Stockage | Définition          | Autonomie
Ailleur | Visite 3S | 329  | blanc   | 128 Go   | 1832 × 1920 par œil | 2 h 30
Ailleur | Visite 4  | 549  | blanc   | 512 Go   | 2064 × 2208 par œil | 2 h 15
`,
};

const wheels: Shelf = {
  kind: 'racing-wheel',
  drawing: 'wheel',
  category: 'gaming',
  path: ['Jeux vidéo', 'Volants de course'],
  title: 'Volant de course {Marque} {Modèle} {Retour de force}',
  texts: [
    ['Le {Marque} {Modèle} fait sentir chaque vibreur jusque dans les poignets.'],
    ['Retour de force : {Retour de force}. Pédalier : {Pédalier}.'],
    ['Compatible : {Compatible}.'],
  ],
  table: `
Marque    | Modèle     | Prix | Couleur | Retour de force    | Pédalier  | Compatible
Basseline | Chicane    | 249  | noir    | engrenages 2,2 N·m | 3 pédales | PC, Ludéon One
Basseline | Chicane DD | 449  | noir    | direct 5,5 N·m     | 2 pédales | PC, Ludéon One
`,
};

export const gaming = [consoles, controllers, chairs, headsets, wheels];
