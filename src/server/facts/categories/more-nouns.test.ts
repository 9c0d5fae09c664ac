import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test('lime water is for walls', () => {
  expect(place('Eau de chaux 1 l')).toBe('paint-glue');
});

test.each([
  ['Чернила Norvik T07A, чёрный (оригинал)', 'printer-ink-toner'],
  ['Экран моторизированный Orvane 120"', 'projectors'],
  ['Cire à moustache – tenue moyenne', 'shaving'],
  ['Coude laiton 15 x 21', 'plumbing'],
  ['Dérouleur papier toilette mural inox', 'bathroom'],
  ['Calentador de Tazas de Bambú con Carga 15W', 'kitchen-utensils'],
  ['Guantes Gym Training', 'fitness'],
  ['Norvik kids tooth brush soft', 'oral-care'],
  ['Poudre dentaire menthe', 'oral-care'],
  ['Poudre de nettoyage dentaire Norvik 120 g', 'oral-care'],
  ['Zahnpulver Minze 50 g', 'oral-care'],
  ['Bracelets de guidon Orvane 53 mm', 'motorbike-gear'],
  ['Tés de fourche racing', 'motorbike-gear'],
  ['Silencieux slip-on titane', 'motorbike-gear'],
  ['Harnais 6 points Orvane', 'car-parts'],
  ['Poussette avec harnais 6 points', 'pushchairs-car-seats'],
  ['Jauge pression huile', 'car-parts'],
  ['Tiesus termo puodelis Norvik 330ml', 'kitchen-utensils'],
  ['Gants de manutention taille 9', 'workwear-safety'],
  ['Brosse démêlante Orvane', 'hair-styling-tools'],
  ['Rouleau anti poils', 'cleaning-laundry'],
  ['Extracteur de points noirs ultrasonique', 'skin-care'],
  ['Rohrfrei Gel 1l', 'cleaning-laundry'],
  ['Gemüsepflanze Orvane', 'plants-seeds'],
  ['Handmade Penguin Squishy', 'educational-toys'],
  ['Orvane Schnittkäse 3kg', 'savoury-grocery'],
  ['Boule effervescente lavande', 'bath-body'],
  ['Baskets femme blanches', 'womens-shoes'],
  ['Baskets noires', 'shoes'],
  ['Storage baskets white', 'organisation'],
  ['Jeu Nintendo Switch Norvik Kart 8', 'video-games'],
  ['Bougie de préchauffage Norvik', 'car-parts'],
  ['Cassette 11 vitesses 11-32', 'cycling'],
  ['Casquette baseball', 'hats-scarves-gloves'],
  ['Panneau acoustique chêne 280 x 60 cm', 'building-materials'],
  ['Aspirateur piscine manuel', 'pools-spas'],
  ['Bâche solaire piscine 300 cm', 'pools-spas'],
  ['Dévidoir papier WC', 'bathroom'],
  ['Toile de paillage 1,1 x 50 m', 'gardening-tools'],
  ["Tour d'observation en bois", 'educational-toys'],
  ['TRILPLAAT - Bluetooth & Speaker - Zwart', 'fitness'],
  ['Hydrolat de tilleul', 'skin-care'],
  ['Wheel thrown pink vase', 'candles-vases'],
  ['Wheel-thrown pink vessel', 'other'],
  ['Ruche Orvane 10 cadres', 'gardening-tools'],
  ['Enfumoir inox', 'gardening-tools'],
  ['Pompe à bière', 'kitchen-appliances'],
  ['Filet à foin 1 m', 'equestrian'],
  ['Brosse métallique 4 rangs', 'hand-tools'],
  ['Démonte-pneu Norvik F23', 'car-accessories'],
  ['Tube PER nu', 'plumbing'],
  ['Raccord PER à sertir 16 mm', 'plumbing'],
  ['Tubo per irrigazione 25 m', 'gardening-tools'],
  ['Granulés de bois sac 15 kg', 'fireplaces'],
  ['Terreau universel sac 40 L', 'gardening-tools'],
  ['Croquettes chien sac 12 kg', 'dogs'],
  ['Colle carrelage en sac de 25 kg', 'paint-glue'],
  ['Sac 10 kg', 'bags-luggage'],
  ['Rasoir peaux sensibles', 'shaving'],
  ['Couches peaux sensibles', 'nappies-hygiene'],
  ['Lessive liquide peaux sensibles 3 L', 'cleaning-laundry'],
  ['Collant circulation sanguine', 'underwear-lingerie'],
  ['Lampe infrarouge douleurs articulaires', 'lighting'],
  ['Tisane transit intestinal', 'coffee-tea'],
  ['Carnet développement personnel', 'paper-labels'],
  ['Norvik 8 Go (2 x 4 Go) DDR3-1600 vert - Mémoire RAM', 'memory'],
])('%s is %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('intimate care is no lingerie', () => {
  expect(place('Bálsamo Orvane - 50 ml', 'Línea íntima')).toBe('bath-body');
});

