import { amount, choice, code, words } from '../definition.ts';
import { quantities } from '../quantities.ts';
import { spellCasLatency, spellSocket } from '../spellings.ts';
import { vocabularies } from '../vocabularies.ts';
import { colour, noise, power } from './shared.ts';

const socket = code(
  'socket',
  'Socket | Socket ; socket cpu, cpu socket, support du processeur, socket processeur, type de socket',
  spellSocket,
);
const formFactor = choice(
  'form-factor',
  'Format | Form factor ; facteur de forme, type, format carte mere, format du boitier, type de boitier',
  vocabularies.formFactor,
);
const capacity = amount(
  'capacity',
  'Capacité | Capacity ; capacite totale, modules, total capacity, capacite memoire, stockage',
  quantities.bytes,
);
const memoryType = choice(
  'memory-type',
  'Type de mémoire | Memory type ; type, speed, type memoire, memoire prise en charge, technologie memoire, memory technology',
  vocabularies.memoryType,
);
const memorySpeed = amount(
  'memory-speed',
  'Vitesse de la mémoire | Memory speed ; vitesse, speed, frequence memoire, vitesse memoire, memory clock',
  quantities.memorySpeed,
);
const graphicsMemory = amount(
  'graphics-memory',
  'Mémoire vidéo | Video memory ; memoire, memory, vram, memoire graphique, memoire video, graphics memory',
  quantities.bytes,
);
const cores = amount(
  'cores',
  'Cœurs | Cores ; core count, nombre de coeurs, nombre de cores, number of cores, coeurs',
  quantities.count,
);

/** Graphics cards, processors, motherboards, memory, drives, power supplies, cases and coolers share a category. */
export const computerComponents = {
  facets: [
    socket,
    capacity,
    memoryType,
    graphicsMemory,
    cores,
    formFactor,
    power,
    words('chipset', 'Chipset | Chipset ; puce graphique, gpu, graphics processor, processeur graphique'),
    choice('interface', 'Interface | Interface ; type d interface', vocabularies.driveInterface),
    choice('drive-type', 'Type de disque | Drive type ; type', vocabularies.driveType),
    choice('cooling', 'Refroidissement | Cooling ; type', vocabularies.cooler),
    choice(
      'efficiency',
      'Certification | Efficiency ; rendement, efficiency rating, 80 plus, certification 80 plus',
      vocabularies.efficiency,
    ),
    choice('modular', 'Câblage | Cabling ; modular, modulaire, modularite', vocabularies.modular),
    colour,
  ],
  others: [
    amount('threads', 'Threads | Threads ; nombre de threads, number of threads', quantities.count),
    amount('base-clock', 'Fréquence de base | Base clock ; core clock, frequence', quantities.clock),
    amount(
      'boost-clock',
      'Fréquence turbo | Boost clock ; frequence boost, turbo clock, frequence max',
      quantities.clock,
    ),
    memorySpeed,
    code('cas-latency', 'Latence CAS | CAS latency ; latence, cl', spellCasLatency),
    amount('cache', 'Cache | Cache ; memoire cache, cache l3', quantities.cache),
    amount('tdp', 'TDP | TDP ; enveloppe thermique', quantities.watts),
    amount('consumption', 'Consommation | Power draw ; consommation max', quantities.watts),
    amount('length', 'Longueur | Length ; longueur de la carte', quantities.millimetres),
    amount('height', 'Hauteur | Height', quantities.millimetres),
    amount('max-memory', 'Mémoire max. | Maximum memory ; max memory, memoire maximale', quantities.bytes),
    amount('memory-slots', 'Emplacements mémoire | Memory slots ; slots memoire', quantities.count),
    amount('m2-slots', 'Emplacements M.2 | M.2 slots ; ports m 2', quantities.count),
    amount(
      'reading',
      'Lecture | Read speed ; vitesse de lecture, sequential read',
      quantities.megabytesPerSecond,
    ),
    amount(
      'writing',
      'Écriture | Write speed ; vitesse d ecriture, sequential write',
      quantities.megabytesPerSecond,
    ),
    noise,
  ],
};

export const storage = {
  facets: [
    capacity,
    choice('drive-type', 'Type | Type ; type de disque, drive type', vocabularies.driveType),
    choice(
      'interface',
      'Interface | Interface ; connexion, connectique, connection',
      vocabularies.driveInterface,
    ),
    colour,
  ],
  others: [
    amount('speed', 'Débit | Transfer rate ; vitesse de transfert', quantities.megabytesPerSecond),
    amount('reading', 'Lecture | Read speed ; vitesse de lecture', quantities.megabytesPerSecond),
    amount('writing', 'Écriture | Write speed ; vitesse d ecriture', quantities.megabytesPerSecond),
    amount('bays', 'Baies | Bays ; nombre de baies', quantities.count),
  ],
};
