import { expect, test } from 'vitest';
import { specificationsOf } from './definitions/category-specifications.ts';
import {
  formatSpecification,
  readSpecification,
  typeSpecifications,
  type WrittenSpecification,
} from './typed-specifications.ts';

/** The canonical values of one written specification, as "key=value unit". */
function typed(category: string, name: string, value: string): string[] {
  return typeSpecifications(specificationsOf(category), [{ name, value }]).typed.flatMap(
    ({ definition, values }) =>
      values.map(({ text, unit }) => `${definition.key}=${text}${unit ? ` ${unit}` : ''}`),
  );
}

test.each([
  ['storage', 'Capacité', '1 To', 'capacity=1000 GB'],
  ['storage', 'capacity', '1000', 'capacity=1000 GB'],
  ['storage', 'Capacité', '1024 Go', 'capacity=1000 GB'],
  ['storage', 'Capacité', '1 000 Go', 'capacity=1000 GB'],
  ['storage', 'Capacité totale', '2TB', 'capacity=2000 GB'],
  ['computer-components', 'Capacité', '32 Go (2 × 16 Go)', 'capacity=32 GB'],
  ['computer-components', 'Modules', '2 x 16 Go', 'capacity=32 GB'],
  ['computer-components', 'modules', '[2, 16]', 'capacity=32 GB'],
  ['computer-components', 'Mémoire', '8 Go GDDR6', 'graphics-memory=8 GB'],
  ['computer-components', 'Socket', 'AM5', 'socket=am5'],
  ['computer-components', 'Socket CPU', 'Socket AM5', 'socket=am5'],
  ['computer-components', 'Support du processeur', 'sAM5', 'socket=am5'],
  ['computer-components', 'socket', 'LGA 1700 (Socket V)', 'socket=lga1700'],
  ['computer-components', 'socket', 'FCLGA1700', 'socket=lga1700'],
  ['computer-components', 'Type', 'ATX Mid Tower', 'form-factor=mid-tower'],
  ['computer-components', 'Type', 'Watercooling 240 mm ARGB', 'cooling=liquid'],
  ['computer-components', 'core_clock', '3.5', 'base-clock=3500 MHz'],
  ['computer-components', 'core_clock', '2310', 'base-clock=2310 MHz'],
  ['computer-components', 'Fréquence boost', '2 460 MHz', 'boost-clock=2460 MHz'],
  ['monitors', 'Diagonale', '34"', 'screen-size=34 in'],
  ['monitors', 'Taille de l’écran', '34 pouces (86,4 cm)', 'screen-size=34 in'],
  ['monitors', 'screen_size', '23.8', 'screen-size=23.8 in'],
  ['monitors', 'Diagonale', '86,36 cm', 'screen-size=34 in'],
  ['monitors', 'resolution', '[3440, 1440]', 'resolution=3440x1440'],
  ['monitors', 'Définition', '3440x1440 (UWQHD)', 'resolution=3440x1440'],
  ['monitors', 'Définition', 'Full HD', 'resolution=1920x1080'],
  ['monitors', 'Dalle', 'Nano IPS', 'panel=ips'],
  ['tvs', 'Diagonale', '139 cm', 'screen-size=55 in'],
  ['tvs', 'Diagonale', '55 pouces', 'screen-size=55 in'],
  ['tvs', 'Définition', '3840 × 2160', 'resolution=4k'],
  ['laptops', 'Poids', '1,12 kg', 'weight=1120 g'],
  ['laptops', 'Weight', '980 g', 'weight=980 g'],
  ['gaming', 'Autonomie', '2 h 30', 'battery-life=2.5 h'],
  ['tablets', 'Autonomie', '6 semaines', 'battery-life=1008 h'],
  ['phones', 'Étanchéité', 'IP 68 (1,5 m)', 'ip-rating=ip68'],
  ['watches', 'Étanchéité', '100 m', 'water-resistance=10-atm'],
  ['audio', 'Réduction de bruit', 'oui, adaptative', 'noise-cancelling=yes'],
  ['audio', 'microphone', 'False', 'microphone=no'],
  ['phones', 'Coloris', 'Noire', 'colour=black'],
  ['phones', 'Farbe', 'Schwarz', 'colour=black'],
  ['shoes', 'Färg', 'noir', 'colour=black'],
  ['shoes', 'Kleur', 'Grün', 'colour=green'],
  ['phones', 'color', 'Black / Silver', 'colour=black'],
  ['phones', 'Couleur', 'Terracotta', 'colour=terracotta'],
  ['toys', 'Couleur', 'Bleu marine', 'colour=blue'],
  ['printer-ink-toner', 'Couleur', 'Cyan', 'colours=cyan'],
  ['cables-adapters', 'Longueur', '1,5 mètres', 'length=1.5 m'],
])('%s: %s: %s is %s', (category, name, value, expected) => {
  expect(typed(category, name, value)).toEqual([expected]);
});

