import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchInput } from '../../../../test/helpers/match-input.ts';
import { explainPair, judgePair, threshold } from './judge-pair.ts';
import { describeListing, type Listing } from './listing.ts';
import type { MatchInput } from './match-input.ts';

type Side = Partial<MatchInput> & { title: string };

const gtin = ['09523826756957'];
const other = ['09520142137721'];

const listingOf = (side: Side) => describeListing(matchInput(side));
const verdict = (a: Side, b: Side) => judgePair(listingOf(a), listingOf(b));
const isSame = (a: Side, b: Side) => verdict(a, b).score >= threshold;

const ssd = { title: 'Lexar NM620 2 TB SSD M.2-2280 M.2 PCIe 3.0 X4', brand: 'Lexar' };
const ssdDetails = 'capacity: 2000, type: SSD, form factor: M.2-2280, interface: M.2 PCIe 3.0 X4';
const phone = { title: 'Nikon D3400 Body', brand: 'Nikon' };

describe('a title that names only a series', () => {
  const tv = (title: string) => ({ title, brand: 'Samsung' });
  it.each([
    ['Samsung NU8000 LED TV', 'Samsung UE55NU8000 LED TV', false],
    ['Samsung NU8000 65" LED TV', 'Samsung UE55NU8000 LED TV', false],
    ['Samsung NU8000 55" LED TV', 'Samsung UE55NU8000 55" LED TV', true],
    ['Samsung NU8000 LED TV 138 cm', 'Samsung UE55NU8000 LED TV', true],
    ['Samsung NU8000 LED TV 163 cm', 'Samsung UE55NU8000 LED TV', false],
    ['Samsung 55NU8000 LED TV', 'Samsung UE55NU8000 LED TV', true],
  ])('is none of its models, unless it says the size: %s, %s', (a, b, same) => {
    expect(isSame(tv(a), tv(b))).toBe(same);
    expect(isSame(tv(b), tv(a))).toBe(same);
  });

  it('is the model whose part number it states', () => {
    const numbered = (title: string) => ({ ...tv(title), mpn: 'UE55NU8000' });
    expect(isSame(numbered('Samsung NU8000 LED TV'), numbered('Samsung UE55NU8000 LED TV'))).toBe(true);
  });
});

describe('one product', () => {
  it.each<[string, Side, Side]>([
    ['shared GTIN', { ...ssd, gtins: gtin }, { title: 'Lexar NM620 2 To', brand: 'LEXAR', gtins: gtin }],
    [
      'shared GTIN, other language',
      { title: 'beafon handy mit 3g sl340i', gtins: gtin },
      { title: 'Bea-fon SL340i', gtins: gtin },
    ],
    [
      'words in another order',
      { title: 'Acer CBA242Y BIR 23.8" IPS' },
      { title: 'Acer 23.8" IPS CBA242Y BIR' },
    ],
    [
      'French words and shop phrases',
      { title: 'ARCTIC F8 CO Black Case Fan', brand: 'ARCTIC' },
      { title: '[Officiel] ARCTIC F8 CO noir - Ventilateur ✅ Case', brand: 'ARCTIC' },
    ],
    ['category in front', ssd, { ...ssd, title: `Disque interne ${ssd.title}` }],
    [
      'title cut short, same description',
      { ...ssd, description: ssdDetails },
      { ...ssd, title: 'Lexar NM620 2 TB SSD M.2-2280', description: ssdDetails },
    ],
    [
      'one typing error',
      { title: 'Corsair Vengeance Performance Gold', brand: 'Corsair' },
      { title: 'Corsair Vengaence Performance Gold', brand: 'Corsair' },
    ],
    [
      'another condition and price',
      ssd,
      { ...ssd, title: `${ssd.title} - Reconditionné Grade A`, condition: 'refurbished', priceCents: 6_600 },
    ],
    [
      'a model code among other words',
      { title: 'hotpoint 7kg 1400 spin washing machine wmbf742g', brand: 'Hotpoint' },
      { title: 'Hotpoint WMBF742G washing machine 7kg graphite', brand: 'Hotpoint' },
    ],
    [
      'a model code written in pieces',
      { title: 'Sharp LC-40UI7352K', brand: 'Sharp' },
      { title: 'sharp lc 40ui7352k', brand: 'Sharp' },
    ],
    [
      'a model number among words of their own',
      { title: 'Toshiba 55" Class (54.64" Diag.) 1080p 120Hz LED HDTV 55L6200U', brand: 'Toshiba' },
      { title: 'TV connectée 3D Toshiba 55L6200U noir argent, dalle 5458 - Le coin télé', brand: 'Toshiba' },
    ],
    [
      'a model number with a country behind it',
      { title: 'Samsung 43" Dynamic Crystal Colour UE43NU7400UXXU', brand: 'Samsung' },
      { title: 'Samsung UE43NU7400 téléviseur LED 43"', brand: 'Samsung' },
    ],
    [
      'a model number that only one names',
      { title: 'Bosch lave-vaisselle Serie 4 encastrable 60 cm', brand: 'Bosch' },
      { title: 'Bosch lave-vaisselle Serie 4 encastrable 60 cm SMV4HVX38E', brand: 'Bosch' },
    ],
    [
      'several GTINs of one product',
      { ...ssd, gtins: gtin, description: ssdDetails },
      { ...ssd, gtins: other, description: ssdDetails },
    ],
  ])('%s', (_, a, b) => {
    expect(isSame(a, b)).toBe(true);
    expect(isSame(b, a)).toBe(true);
  });
});

