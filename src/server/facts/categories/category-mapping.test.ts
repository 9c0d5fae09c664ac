import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';
import taxonomy from './google-taxonomy.json' with { type: 'json' };
import { categoryTree, isChosenByColour, keysAbove } from './tree.ts';

const mapping = createCategoryMapping();
const map = mapping.ofPaths;
const place = (title: string, path = '', network = '') => mapping.ofThing(map(path, network), title);

describe('shelves that say little by themselves', () => {
  test('of categories side by side those that name something tell together', () => {
    expect(place('M Charm', 'Deals 2 for 180;Tops;New Arrivals')).toBe('clothing');
    expect(place('M Charm', 'Deals 2 for 180;Tops')).toBe('clothing');
    expect(place('M Luna', 'Deals 2 for 180;New Arrivals')).toBe('other');
    expect(place('Golf Halo', 'Tops;New Arrivals;Jeans')).toBe('clothing');
  });

  test('Google’s own names contradict a number of another department beside them, which was mistyped', () => {
    const helmets = 'Sporting Goods > Outdoor Recreation > Cycling > Bicycle Helmets';
    expect(place('Norvik - Aero', helmets, '499873')).toBe('cycling');
    expect(place('Norvik - Aero', '', '499873')).toBe('building-materials');
    expect(place('Norvik - Aero', 'Sporting Goods > Outdoor Recreation', '499873')).toBe(
      'building-materials',
    );
  });

  test('a booster is a card game’s only beside its name', () => {
    expect(place('Norvik Circulation Booster')).toBe('other');
    expect(place('Norvik Circulation Booster', 'Health & Beauty > Health Care')).toBe('health');
    expect(place('Pokémon Booster')).toBe('board-games');
  });

  test('a step of one long word and a title that agree contradict a number of Google’s of another department', () => {
    const hardware = 'Hardware > Building Materials';
    expect(place('Настенный кондиционер Halo', 'Кондиционер', hardware)).toBe('climate');
    expect(place('Halo 5', 'Кондиционер', hardware)).not.toBe('climate');
  });

  test('a gift card that comes with a thing, or a girl that is printed on it, does not say what it is or whom it is for', () => {
    expect(place('Gourmet Tea Gift Set - with Handwritten Gift Card')).not.toBe('gift-cards-tickets');
    expect(place('Savon Norvik avec carte cadeau')).not.toBe('gift-cards-tickets');
    expect(place('Café Norvik gift card')).toBe('gift-cards-tickets');
    expect(place('T-shirt femme Girl Power')).toBe('womens-clothing');
    expect(place('T-shirt Girl Power')).toBe('childrens-clothing');
  });

  test('an expression that is the whole step says more than its words', () => {
    expect(map('Modellazione 3D', '').key).toBe('software');
    expect(place('Halo Premium 2026', 'VPN')).toBe('software');
    expect(place('Halo Internet Security - 1 an')).toBe('software');
  });
});

