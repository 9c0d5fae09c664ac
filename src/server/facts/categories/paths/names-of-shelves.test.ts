import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { keyOfName } from '../names-of-tree.ts';
import { categoryTree } from '../tree.ts';
import { namesOfShelves } from './names-of-shelves.ts';

const mapping = createCategoryMapping();
const place = (path: string, title = 'Norvik Quorl') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['nursery-furniture', 'Mobilier bébé', 'Sommeil bébé', 'Linge de lit bébé', 'Textile bébé', 'Babymöbel'],
  ['pushchairs-car-seats', 'Voyage bébé', 'Balade bébé'],
  ['baby-safety-toys', 'Sécurité bébé', 'Sécurité domestique bébé'],
  ['fishing-hunting', 'Carnassier'],
  ['equestrian', 'Pansage'],
  ['home-appliances', 'Piccoli elettrodomestici', 'Elektrokleingeräte'],
  [
    'cleaning-laundry',
    'Matériel de nettoyage',
    'Lavage des sols',
    'Collecte des déchets',
    'Carrelli pulizia',
  ],
  ['bath-body', 'Désinfection des mains', 'Igienizzazione mani', 'Savonnerie'],
  ['workwear-safety', 'DPI', 'Abbigliamento monouso e DPI', 'Protection jetable'],
  ['mobility-orthopaedics', 'Pannoloni e mutandine', 'Inkontinenz'],
  ['medicine-first-aid', 'Pronto soccorso farmacia'],
  ['boats-marine', 'Nautica', 'Náutica', 'Bootszubehör', 'Mouillage', 'Fondeo'],
  ['sweet-grocery', 'Pâte à sucre', 'Colorants alimentaires', 'Tortendeko'],
  ['lenses', 'Leica mount', 'Sony E mount', 'Monture Sony E'],
  ['photo-accessories', 'Filtres photo'],
  ['electricity', 'Onduleurs hybrides', 'Wechselrichter'],
  ['furniture', 'Mobilier scolaire'],
  ['vitamins-supplements', 'Weight Management', 'Prostate'],
  ['handling-industry', 'Modulare Container', 'Conteneurs maritimes'],
  ['nursery-furniture', 'товары для детей > детская мебель > детские кресла-качалки и шезлонги'],
  ['health', 'Moustiques'],
  ['medicine-first-aid', 'Hygiène nasale', 'Nez'],
  ['pumps-motors', 'Čerpací automaty'],
  ['cleaning-laundry', 'Insectes rampants'],
  ['sweet-grocery', 'Boulangerie pâtisserie', 'Petits déjeuners'],
  ['savoury-grocery', 'Aides culinaires'],
  ['food-drink', 'Sans gluten', 'Glutenfrei'],
  ['skin-care', 'Bronzage'],
  ['optics', 'Lunettes'],
  ['hifi', 'Hi-fi'],
  ['tableware', 'Bocaux'],
  ['equestrian', 'Chevaux'],
  ['fridges-freezers', 'Froid'],
  ['plants-seeds', 'Fruitiers'],
  ['gardening-tools', 'Désherbage'],
  ['hardware', 'Poignées', 'Catches > Bolt & Nuts', 'Slotted nuts'],
  ['electricity', 'Matériel électrique', 'Materiale elettrico', 'Elektromaterial', 'Suministros eléctricos'],
  ['hardware', 'Boulonnerie', 'Tornillería', 'Eisenwaren', 'IJzerwaren'],
  ['building-materials', 'Baustoffe', 'Edilizia', 'Perfiles galvanizados'],
  ['workwear-safety', 'Arbeitskleidung', 'Antinfortunistica', 'Ropa de trabajo'],
  ['bedding-linen', 'Heimtextilien', 'Textil hogar'],
  ['arts-crafts', 'Merceria', 'Bastelbedarf', 'Pasmanteria'],
  ['medicine-first-aid', 'Parafarmacia', 'Apotheke', 'Lékárna'],
  ['packaging', 'Verpackungen', 'Imballaggi'],
  ['dogs', 'Vodítka a obojky', 'Hundesenge', 'Camas para cães', 'Σκύλος'],
  ['wine', 'Bollicine', 'Vína bílá', 'Espumosos', 'Mousserande'],
  ['hair-accessories', 'Accessori per capelli', 'Ozdoby do włosów', 'Hårpynt'],
  ['bags-luggage', 'Pelletteria', 'Lederwaren', 'Marroquinería'],
  ['vitamins-supplements', 'FORME - VITALITÉ', 'Gemmothérapie', 'Confort digestif', 'Santé > Oligo-éléments'],
  [
    'medicine-first-aid',
    'Douleurs articulaires et musculaires',
    'Maux de gorge',
    'Verrues',
    'Cors et durillons',
  ],
  ['mobility-orthopaedics', 'Accessoires podologie et semelles', 'Colliers cervicaux'],
  ['baby-feeding', 'LAITS INFANTILES', 'Bébé > Diététique bébé', 'Lait deuxième âge'],
  ['nappies-hygiene', 'Toilette de bébé', 'Soins bébé', 'Lait de toilette bébé'],
  ['skin-care', 'Peaux sèches', 'Peaux atopiques'],
  ['bath-body', 'LAIT DE TOILETTE', 'Protections périodiques'],
  ['pets', 'VÉTÉRINAIRE', 'Puces & Tiques', 'VÉTÉRINAIRE > Anti-parasitaires'],
  ['car-accessories', 'Matériel de carrosserie', 'Ponts élévateurs'],
  ['fireplaces', 'Combustibles', 'Chauffage au bois'],
])('a shelf of a trade is of that trade in the languages of our neighbours: %s', (key, ...shelves) => {
  expect(shelves.map((shelf) => place(shelf))).toEqual(shelves.map(() => key));
});

