import { describe, expect, test } from 'vitest';
import { offer } from '../../../test/helpers/offer-texts.ts';
import { consolidate, type OfferTexts } from './consolidate.ts';

const descriptionOf = (...descriptions: string[]) =>
  consolidate(descriptions.map((description) => offer({ description }))).description;

describe('the brand', () => {
  const brandOf = (...brands: string[]) => consolidate(brands.map((brand) => offer({ brand }))).brand;
  test.each([
    [['Asus', 'ASUS', 'Asus'], 'ASUS'],
    [['MSI', 'Msi'], 'MSI'],
    [['TP Link', 'TP-LINK'], 'TP-Link'],
    [['KOVARN', 'Kovarn'], 'Kovarn'],
    [['KOVARN', 'KOVARN'], 'Kovarn'],
    [['Kovarn', 'Kovarn', 'Generic'], 'Kovarn'],
    [['', 'Kovarn'], 'Kovarn'],
    [['', ''], ''],
    // Of a company the name that stands on its goods.
    [['Kovarn, S.L.'], 'Kovarn'],
    [['Kovarn GmbH & Co. KG'], 'Kovarn'],
    [['Zora Kovarn Unipessoal, Lda.'], 'Zora Kovarn'],
    [['Kovarn s.r.o.', 'Kovarn'], 'Kovarn'],
    [['Shenzhen Zora DIY co., LTD (Kovarn)'], 'Kovarn'],
    [['Kovarn Inc'], 'Kovarn'],
    [['Kovarn & Co'], 'Kovarn & Co'],
    [['Vinc'], 'Vinc'],
  ])('of %j is %s', (brands, expected) => expect(brandOf(...brands)).toBe(expected));

  test('in front of a dash stands a maker of devices; of a wine or a pet’s thing it is their own name', () => {
    const brandIn = (categoryKey: string, title: string) =>
      consolidate([offer({ title, brand: '', categoryKey })]).brand;
    expect(brandIn('phone-accessories', 'Kovarn - ShellGrip Case')).toBe('Kovarn');
    expect(brandIn('wine', 'Anjou Rouge - Domaine Orvane - 2024')).toBe('');
    expect(brandIn('wine', 'Savennières - Les Deux - Domaine Orvane')).toBe('');
    expect(brandIn('dogs', 'Bandana - Taille P')).toBe('');
  });

  test('that is a word of titles as well is no maker of books and food', () => {
    const brandIn = (categoryKey: string, title: string) =>
      consolidate([offer({ title, brand: '', categoryKey })]).brand;
    expect(brandIn('tvs', 'Sharp Aquos 43')).toBe('Sharp');
    expect(brandIn('books', 'Sharp Objects')).toBe('');
    expect(brandIn('sweet-grocery', 'Apple crumble 500 g')).toBe('');
    expect(brandIn('films', 'LG OLED55B7V 55 inch TV')).toBe('LG');
    expect(brandIn('dogs', 'Garmin collier GPS chien')).toBe('Garmin');
  });
});

describe('the description', () => {
  const french =
    'Cet écran affiche des couleurs fidèles et un contraste profond, même dans une pièce claire.';
  const english =
    'This monitor shows true colours and a deep contrast, even when the room is bright and sunny.';

  test('is French where there is one, and the most telling one', () => {
    expect(descriptionOf(english, french)).toBe(french);
    expect(descriptionOf(french, `${french} Son pied se règle en hauteur.`)).toBe(
      `${french} Son pied se règle en hauteur.`,
    );
    expect(descriptionOf(english, '')).toBe(english);
  });

  test.each([
    `${french} Livraison gratuite dès 50 €.`,
    `${french} Commandez vite !`,
    `${french} Appelez le 01 23 45 67 89.`,
    `${french} Écrivez à des-questions@boutique.example.`,
    `${french} Plus sur https://boutique.example/p/12.`,
    `Livraison en 24 h !\n${french}\nPaiement en 3 fois sans frais.`,
    `${french}\nVoir conditions en magasin.`,
  ])('leaves out the merchant’s own affairs: %s', (text) => expect(descriptionOf(text)).toBe(french));

  test('leaves out what the specifications say', () => {
    const specifications = [
      { name: 'Screen size', value: '27' },
      { name: 'Panel type', value: 'IPS' },
    ];
    const facts = consolidate([
      offer({ description: `screen_size: 27, panel_type: IPS\n${french}`, specifications }),
    ]);
    expect(facts.description).toBe(french);
  });

  test('keeps paragraphs, and markup that a merchant wrote as text stays text', () => {
    expect(descriptionOf(`${french}\n2 < 3 et <b>non</b>.`)).toBe(`${french}\n2 < 3 et <b>non</b>.`);
  });
});

