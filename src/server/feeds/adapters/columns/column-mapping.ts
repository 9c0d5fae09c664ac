import {
  type ColumnMapping,
  type FeedField,
  feedFields,
  requiredFields,
} from '../../../../contract/feeds/feed-fields.ts';
import { isConditionFlag } from '../../values/condition.ts';
import { parseFlag } from '../../values/flags.ts';
import { withElements } from './attributes.ts';
import { areDistinct, areNames, mayHold, toldBy } from './column-contents.ts';
import {
  foldName,
  hasWord,
  isNaming,
  isOfAnother,
  isOfPart,
  isOfPicture,
  lastPart,
  nameBeforeGoods,
  usualNamesOf,
} from './column-names.ts';
import { isCalledPrice, isForeign, isOfTrade, mayBePrice, nameBeforeCurrency } from './price-columns.ts';

/**
 * A column of a file, with some of its values; `written`: its name as it stands there, where that is not the same; `rows`: how
 * many rows were looked at for values, undefined: unknown.
 */
export type Column = { name: string; written?: string; samples: readonly string[]; rows?: number };

/** Times of something else than delivery: how long an article runs, or is fitted. */
const isOfUse = hasWord(
  'fitting assembly montage cooking cuisson battery batterie charging charge autonomie runtime duration duree duracion durata duracao longevity tenue dauer laufzeit',
);

/** Pictures for lists: the large one is rather the article's. */
const isSmall = hasWord(
  'petite petit small thumb thumbs thumbnail mini miniature vignette klein kleine pequena piccola',
);

/** Whether a column's values alone may make it a price, or a stock. */
function mayBeTold(field: FeedField, column: Column): boolean {
  if (field === 'availability') return !isOfUse(column);
  if (field === 'title') return !isNaming(column.name);
  return field !== 'price' || mayBePrice(column);
}

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

const isPictures = (field: FeedField) => field === 'image_link' || field === 'additional_image_link';
const isAmount = (field: FeedField) => field === 'price' || field === 'sale_price' || field === 'list_price';

/**
 * Names that a column may be known by: as it is, the last part of its path, without a currency or "of the article" behind it,
 * and the element whose text it stands for; '' where there is no such.
 */
type Names = { whole: string; last: string; beforeCurrency: string; beforeGoods: string; element: string };
type Named = Column & { names: Names };

function namesOfColumn({ name, element }: Column & { element: string }): Names {
  // The name of a maker is no article's.
  const whole = isNaming(name) ? '' : foldName(name);
  return {
    whole,
    last: lastPart(whole),
    beforeCurrency: nameBeforeCurrency(name),
    beforeGoods: nameBeforeGoods(name),
    element,
  };
}

/** In the order in which they are tried. */
const kindsOfNames = ['whole', 'last', 'beforeGoods', 'element'] as const;
const kindsOfAmounts = ['whole', 'last', 'beforeCurrency', 'beforeGoods', 'element'] as const;

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
      for (const name of usualNamesOf(field)) {
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
  const columns = withElements(given)
    // One without a name cannot be told from another such one, nor be chosen.
    .filter(({ name, element }) => name !== '' && (element !== '' || !isNaming(name)))
    .map((column) => ({ ...column, names: namesOfColumn(column) }));
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
  const rank = (column: Column) =>
    4 * Number(isSmall(column)) + 2 * Number(isOfTrade(column)) + Number(!isCalledPrice(column));
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

/**
 * What is required in place of what is not, where a table has no other: names of articles as their only text or as models, a
 * sale's price.
 */
function withRequired(suggested: ColumnMapping, given: readonly Column[]): ColumnMapping {
  const samplesOf = (field: FeedField) => given.find(({ name }) => name === suggested[field])?.samples ?? [];
  const names = (['description', 'mpn'] as const).find((field) => areNames(samplesOf(field)));
  const isPrice = suggested.price === undefined && samplesOf('sale_price').length > 0;
  const titled = names && suggested.title === undefined ? moved(suggested, names, 'title') : suggested;
  return isPrice ? moved(titled, 'sale_price', 'price') : titled;
}

/** Of ten rows, so many have to say a number: the others cannot be published. */
const minOfTen = 9;
const isBlank = ({ samples, rows = samples.length }: Column) =>
  samples.length === 0 || 10 * samples.length < minOfTen * rows;

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
    .filter(({ name }) => !taken.has(name) && usualNamesOf('id').includes(foldName(name)))
    .toSorted(
      (a, b) => usualNamesOf('id').indexOf(foldName(a.name)) - usualNamesOf('id').indexOf(foldName(b.name)),
    );
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