const codesOf = (a: Side, b: Side) =>
  explainPair(describeListing(matchInput(a)), describeListing(matchInput(b))).find(
    ({ name }) => name === 'codes',
  )?.weight ?? 0;

describe('a model number in both titles', () => {
  it('says much of things', () => {
    const a = { title: 'Toshiba 55" Class 1080p 120Hz LED HDTV 55L6200U', brand: 'Toshiba' };
    const b = { title: 'TV connectée 3D Toshiba 55L6200U noir argent', brand: 'Toshiba' };
    expect(codesOf(a, b)).toBeGreaterThan(2);
  });

  it.each<[string, Side, Side]>([
    [
      'parts for one model',
      { title: 'Joint de hublot lave-linge Bosch WAT28371FF', brand: 'Bosch' },
      { title: 'Pompe de vidange lave-linge Bosch WAT28371FF', brand: 'Bosch' },
    ],
    [
      'a thing and its warranty',
      { title: 'Whirlpool AWOD7115 lave-linge hublot', brand: 'Whirlpool', priceCents: 39_900 },
      { title: 'Extension de garantie 5 ans Whirlpool AWOD7115', brand: 'Whirlpool', priceCents: 29_900 },
    ],
    [
      'what is described otherwise',
      { title: 'Perceuse Kovarn KVR48215B', description: 'Visseuse sans fil 18 V avec deux batteries' },
      { title: 'Ponceuse Kovarn KVR48215B', description: 'Surface abrasive ronde pour murs et plafonds' },
    ],
    [
      'things of one colour',
      { title: 'Volet roulant solaire Kovarn RAL7016' },
      { title: 'Store banne coffre intégral Kovarn 4 m RAL7016' },
    ],
  ])('says no more than other codes of %s', (_, a, b) => {
    expect(codesOf(a, b)).toBeLessThan(1);
  });
});

describe('one part number', () => {
  const merchantOf = (merchantId: number, side: Side) => ({ ...side, merchantId, priceCents: 140_000 });
  const long = merchantOf(1, {
    title: 'PC portable gamer MSI Katana 15 B12V i5 12e gén 8 Go RTX 4050',
    brand: 'MSI',
    mpn: 'B12VEK-641XFR',
    description: 'Full HD, Core i5-12450H, 8 Go, 512 Go SSD',
  });
  const short = merchantOf(2, {
    title: 'MSI Gaming Katana 15 B12VEK-641XFR',
    brand: 'MSI',
    mpn: 'B12VEK641XFR',
    description: 'Écran 15,6 pouces 144 Hz, clavier rétroéclairé, Wi-Fi 6, garantie un an',
  });

  it('joins what shops call and describe in words of their own', () => {
    expect(isSame(long, short)).toBe(true);
    expect(isSame({ ...long, mpn: '' }, short)).toBe(false);
    expect(explainPair(listingOf(long), listingOf(short))).toContainEqual({
      name: 'part number',
      weight: expect.any(Number),
    });
  });

  it.each<[string, Side]>([
    ['another maker', { ...short, brand: 'Clevo' }],
    ['an imitator’s or a spare part’s price', { ...short, priceCents: 65_000 }],
    ['a shop’s own number', { ...short, mpn: '641' }],
    ['another GTIN', { ...short, gtins: other }],
    ['the same shop', { ...short, merchantId: 1 }],
  ])('says less beside %s', (_, b) => {
    const a = { ...long, mpn: b.mpn ?? '', gtins: gtin };
    expect(isSame(a, b)).toBe(false);
  });
});