describe('merchants’ categories', () => {
  test.each([
    ['Composant PC > Mémoire RAM', 'Computer Components', 'memory'],
    ['Appareil photo > Appareil photo numérique', 'Cameras', 'cameras'],
    ['ÉCRAN', '', 'monitors'],
    ['Composant PC > Ventilateur', 'Computer Components', 'cooling'],
    ['Nouveautés', 'Home Appliances', 'home-appliances'],
    ['Alimentation > Onduleur', '', 'power-batteries'],
    ['Composants PC > Alimentations PC', '', 'power-supplies'],
    ['Informatique > Portables > PC portables gamer 17"', '', 'laptops'],
    ['Téléphonie|Coques pour smartphone', '', 'phone-accessories'],
    ['Electronics > Refurbished laptops', '', 'laptops'],
    ['Maison > Chambre > Beds & Accessories', '', 'beds-mattresses'],
    ['Lingerie > Bra', '', 'underwear-lingerie'],
    ['Clothing > Accessories', '', 'clothing'],
    ['Support > Bras pour écran', '', 'racks-mounts'],
    ['Beauté > Soin visage > Crème hydratante', '', 'skin-care'],
    ['Bijoux / Boucles d’oreilles', '', 'earrings'],
    ['Jardin » Tondeuses à gazon', '', 'garden-power-tools'],
    ["Women's Footwear", '', 'womens-shoes'],
    ['Products > Бытовая техника > Стиральные машины', '', 'laundry'],
    ['Barkács > Elosztók, hosszabítók', '', 'electricity'],
    ['Odzież damska > Sukienki', '', 'womens-clothing'],
    // Google's names in British English.
    ['', 'Clothing & Accessories > Jewellery > Rings', 'rings'],
    [
      '',
      'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Tyres',
      'car-parts',
    ],
    ['Clothing & Accessories > Clothing > Outerwear > Snow Trousers & Suits', '', 'clothing'],
    ['Igračke', '', 'toys'],
    ['Homme > Chaussures', '', 'mens-shoes'],
    ['Parfums > Pour elle', '', 'perfume'],
    ['Garden > Battery-Powered Lawn Mowers', '', 'garden-power-tools'],
    ['Toner Original', '', 'printer-ink-toner'],
    ['General products', 'Uncategorized', 'other'],
  ])('%s, %s is %s', (merchantCategory, networkCategory, key) => {
    expect(map(merchantCategory, networkCategory).key).toBe(key);
  });

  test('that name a thing say more than a whole department of Google’s that has no such', () => {
    expect(map('Apparel > Gants', '188')).toMatchObject({ key: 'hats-scarves-gloves', rule: 'merchant' });
    expect(map('Apparel > Divers', '188').key).toBe('jewellery-watches');
  });

  test('and what Google’s number says give way to a merchant’s own name that the title confirms', () => {
    expect(place('Short de bain Ocean Drive — séchage rapide', 'Maillot de bain', '1081')).toBe('swimwear');
    expect(place('Ballon de plage', 'Maillot de bain', '1081')).toBe('team-sports');
  });

  test('of devices also hold what goes with them, which titles tell apart', () => {
    expect(place('Christmas Deer Case For iPhone XR 11 Pro', 'iphone')).toBe('phone-accessories');
    expect(place('Coque silicone pour iPhone 15', 'Téléphones')).toBe('phone-accessories');
    expect(place('iPhone 15 128 Go noir', 'iphone')).toBe('phones');
  });

  test('of Google’s that hold others of ours leave these to the title', () => {
    expect(place('Taladro percutor 780 W', '', 'Hardware > Tools')).toBe('power-tools');
    expect(place('Juego de llaves', '', 'Hardware > Tools')).toBe('hand-tools');
    const shopifys = 'Electronics > Communications > Telephony > Mobile & Smart Phone Accessories';
    expect(map('', `${shopifys} > Mobile Phone Cases`).key).toBe('phone-accessories');
    expect(map('', 'Furniture > Furniture Sets > Living Room Furniture Sets').key).toBe('sofas-armchairs');
  });

  test('in other languages than ours speak against Google’s number as well', () => {
    expect(place('Portfel Leather Country', 'Portfele', '3032')).toBe('wallets');
    expect(place('Elektrozawór 21A2KOT', 'Zawór elektromagnetyczny', '536')).toBe('plumbing');
    expect(place('Concrete pot 60 cm', 'Concrete Pot', '721')).toBe('pots-planters');
  });

  test('say nothing of what comes in sizes of people, which is worn', () => {
    const blank = map('', '');
    expect(mapping.ofThing(blank, 'Norvik - W0402-00 Noir', { size: '40' })).toBe('fashion');
    expect(mapping.ofThing(blank, 'Norvik - W0402-00 Noir', { size: '39' })).toBe('shoes');
    expect(mapping.ofThing(blank, 'Zorglub Love 6-12 months')).toBe('childrens-clothing');
    expect(mapping.ofThing(blank, 'Zorglub 6-12 months warranty')).toBe('other');
    expect(mapping.ofThing(blank, 'Norvik Kos Women', { size: 'EU 41' })).toBe('womens-shoes');
    expect(mapping.ofThing(blank, 'Norvik Galaxy Men', { size: '42.5' })).toBe('mens-shoes');
    expect(mapping.ofThing(blank, 'Norvik - W0402-00 Noir')).toBe('other');
  });

  test('let a shop of bags have the clothes and shoes that its titles name', () => {
    const bags = createCategoryMapping();
    bags.learnShop(
      Array.from({ length: 40 }, (_, i) => ({
        title: `Norvik Shoulder Bag ${i}`,
        path: '',
        networkPath: '',
      })),
    );
    const none = bags.ofPaths('', '');
    expect(bags.ofThing(none, 'Chic White Sneakers with Logo', { size: '36' })).toBe('shoes');
    expect(bags.ofThing(none, 'Embroidered Logo White Tee', { size: 'XL' })).toBe('clothing');
    expect(bags.ofThing(none, 'Chic Contrasting Logo', { size: 'M' })).toBe('handbags');
  });

  test('side by side leave the choice among them to the title', () => {
    const path = 'Birthday;Children;Dresses;Kids;Special Occasions';
    expect(place('Unicorn birthday tutu dress', path)).toBe('childrens-clothing');
    expect(place('Helium balloons', path)).not.toBe('childrens-clothing');
  });

  test('of children’s things are those that say so', () => {
    expect(place('Valentina bottom')).toBe('clothing');
    expect(place('Camiseta unisex botánica', 'Ropa > Camisetas', '212')).toBe('clothing');
    expect(place('Nike Dunk High', 'Sneakers')).toBe('shoes');
  });

  test('of fashion for adults say more of whom a thing is for than what titles call its style', () => {
    expect(place('Boy Tank White', "women's tops")).toBe('womens-clothing');
    expect(place('Sleeveless Tunic', "women's button-ups")).toBe('womens-clothing');
    expect(place('Kids tank', "women's tops")).toBe('childrens-clothing');
  });

  test('that only seem to name a thing give way to one that the network names outright', () => {
    expect(map('Clips in', 'Hair Extension').key).toBe('hair-accessories');
  });

  test('in a language that nobody taught say nothing by a word that looks known', () => {
    expect(map('Araç Kapı Kilitleri;SEAT;Yeni Ürünler', '').key).toBe('other');
  });

  test('that say nothing lead nowhere', () => {
    expect(map('Nouveautés', '')).toMatchObject({ key: 'other', rule: 'none', networkPath: '' });
    expect(map('', '').key).toBe('other');
    expect(map('>>> | / ;;', '').key).toBe('other');
    expect(map('constructor > __proto__', 'toString').key).toBe('other');
  });

  test('are known apart, with what led to ours and how surely', () => {
    expect(map('High-tech > Tablettes', 'Accessories').key).toBe('tablets');
    expect(map('Maison > Rideaux', '')).toMatchObject({ rule: 'merchant', key: 'rugs-curtains' });
    expect(map('Informatique', '')).toMatchObject({ rule: 'coarse', key: 'computing' });
    expect(map('', 'Laptops')).toMatchObject({ rule: 'network', key: 'laptops' });
    expect(map('Promotions', '328')).toMatchObject({ rule: 'google', key: 'laptops', confidence: 1 });
    expect(map('Nouveautés', '').hash).not.toBe(map('', 'Nouveautés').hash);
  });
});

