import {
  type ColumnMapping,
  type FeedField,
  feedFields,
  requiredFields,
} from '../../../contract/feeds/feed-fields.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { isConditionFlag } from '../values/condition.ts';
import { currencyNamed, isWordAsWell, ownCurrency } from '../values/currency.ts';
import { parseFlag } from '../values/flags.ts';
import { areDistinct, areNames, mayHold, toldBy } from './column-contents.ts';
import { usualNames } from './usual-names.ts';

/**
 * A column of a file, with some of its values; `written`: its name as it stands there, where that is not the same; `rows`: how
 * many rows were looked at for values, undefined: unknown.
 */
export type Column = { name: string; written?: string; samples: readonly string[]; rows?: number };

/**
 * A column's name as it is compared: letters and digits only ("Image Link", "image_link", "imageLink"), but for the signs
 * of paths (`sizes/size@name`).
 */
export const foldName = rememberRecent({ max: 1_000, maxLength: 100 }, (name) =>
  plainLetters(name).replace(/[^\p{L}\p{N}/@[\]]+/gu, ''),
);

const namesOf = Object.fromEntries(
  feedFields.map((field) => [field, usualNames[field].split(',').map(foldName)]),
) as unknown as Record<FeedField, readonly string[]>;

/** The folded names that shops' exports use for a field, best first. */
export const usualNamesOf = (field: FeedField): readonly string[] => namesOf[field];

/** The last part of a path: "price" of "offer/price", "ean" of "attrs/a[ean]". */
export function lastPart(folded: string): string {
  const whole = folded.endsWith(']') ? folded.slice(0, -1) : folded;
  return whole.slice(Math.max(...['/', '@', '[', ']'].map((sign) => whole.lastIndexOf(sign))) + 1);
}

/** What names another value of its element: it holds nothing itself. */
const isNaming = (name: string) => /@(?:name|key|label|type|lang)$/.test(name);

/** An attribute of a part: the id of a category, say, is not the article's. */
const isOfPart = ({ name }: Column) => /[^/@]@/.test(name);

/** A part of a picture: its name, its size. */
const isOfPicture = ({ name }: Column) =>
  /(?:^|\/)(?:(?:image|picture|photo|thumbnail)[a-z_]{0,20}|medias?)[/@]/.test(name);
/** What an article has that has a number or name of its own: `vendors/id`, `category/name`. */
const isOfAnother = ({ name }: Column) =>
  /(?:^|\/)(?:id_)?(?:vendor|brand|marque|marca|marke|manufacturer|fabricant|hersteller|supplier|fournisseur|category|categorie|kategorie|categoria|collection|seller|shop|store|source|author|user|tag)s?[/@]/.test(
    name,
  );
const isPictures = (field: FeedField) => field === 'image_link' || field === 'additional_image_link';

/** Names that are longer are no table's. */
const maxName = 100;

/** Whether one of the words of a column's name is such: "peso" of "peso_netto", "costo envio". */
const hasWord = (words: readonly string[]) => {
  const named = new Set(words);
  return ({ name }: Column) =>
    name.length <= maxName &&
    plainLetters(name)
      .split(/[^a-z0-9]+/)
      .some((word) => named.has(word));
};

/** What no shopper pays, though it is written like a price: weights, sizes, delivery, what the shop itself pays, shares. */
const isNoPrice = hasWord(
  `poids weight gewicht peso waga hmotnost largeur longueur hauteur profondeur width length height depth breite lange hohe
  tiefe larghezza lunghezza altezza ancho largo alto dimension dimensions volume volumen contenance envio spedizione versand
  livraison delivery shipping port courier transport frakt doprava dostawa achat purchase cost costs einkauf ek costo coste
  costes zakupu nakupni inkoop fournisseur supplier marge margin commission discount sconto descuento rabatt rating avis score
  stock quantite quantity qty qte menge anzahl anz count nombre ecotaxe fee fees frais
  medida kilo kilos kg litre litres liter litro litros litri relativo rel
  filesize filesizemb size mb`.split(/\s+/),
);
/** Taxes and rates, unless a price is called by them: "Prix TTC (TVA 20 %)", "Sales price / rate". */
const isOfTax = hasWord('tva vat tax taxe mwst iva dph btw moms taux rate percent'.split(' '));
const isCalledPrice = hasWord(
  'price prices prix tarif preis preise precio prezzo preco cena pris prijs listino pvp pvc'.split(' '),
);

