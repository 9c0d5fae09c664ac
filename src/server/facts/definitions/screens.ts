import { amount, choice, choices, code, words } from '../definition.ts';
import { quantities } from '../quantities.ts';
import { spellRatio, spellResolution } from '../spellings.ts';
import { vocabularies } from '../vocabularies.ts';
import {
  batteryLife,
  colour,
  durability,
  energyClass,
  noise,
  repairability,
  screenSize,
  weight,
} from './shared.ts';

const refreshRate = amount(
  'refresh-rate',
  'Fréquence | Refresh rate ; taux de rafraichissement, frequence de rafraichissement, refresh rate',
  quantities.refresh,
);

export const monitors = {
  facets: [
    screenSize,
    code(
      'resolution',
      'Définition | Resolution ; display resolution, resolution de l ecran, resolution',
      spellResolution,
    ),
    refreshRate,
    choice('panel', 'Dalle | Panel ; panel type, type de dalle, technologie de la dalle', vocabularies.panel),
    amount('response-time', 'Temps de réponse | Response time ; reponse', quantities.milliseconds),
    code('aspect-ratio', 'Format d’image | Aspect ratio ; native aspect ratio, format', spellRatio),
    colour,
    energyClass,
  ],
  others: [
    words('inputs', 'Entrées | Inputs ; connectique, connecteurs'),
    amount('brightness', 'Luminosité | Brightness ; display brightness typical', quantities.candelas),
  ],
};

export const tvs = {
  facets: [
    amount(
      'screen-size',
      'Taille de l’écran | Screen size ; diagonale, ecran, screen, taille, display diagonal, taille d ecran',
      quantities.television,
    ),
    choice('resolution', 'Définition | Resolution ; hd type, resolution', vocabularies.resolutionClass),
    choice(
      'panel',
      'Technologie | Technology ; dalle, type de dalle, panel type, display technology, technologie d affichage, type d ecran',
      vocabularies.panel,
    ),
    refreshRate,
    energyClass,
    repairability,
    durability,
  ],
  others: [amount('hdmi', 'Entrées HDMI | HDMI inputs ; hdmi, ports hdmi', quantities.count), colour],
};

export const projectors = {
  facets: [
    choice(
      'resolution',
      'Définition | Resolution ; resolution native, native resolution',
      vocabularies.resolutionClass,
    ),
    amount('brightness', 'Luminosité | Brightness ; luminosite ansi', quantities.lumens),
    words('light-source', 'Source | Light source ; source lumineuse'),
  ],
  others: [noise, colour],
};

export const cameras = {
  facets: [
    choice('camera-type', 'Type | Type ; type d appareil, camera type', vocabularies.cameraType),
    words('sensor', 'Capteur | Sensor ; taille du capteur, type de capteur, sensor type'),
    amount(
      'resolution',
      'Définition | Resolution ; megapixels, resolution du capteur',
      quantities.megapixels,
    ),
    choices('video', 'Vidéo | Video ; resolution video, definition video', vocabularies.resolutionClass),
    colour,
  ],
  others: [batteryLife, weight],
};