describe('a number that both shops state, but neither title', () => {
  const numbered = (mpn: string, brand: string, ...titles: [string, string]) =>
    titles.map((title, i) => ({ title, brand, mpn, merchantId: i + 1, priceCents: 3_000 })) as [Side, Side];

  it.each([
    ['SKU00123', '', 'Lampe de bureau LED pliable', 'Casque audio Bluetooth pliable'],
    ['10023', 'Nuxe', 'Nuxe Huile Prodigieuse 100 ml', 'Nuxe Crème Fraîche hydratante 48h 50 ml'],
    ['12345', 'Bosch', 'Bosch perceuse visseuse GSR 12V-15', 'Bosch ponceuse excentrique GEX 125'],
    ['vivobook15', 'Asus', 'Asus VivoBook 15 X1504ZA-NJ130W', 'Asus VivoBook 15 X1502VA-BQ297W'],
    ['iphone15', 'Apple', 'Apple iPhone 15 128 Go noir', 'Apple iPhone 15 Pro 128 Go noir'],
    ['MU7A3ZDA', 'Apple', 'Apple iPhone 15 Pro Max 256 Go titane noir', 'Bougie parfumée'],
  ])('may be their own, a series’ or copied: %s', (...given) => {
    const [a, b] = numbered(...given);
    expect(isSame(a, b)).toBe(false);
  });

  it('is the maker’s where a title says it, but an imitation names it as well', () => {
    const [own, other] = numbered(
      'LC3219XLBK',
      'Brother',
      'Brother LC3219XLBK cartouche encre noir grande capacité',
      'Brother cartouche d’origine noire 3000 pages',
    );
    expect(isSame(own, other)).toBe(true);
    const [, imitation] = numbered(
      'LC3219XLBK',
      'Brother',
      '',
      'Cartouche noire compatible Brother 3000 pages',
    );
    expect(isSame(own, imitation)).toBe(false);
  });
});

it('joins parts under one part number, though their titles list other models that they fit', () => {
  const part = { brand: 'Bosch', mpn: '00145212' };
  const score = verdict(
    { ...part, title: 'Pompe de vidange Bosch WAT28371 WAT28661' },
    { ...part, title: 'Bosch pompe de vidange WAT24480 WAT32490' },
  ).score;
  expect(score).toBeGreaterThan(Number.NEGATIVE_INFINITY);
});

describe('two products', () => {
  it.each<[string, Side, Side]>([
    ['another capacity', ssd, { ...ssd, title: ssd.title.replace('2 TB', '1 TB') }],
    [
      'another colour',
      { title: 'Sony WH-CH520 Black', brand: 'Sony' },
      { title: 'Sony WH-CH520 White', brand: 'Sony' },
    ],
    ['another model', { title: 'Asus ROG Z690-E Gaming' }, { title: 'Asus ROG Z690-F Gaming' }],
    [
      'a word more, another GTIN',
      { title: 'Montech HS01 White', gtins: gtin },
      { title: 'Montech HS01 PRO White', gtins: other },
    ],
    ['several together', { ...ssd, gtins: gtin }, { ...ssd, title: `Lot de 10 - ${ssd.title}`, gtins: gtin }],
    [
      'a case for the thing',
      { ...phone, gtins: gtin },
      { ...phone, title: `Housse pour ${phone.title}`, gtins: gtin },
    ],
    [
      'a charger for the thing',
      { ...phone, gtins: gtin },
      { ...phone, title: `Chargeur compatible ${phone.title}`, gtins: gtin },
    ],
    [
      'a GTIN that belongs to another thing',
      { title: 'HERMA File labels A4 white paper', brand: 'HERMA', gtins: gtin },
      { title: 'Acer AcerAdvantage for Aspire', brand: 'Acer', gtins: gtin },
    ],
    [
      'same title, other description and GTIN',
      { title: 'OKI Drum Kit Original', gtins: gtin, description: 'Yellow image drum for C5100' },
      { title: 'OKI Drum Kit Original', gtins: other, description: 'Magenta image drum for C5100' },
    ],
    [
      'same title, far from the price',
      { title: 'Brother Drum Unit', priceCents: 9_900 },
      { title: 'Brother Drum Unit', priceCents: 30_000 },
    ],
    [
      'another model of one family',
      { title: 'Samsung UE55NU8000 Dynamic Crystal Colour 4K Ultra HD HDR 1000 Smart TV', brand: 'Samsung' },
      { title: 'Samsung UE65NU8000 Dynamic Crystal Colour 4K Ultra HD HDR 1000 Smart TV', brand: 'Samsung' },
    ],
    [
      'a part that names the model it fits',
      { title: 'Joint de porte Whirlpool AWOD7115', brand: 'Whirlpool', priceCents: 3_900 },
      { title: 'Whirlpool AWOD7115 lave-linge hublot', brand: 'Whirlpool', priceCents: 39_900 },
    ],
    [
      'a kit with a thing more',
      { title: 'Manfrotto fluid head flat base MVH500AH', brand: 'Manfrotto' },
      { title: 'Manfrotto fluid head system with carbon fibre tripod MVH500AH 755CX3', brand: 'Manfrotto' },
    ],
    [
      'another part number',
      { title: 'Kingston memory module 2GB', brand: 'Kingston', mpn: 'KTH-ZD8000' },
      { title: 'Kingston memory module 2GB', brand: 'Kingston', mpn: 'KTD-DM8400' },
    ],
  ])('%s', (_, a, b) => {
    expect(isSame(a, b)).toBe(false);
    expect(isSame(b, a)).toBe(false);
  });
});