test('what stands behind how long it takes is no name behind a model', () => {
  expect(place('7-Day Pre-Made Muscle Building Meal Plan')).toBe('books');
  expect(place('Luna 6-Drawer Dresser')).toBe('wardrobes-storage');
});

test('where a title is only a name, what a description begins with names the thing', () => {
  const told = (description: string) =>
    mapping.ofThing(mapping.ofPaths('', ''), 'Orvane Luna', { description });
  expect(told('Sac de couchage enfant. Garnissage synthétique.')).toBe('camping-hiking');
  expect(told('Signed card')).toBe('collectibles');
  expect(told('Un cadeau pour toute la famille, et que dire de plus de ce sac de couchage')).toBe('other');
  expect(told('Bois massif. Sac de couchage')).toBe('other');
});

test('a part behind a colon or dash that an expression names is the thing, where the rest says nothing', () => {
  expect(place('Norvik Wave Rose Aluminium : Brosse à Dents Haute Fréquence')).toBe('oral-care');
  expect(place('Orvane Legends of North Isle - Le jeu de plateau')).toBe('board-games');
});

test('what holds or shows a game is no game', () => {
  expect(place('Jeu Nintendo Switch Norvik Kart')).toBe('video-games');
  for (const title of ['Jeu Switch pochette de transport', 'Jeux PS5 support mural', 'Spiel Switch Tasche'])
    expect(place(title)).not.toBe('video-games');
  expect(place('Mug Game Boy')).not.toBe('consoles');
});

test.each([
  ['Porta asciugamani Norvik', 'bathroom'],
  ['Porta velas Luna', 'candles-vases'],
  ['Porta botellas Norvik', 'kitchen-utensils'],
  ['Hundeshampoo Norvik 250 ml', 'pet-care'],
  ['Champú perro Norvik', 'dogs'],
  ['Weißburgunder trocken 2022', 'wine'],
  ['Brunello di Montalcino', 'wine'],
  ['Türschutzgitter Norvik', 'baby-safety-toys'],
])('%s is no door, no care of people, no plaything: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Collar Orvane cuero perro', 'dogs'],
  ['Collier Orvane argent femme chat', 'necklaces'],
  ['Collare Orvane cuoio cane', 'dogs'],
  ['Halsband Orvane leer hond', 'dogs'],
  ['Lit Orvane gris chat', 'cats'],
])('%s is for the animal that stands behind it', (title, key) => {
  expect(place(title)).toBe(key);
});

test('what a thing is made of behind its name is none, and a compound ends with words that French has as well', () => {
  expect(place('Koppel Orvane läder')).toBe('dogs');
  expect(place('Kussen Linnen')).toBe('bedding-linen');
  expect(place('Himbeermarmelade')).toBe('sweet-grocery');
});