/** "Prix port compris", "Preis inkl. Versand", "price after discount": what is in the price, or off it already. */
const isIncluded = hasWord(
  'compris comprise inclus incluse incl inkl included including incluido incluso apres after nach dopo tras despues'.split(
    ' ',
  ),
);

/** Times of something else than delivery: how long an article runs, or is fitted. */
const isOfUse = hasWord(
  'fitting assembly montage cooking cuisson battery batterie charging charge autonomie runtime duration duree dauer laufzeit'.split(
    ' ',
  ),
);

/** Whether a column's values alone may make it a price, or a stock. */
function mayBeTold(field: FeedField, column: Column): boolean {
  if (field === 'availability') return !isOfUse(column);
  if (field !== 'price') return true;
  return isCalledPrice(column)
    ? !isNoPrice(column) || isIncluded(column)
    : !(isNoPrice(column) || isOfTax(column));
}

/** What a shop pays or dealers do, or what lacks the VAT, by its name. */
const isOfTrade = ({ name }: Column) =>
  /(?:^|[\s_/-])(?:pro|pros|achat|revendeurs?|grossistes?|wholesale|cost|costs|dealers?|trade|opt|b2b|purchase|ht|hors taxes?|einkauf|ek|costo|coste|costes|zakupu|nakupni|netto|excl)(?:[\s_/-]|$)/.test(
    plainLetters(name),
  );

/** Prices without VAT, by their column's name: "Prix HT", "price_excl_vat", "cena netto"; not "Prix net", a price after all. */
const isCalledNet =
  /(?:^| )(?:ht|prixht|htva|hors tva|hors taxes?|sans taxes?|sans tva|nettopreis|preis netto|netto preis|cena netto|bez dph|ohne mwst|exkl mwst|exkl moms|excl btw|exc(?:l|luding)? vat|exc(?:l|luding)? tax|ex vat|without vat|without tax|vat excl|tax excl|sin iva|senza iva|sem iva|iva esclusa|imponibile)(?: |$)/;
const isCalledGross = hasWord('ttc tvac incl inclus compris gross brutto ivato ivata'.split(' '));

/** Whether a column is called a price without VAT. */
export const isNetPrice = (name: string): boolean =>
  name.length <= maxName &&
  isCalledNet.test(
    plainLetters(name)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  ) &&
  !isCalledGross({ name, samples: [] });

/** "Occasion: birthday" is no condition; 0 and 1 are one in columns of such names only. */
function mayHoldBy(name: string, field: FeedField, samples: readonly string[]): boolean {
  return field === 'condition' && isConditionFlag(name)
    ? samples.length > 0 && samples.every((text) => parseFlag(text) !== undefined)
    : mayHold(field, samples);
}

const mayBe = (field: FeedField, column: Column) =>
  !(field === 'id' && isOfPart(column)) &&
  !((field === 'id' || field === 'title' || field === 'item_group_id') && isOfAnother(column)) &&
  !(isOfPicture(column) && !isPictures(field));

/**
 * Names that a column may be known by: as it is, the last part of its path, and without a currency or "of the article" behind
 * it; '' where there is no such.
 */
type Names = { whole: string; last: string; beforeCurrency: string; beforeGoods: string };
type Named = Column & { names: Names };

const isAmount = (field: FeedField) => field === 'price' || field === 'sale_price' || field === 'list_price';

