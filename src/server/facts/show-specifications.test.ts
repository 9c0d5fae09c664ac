import { expect, test } from 'vitest';
import type { Language } from '../../contract/language.ts';
import type { StoredSpecification } from './choose-specifications.ts';
import { showSpecifications } from './show-specifications.ts';

/** Name and value as a page shows them, a star for each that is in the merchant's language on a page in another. */
function shown(category: string, kept: StoredSpecification, language: Language): string {
  const [specification] = showSpecifications(category, [kept], language);
  if (!specification) return '';
  const { name, nameLanguage, value, valueLanguage } = specification;
  return `${name}${nameLanguage === language ? '' : '*'}: ${value}${valueLanguage === language ? '' : '*'}`;
}

test.each<[string, StoredSpecification, string, string]>([
  ['storage', { key: 'capacity', name: 'Cap.', value: '1024 Go' }, 'Capacité: 1 To', 'Capacity: 1 TB'],
  ['monitors', { key: 'colour', name: 'Coloris', value: 'noire' }, 'Couleur: Noir', 'Colour: Black'],
  // A neighbour's word.
  ['shoes', { key: 'colour', name: 'Colour', value: 'Grün' }, 'Couleur: Vert', 'Colour: Green'],
  ['shoes', { key: 'colour', name: 'Colour', value: 'negro' }, 'Couleur: Noir', 'Colour: Black'],
  [
    'monitors',
    { key: 'screen-size', name: 'screen_size', value: '23.8' },
    'Taille de l’écran: 23,8 pouces',
    'Screen size: 23.8 inches',
  ],
  ['audio', { key: 'microphone', name: 'microphone', value: 'True' }, 'Microphone: Oui', 'Microphone: Yes'],
  [
    'computer-components',
    { key: 'memory-type', name: 'speed', value: '[5, 6000]' },
    'Type de mémoire: DDR5',
    'Memory type: DDR5',
  ],
  // The merchant says more than the definition knows.
  [
    'computer-components',
    { key: 'cooling', name: 'Type', value: 'Watercooling 240 mm' },
    'Refroidissement: Watercooling 240 mm',
    'Cooling: Watercooling 240 mm',
  ],
  ['computer-components', { key: 'socket', name: 'CPU', value: 'AM5' }, 'Socket: AM5', 'Socket: AM5'],
  // Nobody has defined it; or the category that defined it is another one now.
  ['monitors', { name: 'Pied', value: 'réglable' }, 'Pied: Réglable', 'Stand: Adjustable'],
  ['toys', { key: 'panel', name: 'Dalle', value: 'IPS' }, 'Dalle: IPS', 'Panel: IPS'],
  // Words that nobody knows stay as they are.
  ['toys', { name: 'Mâchoire', value: 'crantée' }, 'Mâchoire: Crantée', 'Mâchoire*: Crantée*'],
  // What product databases call it, and the unit that a bare number of that name has.
  [
    'printers-scanners',
    { name: 'Print speed  black  normal quality  a4 us letter', value: '38.0' },
    'Vitesse d’impression (noir): 38 ppm',
    'Print speed (black): 38 ppm',
  ],
  [
    'printers-scanners',
    { name: 'Page yield', value: '20000.0' },
    'Rendement en pages: 20 000 pages',
    'Page yield: 20,000 pages',
  ],
  [
    'toys',
    { name: 'Operating temperature t t', value: '0 - 40' },
    'Température de fonctionnement: 0 - 40 °C',
    'Operating temperature: 0 - 40 °C',
  ],
  ['toys', { name: 'Usb version', value: '2.0' }, 'Version USB: 2.0', 'USB version: 2.0'],
  [
    'toys',
    { name: 'Ink type', value: 'Pigment-based ink' },
    'Type d’encre: Encre pigmentée',
    'Ink type: Pigment-based ink',
  ],
  // Merchants write in English as well.
  [
    'toys',
    { name: 'Brand compatibility', value: 'True' },
    'Compatibilité de marque: Oui',
    'Brand compatibility: Yes',
  ],
])('%s: %j', (category, kept, french, english) => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(shown(category, kept, 'fr'))).toBe(french);
  expect(plain(shown(category, kept, 'en'))).toBe(english);
});

test('a name is not said again in other words', () => {
  const kept = [
    { key: 'weight', name: 'Poids', value: '1,2 kg' },
    { name: 'Weight', value: '1' },
  ];
  expect(showSpecifications('toys', kept, 'en').map(({ name, value }) => [name, value])).toEqual([
    ['Weight', '1.2\u00a0kg'],
  ]);
});

test('amounts keep their number and unit', () => {
  const [specification] = showSpecifications(
    'storage',
    [{ key: 'capacity', name: 'C', value: '2 To' }],
    'fr',
  );
  expect(specification).toMatchObject({ number: 2000, unit: 'GB' });
});
