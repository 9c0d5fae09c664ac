import { amount, code, decided, flag, words } from '../definition.ts';
import { quantities } from '../quantities.ts';
import { spellIpCode } from '../spellings.ts';
import { vocabularies } from '../vocabularies.ts';

export const colour = words(
  'colour',
  'Couleur | Colour ; color, coloris, couleur du produit, product colour, product color, couleur principale, farbe, colore, cor, kolor, barva, farba, farg, farge, farve, kleur',
  vocabularies.colour,
);
export const weight = amount('weight', 'Poids | Weight ; masse, poids net, net weight', quantities.grams);
export const batteryLife = amount(
  'battery-life',
  'Autonomie | Battery life ; autonomie batterie, autonomie max, runtime',
  quantities.hours,
);
export const screenSize = amount(
  'screen-size',
  'Taille de l’écran | Screen size ; ecran, screen, diagonale, display diagonal, diagonale de l ecran, taille ecran, taille, size, screen diagonal',
  quantities.screen,
);
export const storageCapacity = amount(
  'storage',
  'Stockage | Storage ; capacite, capacity, memoire interne, capacite de stockage, storage capacity, disque, ssd, internal memory, stockage interne',
  quantities.bytes,
);
export const memory = amount(
  'memory',
  'Mémoire vive | Memory ; memoire, ram, memoire ram, memoire vive ram, installed memory, memory size, taille memoire',
  quantities.bytes,
);
export const waterproof = code(
  'ip-rating',
  'Indice de protection | IP rating ; etancheite, indice ip, protection, water resistance, resistance a l eau',
  spellIpCode,
);
export const noise = amount(
  'noise',
  'Niveau sonore | Noise level ; bruit, noise, niveau de bruit, sound level',
  quantities.decibels,
);
export const power = amount(
  'power',
  'Puissance | Power ; wattage, puissance max, power output, puissance totale, puissance de sortie',
  quantities.watts,
);
export const microphone = flag('microphone', 'Microphone | Microphone ; micro, micro integre, mic');
/** Of clothes and shoes: read from offers' sizes (`product_sizes`), never from a text, which names one of them only. */
export const size = code('size', 'Taille | Size', () => undefined);
export const material = words(
  'material',
  'Matière | Material ; materiau, materiaux, matiere principale, materials',
);

/** Of the EU's label, from A to G. */
export const energyClass = decided(
  'energy-class',
  'Classe énergétique | Energy class',
  vocabularies.energyClass,
);
/** French indices, in steps of their colours. */
export const repairability = decided(
  'repairability',
  'Indice de réparabilité | Repairability index',
  vocabularies.indexBand,
);
export const durability = decided(
  'durability',
  'Indice de durabilité | Durability index',
  vocabularies.indexBand,
);
