import { amount, choice, code, words } from '../definition.ts';
import { quantities } from '../quantities.ts';
import { spellWaterResistance } from '../spellings.ts';
import { vocabularies } from '../vocabularies.ts';
import {
  batteryLife,
  colour,
  durability,
  energyClass,
  material,
  noise,
  power,
  repairability,
  screenSize,
  size,
} from './shared.ts';

export const homeAppliances = {
  facets: [
    words('type', 'Type | Type'),
    amount('load', 'Capacité | Load ; capacite de lavage, charge', quantities.kilograms),
    amount('volume', 'Volume | Volume ; contenance, volume utile, capacite', quantities.litres),
    power,
    energyClass,
    repairability,
    amount('height', 'Hauteur | Height', quantities.centimetres),
    colour,
  ],
  others: [
    amount('spin', 'Essorage | Spin speed ; vitesse d essorage', quantities.turns),
    amount('suction', 'Aspiration | Suction ; puissance d aspiration', quantities.pascals),
    amount('pressure', 'Pression | Pressure', quantities.bars),
    amount('tank', 'Réservoir | Tank ; reservoir d eau', quantities.litres),
    noise,
    batteryLife,
    durability,
  ],
};

export const watches = {
  facets: [
    amount('case', 'Boîtier | Case ; taille du boitier, diametre, case size', quantities.millimetres),
    code('water-resistance', 'Étanchéité | Water resistance ; resistance a l eau', spellWaterResistance),
    words('movement', 'Mouvement | Movement'),
    words('display', 'Écran | Display ; ecran, type d ecran'),
    words('glass', 'Verre | Glass'),
    words('strap', 'Bracelet | Strap ; materiau du bracelet'),
    colour,
  ],
  others: [batteryLife],
};

export const fashion = {
  facets: [
    choice('gender', 'Genre | For ; recommended gender, sexe, gender', vocabularies.gender),
    size,
    words('type', 'Type | Type'),
    material,
    words('upper', 'Dessus | Upper'),
    words('fit', 'Coupe | Fit'),
    colour,
  ],
  others: [amount('fabric-weight', 'Grammage | Fabric weight', quantities.paperWeight)],
};

export const bagsCases = {
  facets: [
    amount('volume', 'Volume | Volume ; contenance, capacite', quantities.litres),
    screenSize,
    amount('laptop', 'Ordinateur | Laptop size ; taille d ordinateur', quantities.screen),
    material,
    colour,
  ],
  others: [],
};
