import { amount, choice, choices, flag, words } from '../definition.ts';
import { quantities } from '../quantities.ts';
import { vocabularies } from '../vocabularies.ts';
import { batteryLife, colour, material, power } from './shared.ts';

export const networking = {
  facets: [
    words('type', 'Type | Type'),
    choices(
      'wireless',
      'Wi-Fi | Wi-Fi ; norme, protocol, protocole, norme wi fi, norme wifi',
      vocabularies.wireless,
    ),
    amount('speed', 'Débit | Speed ; debit max, vitesse', quantities.gigabits),
    flag('managed', 'Administrable | Managed'),
    colour,
  ],
  others: [],
};

export const cablesAdapters = {
  facets: [
    words('type', 'Type | Type ; connecteur, connector'),
    amount('length', 'Longueur | Length ; longueur du cable, cable length', quantities.metres),
    amount('charging', 'Charge | Charging ; capacite, puissance de charge', quantities.watts),
    colour,
  ],
  others: [],
};

export const powerBatteries = {
  facets: [
    amount('battery', 'Capacité | Capacity ; capacite de la batterie', quantities.milliampereHours),
    amount('power', 'Puissance | Power ; capacity w, puissance max, wattage', quantities.watts),
    amount('apparent-power', 'Puissance apparente | Apparent power ; capacity va', quantities.voltAmperes),
    words('type', 'Type | Type'),
    colour,
  ],
  others: [],
};

export const printersScanners = {
  facets: [
    choice(
      'technology',
      'Technologie | Technology ; print technology, technologie d impression',
      vocabularies.printing,
    ),
    words('functions', 'Fonctions | Functions'),
    choice(
      'duplex',
      'Recto verso | Duplex ; recto verso automatique, impression recto verso',
      vocabularies.duplex,
    ),
    amount('speed', 'Vitesse | Speed ; vitesse d impression', quantities.pagesPerMinute),
  ],
  others: [colour],
};

export const inkToner = {
  facets: [
    choice('technology', 'Technologie | Technology ; print technology', vocabularies.printing),
    words('colours', 'Couleur | Colour ; printing colours, couleur d impression', vocabularies.colour),
    words('type', 'Type | Type'),
  ],
  others: [amount('pack', 'Quantité | Quantity per pack ; quantity per pack', quantities.count)],
};

export const accessories = {
  facets: [
    words('compatible', 'Compatible avec | Compatible with ; compatible, compatibilite'),
    material,
    amount('charging', 'Charge | Charging ; puissance de charge', quantities.watts),
    colour,
  ],
  others: [batteryLife, power],
};