test('one statement can say two things, and a list has several values', () => {
  expect(typed('computer-components', 'speed', '[5, 6000]')).toEqual([
    'memory-type=ddr5',
    'memory-speed=6000 MHz',
  ]);
  expect(typed('keyboards-mice', 'Connexion', 'USB-C, 2,4 GHz et Bluetooth')).toEqual([
    'connection=usb-c',
    'connection=wireless',
    'connection=bluetooth',
  ]);
});

test.each([
  ['computer-components', 'Capacité', 'selon modèle'],
  ['storage', 'Capacity', '1,024 GB'],
  ['computer-components', 'Socket', 'compatible avec tous les sockets récents'],
  ['monitors', 'Diagonale', '27 ou 32, 34'],
  ['laptops', 'Poids', '2'],
  ['tvs', 'Définition', 'superbe'],
  ['phones', 'Couleur', ''],
  ['phones', 'Prix', '128 Go'],
])('%s: %s: %s is not understood', (category, name, value) => {
  expect(typed(category, name, value)).toEqual([]);
});

test('the category gives the order; what no definition knows stays as it is', () => {
  const written: WrittenSpecification[] = [
    { name: 'Garantie', value: '2 ans' },
    { name: 'Couleur', value: 'noir' },
    { name: 'Diagonale', value: '27 pouces' },
    { name: 'Screen size', value: '28 in' },
  ];
  const { typed: found, rest } = typeSpecifications(specificationsOf('monitors'), written);
  expect(found.map(({ definition, values }) => [definition.key, values[0]?.text])).toEqual([
    ['screen-size', '27'],
    ['colour', 'black'],
  ]);
  expect(rest).toEqual([{ name: 'Garantie', value: '2 ans' }]);
});

test.each([
  ['storage', 'capacity', '1024 Go', '1\u00a0To', '1\u00a0TB'],
  ['storage', 'capacity', '1,5 To', '1,5\u00a0To', '1.5\u00a0TB'],
  ['storage', 'capacity', '512 Mo', '512\u00a0Mo', '512\u00a0MB'],
  ['monitors', 'screen-size', '23,8 pouces', '23,8\u00a0pouces', '23.8\u00a0inches'],
  ['tablets', 'battery-life', '6 semaines', '42\u00a0jours', '42\u00a0days'],
  ['keyboards-mice', 'battery-life', '18 mois', '18\u00a0mois', '18\u00a0months'],
  ['keyboards-mice', 'battery-life', '90 h', '90\u00a0h', '90\u00a0h'],
  ['computer-components', 'cores', '24 cœurs', '24', '24'],
  ['phones', 'colour', 'noire', 'Noir', 'Black'],
  ['phones', 'colour', 'terracotta', 'Terracotta', 'Terracotta'],
  ['audio', 'noise-cancelling', 'yes', 'Oui', 'Yes'],
])('%s: %s %s is shown as %s and %s', (category, key, text, french, english) => {
  const { facets, others } = specificationsOf(category);
  const definition = [...facets, ...others].find((each) => each.key === key);
  const [value] = definition ? readSpecification(definition, text) : [];
  expect(definition && value && formatSpecification(definition, value, 'fr')).toBe(french);
  expect(definition && value && formatSpecification(definition, value, 'en')).toBe(english);
});
