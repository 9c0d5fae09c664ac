import { amount, choice, choices, code, flag, words } from '../definition.ts';
import { quantities } from '../quantities.ts';
import { spellChannels } from '../spellings.ts';
import { vocabularies } from '../vocabularies.ts';
import { batteryLife, colour, microphone, power, storageCapacity, waterproof, weight } from './shared.ts';

const connection = choices(
  'connection',
  'Connexion | Connection ; connection type, connectivite, connectivity, type de connexion, device interface',
  vocabularies.connection,
);

export const audio = {
  facets: [
    connection,
    flag(
      'noise-cancelling',
      'Réduction de bruit | Noise cancelling ; reduction de bruit active, anc, active noise cancelling',
    ),
    choice('wearing', 'Port | Wearing style ; type, type de casque', vocabularies.wearing),
    flag('wireless', 'Sans fil | Wireless'),
    microphone,
    waterproof,
    power,
    code('channels', 'Canaux | Channels ; configuration, nombre de canaux', spellChannels),
    colour,
  ],
  others: [batteryLife, weight],
};

export const gaming = {
  facets: [
    words('type', 'Type | Type'),
    storageCapacity,
    connection,
    words(
      'compatible',
      'Compatible avec | Compatible with ; compatible, compatibilite, plateforme, platform',
    ),
    colour,
  ],
  others: [batteryLife, weight],
};

export const keyboardsMice = {
  facets: [
    connection,
    words('type', 'Type | Type ; style'),
    choice('layout', 'Disposition | Layout ; agencement, keyboard layout', vocabularies.keyboardLayout),
    choice('keyboard-size', 'Format | Size ; taille du clavier', vocabularies.keyboardSize),
    amount(
      'sensor',
      'Résolution du capteur | Sensor resolution ; capteur, max dpi, dpi, resolution',
      quantities.dotsPerInch,
    ),
    words('switches', 'Switchs | Switches ; type de switch, interrupteurs'),
    colour,
  ],
  others: [
    amount('buttons', 'Boutons | Buttons ; nombre de boutons', quantities.count),
    words('tracking', 'Détection | Tracking ; tracking method'),
    batteryLife,
    weight,
  ],
};