const currencyAtEnd =
  /^(.{1,60}?)[\s_([-]{1,3}([a-z]{3}|euros?|zl|zł|kc|kč|ft|kr|(?:f[ _]?)?cfa|dhs?|\p{Sc})[)\]]?\s*$/iu;

const currencyInFront = /^([a-z]{3})[\s_-]{1,3}(.{1,60})$/i;

/** "Price (GBP)" → "Price" and GBP, "prix_euros" → "prix" and EUR, "usd_price" → "price" and USD. */
function partsAtCurrency(name: string): { before: string; currency: string | undefined } {
  const [, inFront = '', behind = ''] = currencyInFront.exec(name) ?? [];
  if (currencyNamed(inFront) !== undefined && isCalledPrice({ name: behind, samples: [] }))
    return { before: behind, currency: currencyNamed(inFront) };
  const [, before = '', written = ''] = currencyAtEnd.exec(name) ?? [];
  return { before, currency: currencyNamed(written.replaceAll('_', ' ')) };
}

/** What stands before a currency at a name's end: "Price" of "Price (GBP)", "prix" of "prix_eur". */
function nameBeforeCurrency(name: string): string {
  const { before, currency } = partsAtCurrency(name);
  return currency === undefined ? '' : foldName(before);
}

/** The currency that a column of prices has in its name: EUR of "prix_vente_eur". undefined: none; "price_all" is no lek. */
export function currencyInName(name: string): string | undefined {
  const { currency } = partsAtCurrency(name);
  return currency === undefined || isWordAsWell(currency) ? undefined : currency;
}

/** Whether a column of prices is in another currency than ours, by its name. */
const isForeign = ({ name }: Column) => (currencyInName(name) ?? ownCurrency) !== ownCurrency;

const goods = new Set(['produit', 'produits', 'article', 'articles', 'product', 'item']);
const links = new Set(['du', 'de', 'des', 'd', 'l', 'la', 'le', 'of', 'the']);