describe('Google’s categories', () => {
  const ids = Object.values(taxonomy.ids).flatMap((each) => each.split(' '));

  test('each has a home', () => {
    expect(ids).toHaveLength(5_595);
    const keys = new Set(categoryTree.map(({ key }) => key));
    const homes = ids.map((id) => ({ id, key: map('', id).key }));
    expect(homes.filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(homes.filter(({ key }) => key === 'other')).toEqual([]);
  });

  test('are known by their paths, whatever their case and spaces, by the nearest that is known', () => {
    for (const path of [
      'Apparel & Accessories > Jewelry > Earrings',
      'apparel & accessories  >JEWELRY> earrings ',
      "Vêtements et accessoires > Bijoux > Boucles d'oreilles",
      '194 - Apparel & Accessories > Jewelry > Earrings',
      '194',
    ])
      expect([path, map('', path).key]).toEqual([path, 'earrings']);
    const deep = 'Animals & Pet Supplies > Pet Supplies > Dog Supplies > Dog Food > Prescription Dog Food';
    expect(map('', deep)).toMatchObject({ key: 'dogs', rule: 'google' });
    expect(map('', '99999999').key).toBe('other');
  });

  test('nothing is told by words that name too much, and more by what a title says behind a dash', () => {
    expect(['Collection Rose', 'Danse des abeilles', 'Jardin des thés'].map((title) => place(title))).toEqual(
      ['other', 'other', 'other'],
    );
    expect(place('Queen Nefertiti – T-shirt dark green')).toBe('clothing');
  });

  test('one that has parts of ours leaves the choice among them to words', () => {
    expect(place('Fauteuil en velours', '', 'Furniture')).toBe('sofas-armchairs');
    expect(place('Zorglub', '', 'Furniture')).toBe('furniture');
    expect(place('T-shirt femme', '', '212')).toBe('womens-clothing');
    expect(place('T-shirt', 'Kids > Tops', '212')).toBe('childrens-clothing');
    expect(place('T-shirt', '', '212')).toBe('clothing');
  });
});

describe('a title', () => {
  test.each([
    ['Collier homme cuir et perle céramique', 'necklaces'],
    ['Rideau occultant gris 140 x 260 cm', 'rugs-curtains'],
    ['Robe longue fleurie bleu marine', 'womens-clothing'],
    ['Crème de nuit à la rose musquée', 'skin-care'],
    ['Coque pour iPhone 15 Pro transparente', 'phone-accessories'],
    ['Wireless Gaming Headset, black', 'headphones'],
    ['Shampooing réparateur lait miel', 'hair-care'],
    ['Infinity Bracelet Set Silver', 'bracelets'],
    ['Collier Romane', 'necklaces'],
  ])('%s is %s where no category stands beside it', (title, key) => {
    expect(place(title)).toBe(key);
  });

  test.each([
    'Targus 17” Laptop Slip Case Black',
    'Kensington 15.6" Laptop Sleeve',
    'Housse ordinateur portable',
  ])('%s is no laptop', (title) => {
    expect(place(title)).not.toBe('laptops');
  });

  test.each([
    ['Urban Trail Backpack', 'Sneakers', 'backpacks'],
    ['Box Logo Tee Washed Grey', 'Sneakers', 'clothing'],
    ['Air Court 3 Lemonade 38,40', 'Sneakers', 'shoes'],
    ['Air Court 1 Halloween (2021)', 'Sneakers', 'shoes'],
    ['Camp Cap Navy', 'Accessories', 'hats-scarves-gloves'],
    ['Lola Vintage Baguette Bag Coffee', 'Bags', 'handbags'],
    ['Liquid Shimmer - Gatsby', 'Cosmetics', 'beauty'],
    ['Vegetarian Hot Sauce', 'Practical Pouches', 'savoury-grocery'],
    ['Blossom mini dress', 'our handmade label', 'womens-clothing'],
    ['Précis de terminologie, 9e éd.', 'Médical', 'books'],
    ['Watch8 Classic 46 mm', 'Electronics > Electronics Accessories > Smartwatch', 'smartwatches'],
  ])('%s in %s is %s: what a shop calls all that it has is no kind of thing', (title, path, key) => {
    expect(place(title, path)).toBe(key);
  });

  test.each([
    ['Leather Skirt in Navy', 'womens-clothing'],
    ['Campfire Mug 12oz', 'tableware'],
    ['Campaign Tote Bag in 3 Sizes', 'handbags'],
    ['ADIDAS | CLASSIC BACKPACK black', 'backpacks'],
    ['Calming Canvas 20" by 28" B', 'wall-decor'],
    ['Printing film A4', 'paper-labels'],
    ['HP Q6579A photo paper White Gloss', 'paper-labels'],
  ])('%s is %s: its measures, colours and finish are not its name', (title, key) => {
    expect(place(title)).toBe(key);
  });

  test.each(['Pure Fix 700C Footstrap Blue', 'Blackpink Round Ceramic | The Album | Love'])(
    '%s is not what words beside its noun seem to say',
    (title) => {
      expect(place(title)).toBe('other');
    },
  );

  test.each([
    ['NESTSCHOMMEL - 120 cm diameter - 150 kg', 'outdoor-toys'],
    ['Logeermatras, opvouwbaar', 'beds-mattresses'],
    ['Sukienki letnie', 'womens-clothing'],
    ['Braccialetti in argento', 'bracelets'],
    ['Mini aspiradora portatil', 'vacuum-cleaners'],
    ['Gazlı kettle', 'coffee-machines'],
  ])('%s is %s, by a noun of its language', (title, key) => {
    expect(place(title)).toBe(key);
  });

  test('under a department says which of its things it is', () => {
    const path = 'Food, Beverages & Tobacco > Food Items';
    expect(place('Polly Bilar - Guimauves enrobées de chocolat', '', path)).toBe('sweet-grocery');
  });

  test('of words that nobody has learned says nothing, whatever one of them looks like', () => {
    expect(place('Kisállatfésű és szőrcsomótlanító gép')).toBe('other');
    expect(place('Master Product 3 Crunchy', 'Alle Produkte')).toBe('other');
  });

  test.each([
    ['Epson Premium Glossy Photo Paper - A4 - 50 Sheets', 'paper-labels'],
    ['Brother LT-400 tray/feeder 250 sheets', 'other'],
    ['OKI 43363412 printer belt 60000 pages', 'printer-ink-toner'],
    ['Acer Veriton X i5-9400 8 GB DDR4-SDRAM 256 GB SSD Black PC Windows 10 Pro', 'other'],
    ['Verbatim 49363 internal solid state drive M.2 512 GB SSD', 'internal-drives'],
  ])('%s is %s: amounts of paper and parts of a computer name no thing', (title, key) => {
    expect(place(title)).toBe(key);
  });

  test('that says nothing leads nowhere', () => {
    for (const title of ['Zorglub 3000', 'Maravilia', '12', '']) expect(place(title)).toBe('other');
  });
});

test('each department says whether its things are chosen by colour, and its parts go by it', () => {
  expect(categoryTree.filter(({ parent, byColour }) => parent === null && byColour === undefined)).toEqual(
    [],
  );
  const chosen = [
    'phones',
    'womens-shoes',
    'printer-ink-toner',
    'sofas-armchairs',
    'headphones',
    'kitchen-appliances',
  ];
  expect(chosen.filter((key) => !isChosenByColour(key))).toEqual([]);
  const unseen = [
    'memory',
    'processors',
    'internal-drives',
    'cables-adapters',
    'video-games',
    'other',
    'of-staff',
    '',
  ];
  expect(unseen.filter(isChosenByColour)).toEqual([]);
});

test('every category of the tree is made by the migration, with its parent and names', async () => {
  const sql = await readFile('db/migrations/0125_category_tree.sql', 'utf8');
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  for (const { key, parent, name, nameFr } of categoryTree) {
    const line = `${quoted(key)}, ${parent ? quoted(parent) : 'null'}, ${quoted(name)}, ${quoted(nameFr)})`;
    expect(sql).toContain(line);
    expect(keysAbove(key).length).toBeLessThanOrEqual(3);
  }
});

describe('a shop', () => {
  const listen = (titles: readonly string[], path = '') => {
    const own = createCategoryMapping();
    const things = titles.map((title) => ({ title, path, networkPath: '' }));
    own.learnShop(things);
    return (title: string, shelf = '') => own.ofThing(own.ofPaths(shelf, ''), title);
  };
  const numbered = (title: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${title} no ${i}`);

  test('of one kind of thing has more of it where a title says nothing', () => {
    const ofShop = listen(numbered('Roller blind', 20));
    expect(ofShop('California sky')).toBe('rugs-curtains');
    expect(listen(numbered('Roller blind', 5))('California sky')).toBe('other');
  });

  test('of few fields is not believed to sell what only a short word names', () => {
    const ofShop = listen([...numbered('Baby romper', 30), ...numbered('Baby bottle', 10)]);
    expect(ofShop('Waffle set')).not.toBe('kitchen-appliances');
    expect(place('Waffle set')).not.toBe('other');
  });

  test('prints on whatever it sells, which clear words name', () => {
    const ofShop = listen([...numbered('Summer tour hoodie', 30), ...numbered('Evening dress', 10)]);
    expect(ofShop('Eras drawing poster – 36″ × 24″')).toBe('wall-decor');
    expect(ofShop('Eras unisex short sleeve tee | For girls')).toBe('clothing');
  });

  test('is not of the one department of Google’s that none of its titles names a thing of', () => {
    const own = createCategoryMapping();
    const inElectronics = (titles: readonly string[]) =>
      own.learnShop(titles.map((title) => ({ title, path: '', networkPath: '222' })));
    inElectronics(numbered('Affiche murale', 12));
    expect(own.ofThing(own.ofPaths('', '222'), 'Affiche murale no 13')).toBe('wall-decor');
    expect(own.ofThing(own.ofPaths('', '222'), 'Norvik')).toBe('wall-decor');
    const other = createCategoryMapping();
    other.learnShop(
      [...numbered('Affiche murale', 12), 'Enceinte Bluetooth'].map((title) => ({
        title,
        path: '',
        networkPath: '222',
      })),
    );
    expect(other.ofThing(other.ofPaths('', '222'), 'Norvik')).toBe('electronics');
  });

  test('may mean another thing by the name of a shelf, which its titles tell', () => {
    const own = createCategoryMapping();
    const thing = (title: string, path: string) => ({ title, path, networkPath: '' });
    own.learnShop([
      ...numbered('Face serum', 20).map((title) => thing(title, 'Serums')),
      ...numbered('Facial toner', 4).map((title) => thing(title, 'Toners')),
    ]);
    expect(own.ofThing(own.ofPaths('Toners', ''), 'Heartleaf 77%')).toBe('skin-care');
    expect(map('Toners', '').key).toBe('printer-ink-toner');
  });
});
