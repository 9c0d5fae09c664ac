import type { Condition } from '../../contract/catalogue/conditions.ts';
import { lowPriceWords } from '../../contract/catalogue/low-price-words.ts';
import type { ProductSort } from '../../contract/catalogue/product-sorts.ts';

/** What a search text says of price and condition in words, apart from the text without these words. */
export type PriceWords = {
  text: string;
  /** Delivered total in euros. */
  min?: number;
  max?: number;
  condition?: Condition;
  sortBy?: ProductSort;
};

const number = String.raw`\d{1,3}(?:[\s\u00a0\u202f.]\d{3}){1,2}(?:,\d{1,2})?|\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const amount = String.raw`€?\s?(${number})`;
const euros = String.raw`\s?(?:€|euros?|eur)(?![\p{L}\d])`;
/** With its currency, behind it or, as in English, before it. */
const amountInEuros = String.raw`(?:€\s?(${number})(?![\d.,]*[\p{L}\d])|(${number})${euros})`;
/** Without a currency only where the text ends: "moins de 55 pouces" is no price. */
const eurosOrEnd = String.raw`(?:${euros}|\s?e(?![\p{L}\d])|\s*$)`;
/** … or where the next word says something else: "smartphone moins de 300 avec …". */
const eurosEndOrLink = String.raw`(?:${eurosOrEnd}|(?=\s+(?:avec|pour|et|sans|with|for|and|without|in)(?!\p{L})))`;
/** What is counted or measured in hundreds, but no money. */
const countedWords =
  '(?:pouces?|inch|cm|mm|kg|km|mah|mhz|gigas?|octets?|watts?|volts?|lumens?|litres?|liters?|kilos?|gram|m[eè]tres?|meters?|feet|pieds?|pounds?|livres?|miles?|dollars?|ans|ann[ée]es?|years?|mois|months?|semaines?|weeks?|jours?|days?|heures?|hours?|minutes?|secondes?|seconds?|pages?|feuilles?|sheets?|photos?|images?|tours?|rpm|lavages?|washes|couverts?|disques?|discs?|users?|lbs|psi|bars?|mbps|grs|chevaux|threads?|places?|pi[eè]ces?|pieces?|personnes?|people|calories?|d[ée]cibels?|degr|cycles?|points?|fils?|mots?|words?)';
const words = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})`, 'iu');

/** With a currency, but without words that say that it is one. */
const bareRange = words(String.raw`${amount}(?:${euros}\s*(?:à|a|to|-|–)\s*|[-–])${amount}${euros}`);
const range = [
  words(String.raw`entre\s+${amount}(?:${euros})?\s+et\s+${amount}${eurosOrEnd}`),
  words(String.raw`between\s+${amount}(?:${euros})?\s+and\s+${amount}${eurosOrEnd}`),
  words(String.raw`(?:de|from)\s+${amount}(?:${euros})?\s*(?:à|a|to|-|–)\s*${amount}${euros}`),
  words(
    String.raw`(?:(?:from|between)\s+)?€\s?(${number})\s*(?:to|and|-|–)\s*€?\s?(${number})(?![\d.,]*[\p{L}\d])`,
  ),
  bareRange,
];
/** "Casque 50 à 100 €", but no "iphone 13 à 500 €", "rtx 4070 - 600 €". */
const likelyRange = words(String.raw`${amount}\s*(?:à|a|to|-|–)\s*${amount}${euros}`);
const maxOfLikelyRange = 5;
/** Nobody looks at so wide a range: "70-200 500 €" is a lens and a price. */
const maxOfRange = 50;
const isWithin = ([low = 0, high = 0]: readonly number[], ratio: number): boolean =>
  low <= high && high <= ratio * low;