/** What stands before "of the article" at a name's end: "Nom" of "Nom de l'article", "Réf" of "Réf. produit". */
function nameBeforeGoods(name: string): string {
  if (name.length > maxName) return '';
  const words = plainLetters(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (!goods.has(words.pop() ?? '')) return '';
  while (links.has(words.at(-1) ?? '')) words.pop();
  return foldName(words.join(' '));
}

function namesOfColumn(name: string): Names {
  const whole = foldName(name);
  return {
    whole,
    last: lastPart(whole),
    beforeCurrency: nameBeforeCurrency(name),
    beforeGoods: nameBeforeGoods(name),
  };
}

/** In the order in which they are tried. */
const kindsOfNames = ['whole', 'last', 'beforeGoods'] as const;
const kindsOfAmounts = ['whole', 'last', 'beforeCurrency', 'beforeGoods'] as const;

/**
 * The column that has one of a field's usual names, and values of such a kind: rather one with values than without, and
 * rather by its whole name than by the last part of its path, or without "of the article"; a price also by its name before a
 * currency, one in ours first.
 */
function findByName(field: FeedField, columns: readonly Named[]): Column | undefined {
  const all = isAmount(field)
    ? columns.toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)))
    : columns;
  const filled = all.filter(({ samples }) => samples.length > 0);
  for (const among of [filled, all]) {
    for (const kind of isAmount(field) ? kindsOfAmounts : kindsOfNames) {
      for (const name of namesOf[field]) {
        const found = among.find(
          (column) =>
            column.names[kind] === name && mayHoldBy(name, field, column.samples) && mayBe(field, column),
        );
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** The columns that hold what their names say or, where these say nothing, what their values show; each for one field. */
export function suggestColumns(given: readonly Column[]): ColumnMapping {
  const columns = given
    // One without a name cannot be told from another such one, nor be chosen.
    .filter(({ name }) => name !== '' && !isNaming(name))
    .map((column) => ({ ...column, names: namesOfColumn(column.name) }));
  const suggested: ColumnMapping = {};
  const take = (field: FeedField, column: Column) => {
    suggested[field] = column.name;
    columns.splice(
      columns.findIndex(({ name }) => name === column.name),
      1,
    );
  };
  for (const field of feedFields) {
    const column = findByName(field, columns);
    if (column) take(field, column);
  }
  // Prices of dealers, and those without VAT, where there are no others; numbers that nothing calls prices before these.
  const rank = (column: Column) => 2 * Number(isOfTrade(column)) + Number(!isCalledPrice(column));
  for (const column of columns.toSorted((a, b) => rank(a) - rank(b))) {
    const field = toldBy(column.samples).find(
      (each) => !suggested[each] && mayBe(each, column) && mayBeTold(each, column),
    );
    if (field) take(field, column);
  }
  return withId(withRequired(suggested, given), given);
}

/** A column that was suggested for one field, for another one. */
function moved(suggested: ColumnMapping, from: FeedField, to: FeedField): ColumnMapping {
  const { [from]: column, ...others } = suggested;
  return column === undefined ? suggested : { ...others, [to]: column };
}

/** What is required in place of what is not, where a table has no other: names of articles as their only text, a sale's price. */
function withRequired(suggested: ColumnMapping, given: readonly Column[]): ColumnMapping {
  const samplesOf = (field: FeedField) => given.find(({ name }) => name === suggested[field])?.samples ?? [];
  const isTitle = suggested.title === undefined && areNames(samplesOf('description'));
  const isPrice = suggested.price === undefined && samplesOf('sale_price').length > 0;
  const titled = isTitle ? moved(suggested, 'description', 'title') : suggested;
  return isPrice ? moved(titled, 'sale_price', 'price') : titled;
}

/** Of ten rows, so many have to say a number: the others cannot be published. */
const mostOfTen = 9;
const isBlank = ({ samples, rows = samples.length }: Column) =>
  samples.length === 0 || 10 * samples.length < mostOfTen * rows;

/**
 * In place of an id of which no row, or not nearly each, says anything: another number of the article, the maker's, the
 * EAN or the page, where it tells all rows apart. Else the former, where any row has it.
 */
function withId(suggested: ColumnMapping, given: readonly Column[]): ColumnMapping {
  const columnOf = (name: string | undefined) => given.find((each) => each.name === name);
  const isFilled = given.some(({ samples }) => samples.length > 0);
  const own = columnOf(suggested.id);
  if (!isFilled || (own && !isBlank(own))) return suggested;
  const taken = new Set(Object.values(suggested));
  const numbers = given
    .filter(({ name }) => !taken.has(name) && namesOf.id.includes(foldName(name)))
    .toSorted((a, b) => namesOf.id.indexOf(foldName(a.name)) - namesOf.id.indexOf(foldName(b.name)));
  // A column that is left may be the merchant's own number, which is rather said than guessed.
  const isNoneLeft = given.every(({ name }) => taken.has(name));
  const others = [
    ...numbers,
    columnOf(suggested.mpn),
    isNoneLeft ? columnOf(suggested.gtin) : undefined,
    own && columnOf(suggested.link),
  ];
  const telling = others.find(
    (each) =>
      each &&
      !isBlank(each) &&
      areDistinct(each.samples) &&
      mayHold('id', each.name === suggested.link ? [] : each.samples),
  );
  const { id: _, ...without } = suggested;
  if (telling) return { ...without, id: telling.name };
  return own && own.samples.length > 0 ? suggested : without;
}

/** How much columns look like those of articles: required fields count most. */
export function countSuggested(columns: readonly Column[]): number {
  const suggested = Object.keys(suggestColumns(columns)) as FeedField[];
  return suggested.reduce((sum, field) => sum + (requiredFields.includes(field) ? 3 : 1), 0);
}