describe('the specifications', () => {
  const factsOf = (...values: string[]) =>
    consolidate(values.map((value) => offer({ specifications: [{ name: 'Diagonale', value }] })))
      .specifications;

  test('of all offers stand together, the category’s own first', () => {
    const { kept, typed } = consolidate([
      offer({
        specifications: [
          { name: 'Garantie du pied', value: '5 ans' },
          { name: 'Dalle', value: 'IPS' },
        ],
      }),
      offer({
        specifications: [
          { name: 'screen_size', value: '27' },
          { name: 'Couleur', value: 'noir' },
        ],
      }),
    ]).specifications;
    expect(kept).toEqual([
      { key: 'screen-size', name: 'screen_size', value: '27' },
      { key: 'panel', name: 'Dalle', value: 'IPS' },
      { key: 'colour', name: 'Couleur', value: 'noir' },
      { name: 'Garantie du pied', value: '5 ans' },
    ]);
    expect(typed.map(({ key, values }) => [key, values[0]?.text])).toEqual([
      ['screen-size', '27'],
      ['panel', 'ips'],
      ['colour', 'black'],
    ]);
  });

  test('are without what a shop adds to them, and without a yes where none is asked', () => {
    const said = (name: string, value: string) => ({ name, value });
    const { kept } = consolidate([
      offer({
        title: 'Kovarn Vivid',
        specifications: [
          said('Customs code', '8473305100'),
          said('Interface', 'SATA 6.0 Gb/s Voir conditions en magasin.'),
          said('Product colour', 'True'),
          said('Touchscreen', 'True'),
        ],
      }),
    ]).specifications;
    expect(kept.map(({ value }) => value)).toEqual(['SATA 6.0 Gb/s', 'True']);
  });

  test('are what titles say where nothing is stated of it', () => {
    const { kept } = consolidate([
      offer({ title: 'Kovarn Vivid 27 pouces noir', specifications: [{ name: 'Couleur', value: 'Blanc' }] }),
    ]).specifications;
    expect(kept.map(({ value }) => value)).toEqual(['27 pouces', 'Blanc']);
  });

  test('that contradict each other are the majority’s, one voice for each merchant', () => {
    const majority = factsOf('27 pouces', '27"', '32"');
    expect(majority.typed[0]?.values[0]?.text).toBe('27');
    const { typed } = consolidate([
      ...['32"', '32 pouces', '32 in'].map((value) =>
        offer({ merchant: 'Loud', specifications: [{ name: 'Diagonale', value }] }),
      ),
      ...['27"', '27 in'].map((value) => offer({ specifications: [{ name: 'Diagonale', value }] })),
    ]).specifications;
    expect(typed[0]?.values[0]?.text).toBe('27');
  });
});

test('the category is the majority’s; one that leads nowhere has no voice', () => {
  const keyOf = (...keys: string[]) =>
    consolidate(keys.map((categoryKey) => offer({ categoryKey }))).categoryKey;
  expect(keyOf('other', 'monitors')).toBe('monitors');
  expect(keyOf('tvs', 'monitors', 'monitors')).toBe('monitors');
  expect(keyOf('other', '')).toBe('other');
  expect(consolidate([offer({ categoryKey: 'tvs' })], [], 'monitors').categoryKey).toBe('monitors');
});

