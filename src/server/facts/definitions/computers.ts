import { amount, choice, choices, code, words } from '../definition.ts';
import { quantities } from '../quantities.ts';
import { spellIpCode, spellResolution } from '../spellings.ts';
import { vocabularies } from '../vocabularies.ts';
import {
  batteryLife,
  colour,
  energyClass,
  memory,
  repairability,
  screenSize,
  storageCapacity,
  waterproof,
  weight,
} from './shared.ts';

const resolution = code(
  'resolution',
  'Définition | Resolution ; resolution de l ecran, display resolution, resolution ecran, screen resolution',
  spellResolution,
);
const processor = words('processor', 'Processeur | Processor ; cpu, modele de processeur, processor model');
const system = choice(
  'system',
  'Système | Operating system ; systeme d exploitation, os, operating system',
  vocabularies.system,
);
const graphics = words(
  'graphics',
  'Carte graphique | Graphics ; graphismes, gpu, graphics card, chipset graphique',
);
const mobileNetwork = choices(
  'mobile-network',
  'Réseau mobile | Mobile network ; reseau, network, connexion, generation reseau',
  vocabularies.mobileNetwork,
);
const wireless = choices(
  'wireless',
  'Wi-Fi | Wi-Fi ; connexion, norme wi fi, norme wifi',
  vocabularies.wireless,
);

export const laptops = {
  facets: [screenSize, memory, storageCapacity, processor, resolution, system, colour, repairability],
  others: [graphics, weight, batteryLife],
};

export const computers = {
  facets: [processor, memory, storageCapacity, graphics, system, screenSize, colour],
  others: [resolution],
};

export const tablets = {
  facets: [screenSize, storageCapacity, wireless, mobileNetwork, resolution, colour, energyClass],
  others: [batteryLife, weight, waterproof],
};

export const phones = {
  facets: [
    storageCapacity,
    screenSize,
    mobileNetwork,
    code(
      'ip-rating',
      'Étanchéité | Water resistance ; indice ip, indice de protection, ip rating',
      spellIpCode,
    ),
    amount(
      'camera',
      'Photo | Camera ; appareil photo, resolution photo, capteur photo, main camera',
      quantities.megapixels,
    ),
    amount(
      'battery',
      'Batterie | Battery ; capacite de la batterie, battery capacity',
      quantities.milliampereHours,
    ),
    colour,
    energyClass,
  ],
  others: [
    memory,
    amount('updates', 'Mises à jour | Updates ; duree des mises a jour', quantities.hours),
    weight,
    repairability,
  ],
};