/** Not the year of a planner, "agenda budget 2026". */
const limit = String.raw`(?:pas\s+(?:plus|\+)\s*de|no\s+more\s+than|(?:[àa]\s+)?moins?\s+de|(?:[àa]\s+)?[-–]\s?de|(?:[àa]\s+)?moins\s+cher\s+que|(?:en|au)[\s-]dessous\s+de|inf[ée]rieure?s?\s+[àa]|jusqu.?[àa]|maximum|budget(?:\s+(?:de|of|max(?:i|imum)?))?(?!\s+20[23]\d(?!\d|\s?[€e]))|under|below|less\s+than|cheaper\s+than|up\s+to)\s+`;
const highest = words(`${limit}${amount}${eurosEndOrLink}`);
/** In front of other words, in hundreds: "under 200 headphones", "pc portable moins de 800 gamer", no "moins de 500 watts". */
const highestBefore = new RegExp(
  String.raw`(?<![\p{L}\d])${limit}(\d{3,5})(?=\s+(?!${countedWords})(?:\p{L}{3}|pc|tv))`,
  'iu',
);
/** "Max" is also part of model names, "sous" is also "below" a place, and "moins" less of a thing: these count only with a currency. */
const highestInEuros = words(
  String.raw`(?:max(?:i|imum)?\.?\s+|moins\s+|(?:[àa]\s+)?[-–]\s?|sous(?:\s+(?:les|la\s+barre\s+des?))?\s+)${amountInEuros}`,
);
const highestBySign = new RegExp(String.raw`[<≤]\s?=?\s*${amount}${eurosOrEnd}`, 'iu');
/** Only one digit stands before a space for thousands: "iphone 15 800 €" is no 15,800. */
const amountBehind = String.raw`€?\s?(\d(?:[\s\u00a0\u202f]\d{3}){1,2}(?:,\d{1,2})?|\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?|\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)`;
const highestBehind = words(
  String.raw`(?:(?:[àa]|pour|for|de|of)\s+)?(?:€\s?(${number})|${amountBehind}${euros})\s*(?:max(?:i|imum)?|(?:et|ou)\s+moins|(?:and|or)\s+(?:less|under|below))(?![\p{L}\d])`,
);
const about = words(
  String.raw`(?:aux?\s+alentours\s+de|autour\s+de|environ|dans\s+les|vers|around|about)\s+${amountInEuros}`,
);
/** Behind everything else: what there is to spend, "téléphone 200 euros", "cadeau homme à 50 €". The end of "70-200" begins no amount. */
const spent = words(
  String.raw`(?<!\d[-–])(?:(?:[àa]|pour|for)\s+)?(?:€\s?(${number})|${amountBehind}${euros})\s*$`,
);
/** … or before other words, "500 euros pc portable", "€50 headphones"; from ten on: a "2 euros commémorative" is a coin. */
const fromTen = String.raw`\d(?:[\s\u00a0\u202f]\d{3}){1,2}|\d{1,3}(?:[.,]\d{3}){1,2}|\d{2,6}(?:[.,]\d{1,2})?`;
const spentBefore = words(
  String.raw`(?<!\d[-–.,])(?:(?:[àa]|pour|for)\s+)?(?:€\s?(${fromTen})|(${fromTen})${euros})(?=\s+\p{L})`,
);
/** What an amount of something costs is no price of a thing: "0,10 € le Go", "3 €/kg". */
const perAmount =
  /^\s?(?:\/|(?:les?|la|l['’]|du|au|par|per)\s?)\s?(?:\d{1,4}\s?)?(?:kg|kilos?|g|grammes?|l|litres?|cl|go|gb|to|tb|m2|m²|m|m[eè]tres?|mois|month|an|year|semaine|week|jour|day|heure|hour)(?![\p{L}\d])/iu;
/** … but not of what is worth an amount: "carte cadeau 50 €". */
const worth = words(
  String.raw`(?:cartes?|cards?|ch[eè]ques?|vouchers?|bons?|billets?|pi[eè]ces?|coins?|coupons?|recharges?|cr[eé]dits?)(?![\p{L}\d])`,
);
/** "TV 4k moins 500": without its "de" in hundreds only, at the end. */
const fewerBehind = words(String.raw`moins\s+(\d{3,5})\s*$`);
/** A screen under so many, without a currency, is one under so many inches: "tv < 55". */
const [minDiagonal, minPriceOfScreen] = [15, 100];
const screen =
  /^\s*(?:smart[\s-]?)?(?:tv|t[eé]l[eé]s?|t[eé]l[eé]vis(?:ion|eur)s?|televisions?|[eé]crans?|moniteurs?|monitors?|screens?)(?![\p{L}\d])/iu;
const isDiagonal = (match: string, text: string, euros: number): boolean =>
  euros >= minDiagonal &&
  euros < minPriceOfScreen &&
  !/[€e]/iu.test(match.replace(/^\D*/u, '')) &&
  screen.test(text);
/** The range that "about 50 €" means, as factors of the price. */
const [minAbout, maxAbout] = [0.8, 1.2];
const lowest = words(
  String.raw`(?:(?:[àa]\s+)?plus\s+de|\+\s?de|[àa]\s+partir\s+de|au.dessus\s+de|sup[ée]rieure?s?\s+[àa]|minimum|over|above|more\s+than|from)\s+${amountInEuros}`,
);
/** As people write it, with accents or without. */
const accented = lowPriceWords
  .replaceAll('a', '[aà]')
  .replaceAll('e', '[eéè]')
  .replaceAll(' ', String.raw`\s+`);
const cheap = words(String.raw`(?:${accented})(?![\p{L}\d])`);
const refurbished = 'reconditionn[eé]e?s?|refurbished|renewed';
const ownedBefore = String.raw`(?:de\s+)?seconde\s+main|second\s?hand|used`;
const notNew = String.raw`(?:${refurbished}|(?:d.)?occasion|${ownedBefore})(?![\p{L}\d])`;
const conditionWords: readonly (readonly [Condition, RegExp])[] = [
  // "Iphone (neuf) pas reconditionné ni d'occasion".
  [
    'new',
    words(
      String.raw`(?:neu(?:f|ve)s?,?\s+)?(?:mais\s+)?(?:pas|non|sauf|hors|not)\s+(?:de\s+)?${notNew}(?:\s+(?:ni|et|ou|or|nor)\s+${notNew})*`,
    ),
  ],
  ['refurbished', words(String.raw`(?:${refurbished})(?![\p{L}\d])`)],
  ['used', words(String.raw`(?:d.occasion|occasion\s*$|${ownedBefore})(?![\p{L}\d])`)],
  // Not "comme neuf", nor the number: "lot de neuf".
  [
    'new',
    words(
      String.raw`(?<!(?:comme|presque|quasi|non|pas|de|ou|dix|vingt)[\s-]{1,3})(?:(?:(?:à\s+l[’']?)?[ée]tat\s+)?neufs?|neuves?|brand[\s-]new)\s*$`,
    ),
  ],
];

/** "1 299,90" and "1.299" are written in French, "29.99" and "1,299" in English. */
function eurosIn(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
}

const isLimit = (pattern: RegExp): boolean => pattern === highest || pattern === highestBySign;

/** Lists are narrowed by no more (list-schema.ts). */
const maxEuros = 1_000_000;

/**
 * Reads limits, order and condition that a search names in words: "casque moins de 30 €", "cheap laptop", "iphone
 * reconditionné". undefined where it names none, or where nothing else was typed: then the words are all that is known.
 */
export function readPriceWords(search: string): PriceWords | undefined {
  const { text, ...found } = takePriceWords(search);
  return text === '' || Object.keys(found).length === 0 ? undefined : { text, ...found };
}

/** What says that any thing is meant; a present may be anything as well. */
const anything =
  /^(?:tou(?:t|s)(?:\s+les)?(?:\s+(?:produits|articles))?|produits?|articles?|all(?:\s+(?:products|items))?|everything|anything|products?|items?|(?:une?\s+|des\s+|petits?\s+){0,2}(?:id[ée]es?\s+(?:de\s+)?)?cadeaux?|(?:an?\s+|small\s+){0,2}(?:gift|present)s?(?:\s+ideas?)?)?$/i;

/**
 * The limits that are all that a search says, with order and condition: "moins de 20 euros", "50 euros max", "20 €", "tout à moins
 * de 5 €", "reconditionné moins de 100 €".
 */
export function readPriceAlone(search: string): Omit<PriceWords, 'text'> | undefined {
  const { text, ...found } = takePriceWords(search);
  const isLimited = found.min !== undefined || found.max !== undefined;
  return anything.test(text) && isLimited ? found : undefined;
}

function takePriceWords(search: string): PriceWords {
  let text = search;
  const found: Omit<PriceWords, 'text'> = {};
  const take = (pattern: RegExp, use: (...amounts: number[]) => void): boolean => {
    const match = pattern.exec(text);
    const amounts =
      match?.slice(1).flatMap((part?: string) => (part === undefined ? [] : eurosIn(part))) ?? [];
    // Nothing costs 0 €.
    if (!match || amounts.some((amount) => amount > maxEuros) || amounts.at(-1) === 0) return false;
    if (perAmount.test(text.slice(match.index + match[0].length))) return false;
    if (isLimit(pattern) && isDiagonal(match[0], text, amounts[0] ?? 0)) return false;
    if (pattern === likelyRange && !isWithin(amounts, maxOfLikelyRange)) return false;
    if (
      pattern === bareRange &&
      !isWithin(
        amounts.toSorted((a, b) => a - b),
        maxOfRange,
      )
    )
      return false;
    use(...amounts);
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return true;
  };
  const isRange = [...range, likelyRange].some((pattern) =>
    take(pattern, (a, b) => Object.assign(found, a > 0 && { min: Math.min(a, b) }, { max: Math.max(a, b) })),
  );
  if (!isRange) {
    take(about, (euros) =>
      Object.assign(found, { min: Math.floor(euros * minAbout), max: Math.ceil(euros * maxAbout) }),
    );
    for (const pattern of [highest, highestBefore, highestInEuros, highestBySign, highestBehind, fewerBehind])
      if (found.max === undefined) take(pattern, (max) => Object.assign(found, { max }));
    if (found.min === undefined) take(lowest, (min) => Object.assign(found, { min }));
    const isOpen = found.min === undefined && found.max === undefined;
    if (isOpen && !worth.test(text))
      for (const pattern of [spent, spentBefore])
        if (found.max === undefined) take(pattern, (max) => Object.assign(found, { max }));
  }
  take(cheap, () => Object.assign(found, { sortBy: 'delivered' }));
  for (const [condition, pattern] of conditionWords)
    if (found.condition === undefined) take(pattern, () => Object.assign(found, { condition }));
  // "Casque - 50 €" leaves no dash.
  text = text
    .replaceAll(/(?<=^|\s)[-–,:](?=\s|$)/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { text, ...found };
}
