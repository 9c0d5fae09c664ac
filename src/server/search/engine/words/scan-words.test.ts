import { describe, expect, test } from 'vitest';
import { headNounAt } from './head-noun.ts';
import { splitWords } from './scan-words.ts';

const terms = (text: string): string =>
  splitWords(text, 40)
    .map(({ lexeme }) => lexeme.term)
    .join(' ');

describe('words fold to what they mean', () => {
  test.each([
    ['ÉCRAN Écran écran', 'ecran ecran ecran'],
    ["l'écran d’ordinateur jusqu'à", 'ecran ordinateur a'],
    ['Kids’ toys, Vogel’s mount', 'kid toy vogel mount'],
    ['women’s', 'women'],
    ["shoes men's", 'shoe men'],
    ["kids'", 'kid'],
    ['laptops batteries watches boxes', 'laptop battery watch box'],
    ['jeux bureaux écouteurs consoles', 'jeu bureau ecouteur console'],
    ['wireless canvas virus tennis AAAs gas', 'wireless canvas virus tennis aaa gas'],
    ['œuvre Straße Ångström', 'oeuvre strasse angstrom'],
    ['Core™ i7® ✅ ★ 🎧', 'core i7'],
    ['ノート 本', 'ノート 本'],
  ])('%s', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });
});

describe('a number and its unit are one word however they are written', () => {
  test.each([
    ['1 To 1to 1TB 1 tb', '1tb 1tb 1tb 1tb'],
    ['15,6" 15.6 pouces 15.6-inch', '15.6in 15.6in 15.6in'],
    ['32 Go (2 x 16 Go)', '32gb 2 x 16gb'],
    ['3000 mAh 65W', '3000mah 65w'],
    ['10/100/1000 in stock', '10 100 1000 in stock'],
    ['2-in-1, 4 in x 6 in', '2 in 1 4in x 6in'],
    ['1 téraoctet, 650 VA, 512 Ko', '1tb 650va 512kb'],
    ['2.5.1 and 6,7', '2.5 1 and 6.7'],
    ['5 pcs, 6 pc(s), Windows 10 PC', '5 piece 6 piece s windows 10 pc'],
    ['Cat.6 S/FTP, Cat 5e 5 m, CAT-6A, cat 8.1 in stock', 'cat6 s ftp cat5e 5m cat6a cat8.1 in stock'],
    ['Cat 3 kg, Cat 7+, cat 7 years, Cat 12, chat 6', 'cat 3kg cat 7 cat 7 year cat 12 chat 6'],
    [
      'Cat 3-5 kg, Cat 6 - 12 months, cat 5,5 kg, cat 7\u00a0kg',
      'cat 3 5kg cat 6 12 months cat 5.5kg cat 7kg',
    ],
    ['Cat 3 in 1 toy, Cat 6 x 85 g, cat 7 plus', 'cat 3 in 1 toy cat 6 x 85g cat 7 plus'],
    ['Cat 6 - 10 m, Cat 6, 5 m, Cat 5e/6, cat 6 in 10 colours', 'cat6 10m cat6 5m cat5e 6 cat6 in 10 colour'],
  ])('%s', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });
});

test('glued words and clauses are told from plain ones', () => {
  const words = splitWords('Brother TN-2110 toner, black (2 pcs) - new Wi\u2011Fi', 40);
  expect(words.filter((word) => word.isGlued).map(({ lexeme }) => lexeme.term)).toEqual(['2110', 'fi']);
  expect(words.filter((word) => word.startsClause).map(({ lexeme }) => lexeme.term)).toEqual([
    'black',
    '2',
    'new',
  ]);
});

test('reads no more words than asked', () => {
  expect(splitWords('word '.repeat(1_000), 12)).toHaveLength(12);
});

describe('the head noun says what a thing is', () => {
  test.each([
    ['Acme K70 gaming keyboard for PC', 'Acme', 'keyboard'],
    ['Xerox 006R90321 toner cartridge Original Black 6 pc(s)', 'Xerox', 'cartridge'],
    ['HP EliteBook 840 G5 Notebook Silver 35.6 cm (14") Intel Core i5', 'HP', 'notebook'],
    ['Targus 15.6" Laptop Backpack', 'Targus', 'backpack'],
    ['Case for iPhone', '', 'case'],
    ['Apple iPhone 7 Silicone Case', 'Apple', 'case'],
    ['Apple - iPhone 7 128GB - Black', 'Apple', 'iphone'],
    ['Souris sans fil Acme M185', 'Acme', 'souris'],
    ['Acme K70 Keyboard Titanium', 'Acme', 'keyboard'],
    ['Coque de protection pour iPhone 15', '', 'coque'],
    ['Sacoche Acme pour ordinateur portable 15,6"', 'Acme', 'sacoche'],
    ['Black 500', '', undefined],
    ['', '', undefined],
  ])('%s', (title, brand, expected) => {
    const words = splitWords(title, 40);
    const brandTerms = new Set(splitWords(brand, 6).map(({ lexeme }) => lexeme.term));
    expect(words[headNounAt(words, brandTerms)]?.lexeme.term).toBe(expected);
  });
});