it('takes a model number that one shop leaves out for no reason against', () => {
  const phone = { title: 'Samsung Galaxy S9 64 Go Noir', brand: 'Samsung' };
  const coded = { title: 'Samsung SM-G960F Galaxy S9 64 Go Noir', brand: 'Samsung' };
  expect(verdict(phone, coded).score).toBe(verdict(phone, phone).score);
  expect(verdict(coded, phone).score).toBe(verdict(phone, phone).score);
  expect(isSame(coded, { ...coded, title: coded.title.replace('SM-G960F', 'SM-G965F') })).toBe(false);
  const headset = { title: 'Sony casque bluetooth noir', brand: 'Sony' };
  expect(isSame(headset, { ...headset, title: 'Sony WH-1000XM4 casque bluetooth noir' })).toBe(false);
});

it('parts colours only where one of both is chosen by colour', () => {
  const blue = { title: 'Intel BX80684G5600 Processor Blue', brand: 'Intel' };
  const other = { title: 'Intel BX80684G5600 Processor Black', brand: 'Intel' };
  const unseen = { byColour: false };
  expect(verdict({ ...blue, ...unseen }, other).veto).toBe('colour');
  expect(verdict(other, { ...blue, ...unseen }).veto).toBe('colour');
  expect(verdict({ ...blue, ...unseen }, { ...other, ...unseen }).veto).toBeUndefined();
});

it('lets words tell of two things that are both made for something', () => {
  const kit = { title: 'Panasonic camcorder starter kit VBGVBB1STRKIT' };
  const battery = { title: 'Battery for Panasonic camcorders VBGVBB1STRKIT' };
  expect(verdict(battery, kit).veto).toBe('accessory');
  const bundle = { title: 'Power bundle for Panasonic camcorders VBGVBB1STRKIT' };
  expect(verdict(battery, bundle).veto).toBeUndefined();
});

it('says how it knows', () => {
  expect(verdict({ ...ssd, gtins: gtin }, { ...ssd, gtins: gtin }).how).toBe('gtin');
  expect(verdict({ ...ssd, mpn: 'NM620' }, { ...ssd, mpn: 'NM620' }).how).toBe('mpn');
  expect(verdict(ssd, ssd).how).toBe('title');
});

const words = fc.constantFrom(
  ...'Lexar Lexra NM620 NM-620 620 2 TB To 1TB SSD disque noir black blanc pour compatible coque lot de 10 8GB 16 Go M.2'.split(
    ' ',
  ),
);
const text = fc.array(words, { minLength: 1, maxLength: 8 }).map((chosen) => chosen.join(' '));
const side = fc.record({
  title: text,
  brand: fc.constantFrom('', 'Lexar', 'Samsung'),
  description: fc.oneof(fc.constant(''), text),
  mpn: fc.constantFrom('', 'NM620', 'MZ-V7E500'),
  gtins: fc.subarray([...gtin, ...other]),
  byColour: fc.boolean(),
  priceCents: fc.integer({ min: 1, max: 100_000 }),
});

it('says exactly the same whichever listing comes first, and each time', () => {
  fc.assert(
    fc.property(side, side, (one, two) => {
      const [a, b] = [describeListing(matchInput(one)), describeListing(matchInput(two))];
      const said = judgePair(a, b);
      expect(judgePair(b, a)).toEqual(said);
      expect(judgePair(a, b)).toEqual(said);
      expect(explainPair(b, a)).toEqual(explainPair(a, b));
    }),
  );
});

it('names nothing as a reason that neither listing states', () => {
  const plain = { title: 'Lampe Halo blanche', brand: '', mpn: '', gtins: [], priceCents: 1_990 };
  const [a, b] = [plain, { ...plain, brand: 'Orvane' }].map((each) => describeListing(matchInput(each)));
  const names = explainPair(a as Listing, b as Listing).map(({ name }) => name);
  expect(names).toContain('words in common');
  for (const unstated of ['other GTIN', 'part number', 'brand', 'amounts', 'codes', 'numbers'])
    expect(names).not.toContain(unstated);
});

it('gives reasons that add up to the score', () => {
  fc.assert(
    fc.property(side, side, (one, two) => {
      const [a, b] = [describeListing(matchInput(one)), describeListing(matchInput(two))];
      const { score, veto } = judgePair(a, b);
      const sum = explainPair(a, b).reduce((total, { weight }) => total + weight, 0);
      if (veto === undefined) expect(sum).toBeCloseTo(score, 9);
    }),
  );
});