describe('whatever the offers say', () => {
  /** A small generator of its own: the same each time. */
  function random(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }
  const pieces =
    'ÉCRAN|Kovarn|27"|noir|<b>|&amp;|…|- Livraison rapide|[Promo]|27Q|écran|IPS|(2 x|avec|\u00e9'.split('|');
  function arbitraryOffers(seed: number): OfferTexts[] {
    const next = random(seed);
    const text = (words: number) =>
      Array.from({ length: next(words) + 1 }, () => pieces[next(pieces.length)]).join(' ');
    return Array.from({ length: next(6) + 1 }, () =>
      offer({
        merchant: `M${next(3)}`,
        title: text(8),
        brand: ['Kovarn', 'KOVARN', 'kovarn', '', 'Tavik'][next(5)] as string,
        description: `${text(12)}.\n${text(12)}.`,
        specifications: [
          { name: ['Diagonale', 'screen_size', 'Poids'][next(3)] as string, value: `${20 + next(4)} pouces` },
          { name: 'Couleur', value: ['noir', 'Black', '<i>'][next(3)] as string },
        ],
        categoryKey: ['monitors', 'tvs', 'other'][next(3)] as string,
        isNew: next(2) === 0,
      }),
    );
  }
  const seeds = Array.from({ length: 300 }, (_, i) => i + 1);

  test('their order changes nothing, and repeating an offer of a merchant neither', () => {
    for (const seed of seeds) {
      const offers = arbitraryOffers(seed);
      const facts = consolidate(offers);
      const turned = [...offers.slice(1), ...offers.slice(0, 1)].reverse();
      expect(consolidate(turned)).toEqual(facts);
      expect(consolidate([...offers, ...offers])).toEqual(facts);
    }
  });

  test('the facts of a product made of the facts are these facts', () => {
    for (const seed of seeds) {
      const facts = consolidate(arbitraryOffers(seed));
      const again = consolidate([
        offer({
          ...facts,
          merchant: 'again',
          specifications: facts.specifications.kept.map(({ name, value }) => ({ name, value })),
        }),
      ]);
      expect(again.brand).toBe(facts.brand);
      expect(again.specifications).toEqual(facts.specifications);
    }
  });

  test('a book is called by its title, without its publisher, and keeps it where merchants write it', () => {
    const titleOf = (title: string, categoryKey: string) =>
      consolidate([offer({ title, brand: 'Vornel', categoryKey })]).title;
    expect(titleOf('Le Phare des brumes', 'books')).toBe('Le Phare des brumes');
    expect(titleOf('Vornel - Le Phare des brumes', 'books')).toContain('Vornel');
    expect(titleOf('Tome 3', 'books')).toBe('Vornel Tome 3');
    expect(titleOf('Fauteuil des brumes', 'furniture')).toBe('Vornel Fauteuil des brumes');
  });

  test('there is always a title, and no character that no offer has', () => {
    for (const seed of seeds) {
      const offers = arbitraryOffers(seed);
      const { title, description } = consolidate(offers);
      expect(title).not.toBe('');
      const known = new Set(
        offers
          .map((each) => `${each.title}${each.description}${each.brand}`)
          .join('')
          .toLowerCase(),
      );
      const signs = [...`${title}${description}`.toLowerCase()];
      expect(signs.filter((sign) => !known.has(sign))).toEqual([]);
    }
  });
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'is made of what merchants say where that is “%s”, a word that every object knows',
  (word) => {
    const facts = consolidate([
      offer({
        title: `Jeu de construction, ${word}`,
        brand: word,
        specifications: [
          { name: word, value: word },
          { name: 'Couleur', value: word },
        ],
      }),
      offer({ title: word, brand: '' }),
    ]);
    expect(facts.title.toLowerCase()).toContain(word.toLowerCase());
    expect(JSON.stringify(facts)).not.toContain('native code');
  },
);