test.each([
  ['Chien > Puces et tiques', 'dogs'],
  ['Animaux > Chiens > Articulations', 'dogs'],
  ['Camping > Combustibles', 'camping-hiking'],
  ['Barbecue > Combustibles', 'barbecues'],
  ['Outillage > Pneumatiques', 'diy'],
  ['Sèche-linge > Évacuation', 'laundry'],
  ['Parquet > Multicouche', 'building-materials'],
  ['Plomberie > Évacuation', 'plumbing'],
])('a word of several trades is of the one before it: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test('what a name says only of things for babies is not said of others', () => {
  expect(place('Bain de bébé')).toBe('nappies-hygiene');
  expect(place('Compotes bébé')).toBe('baby-feeding');
  for (const others of ['Bain', 'Toilette', 'Soins', 'Laits', 'Compotes'])
    expect(keyOfName(others) ?? '').not.toMatch(/^(?:nappies-hygiene|baby-feeding)$/);
});

test('a step before it confirms what only seems to be of another trade', () => {
  const path =
    'Bricolaje > Suministros eléctricos > Escuadras y cajas de montaje eléctricas > Cajas de montaje';
  expect(place(path)).toBe('electricity');
});

test('knives are those of a kitchen but among what is for hunting', () => {
  for (const path of ['Couteaux', 'Cuisine > Couteaux', 'Arts de la table > Couteaux'])
    expect(place(path)).toBe('kitchen-utensils');
  for (const path of ['Chasse > Couteaux', 'Chasse et pêche > Couteaux', 'Couteaux de chasse'])
    expect(place(path)).toBe('fishing-hunting');
});

test('a word that means several things says nothing of one trade', () => {
  expect(place('HiFi > Boxen')).not.toBe('combat-sports');
  expect(place('Antiques', 'Norvik Chair')).toBe('tables-chairs');
  expect(place('Pferd', 'Norvik Pferd Figur')).not.toBe('equestrian');
});

test('a department alone leaves it to the title', () => {
  expect(place('Ferramenta', 'Norvik Quorl')).toBe('diy');
  expect(place('Bricolage', 'Perceuse visseuse Norvik')).toBe('power-tools');
});

test('each name is of a category of the tree, and of no other', () => {
  const keys = new Set(categoryTree.map(({ key }) => key));
  for (const [key, names] of Object.entries(namesOfShelves)) {
    expect(keys).toContain(key);
    for (const name of names.split(/,\s+/)) expect([name, keyOfName(name)]).toEqual([name, key]);
  }
});

test('what is for the hair holds its tools and ornaments', () => {
  expect(place('Cuidado capilar')).toBe('hair-care');
  expect(place('Cuidado capilar', 'Plancha de pelo Norvik')).toBe('hair-styling-tools');
});

test('on a shelf of a whole department a title says what a thing is', () => {
  expect(place('Moustiques', 'Diffuseur anti-moustique')).toBe('cleaning-laundry');
  expect(place('Hi-fi', 'Enceinte Bluetooth')).toBe('speakers');
});
