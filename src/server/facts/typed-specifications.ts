import type { Language } from '../../contract/language.ts';
import type { Reading, SpecificationDefinition } from './definition.ts';
import type { CategorySpecifications } from './definitions/category-specifications.ts';
import { foldName, foldValue } from './fold-name.ts';
import { readNumber } from './read-number.ts';
import { type Vocabulary, vocabularies } from './vocabularies.ts';
import { capitalise } from './wording/capitalise.ts';
import { translateValue } from './wording/translate.ts';

/** A specification as a merchant wrote it. */
export type WrittenSpecification = { name: string; value: string };

/** A value of a defined specification: `text` is the same for all that is the same. */
export type SpecificationValue = {
  text: string;
  /** As a merchant wrote it, or the one spelling; what pages show where the definition knows no better. */
  display: string;
  number: number | null;
  unit: string | null;
};

/** A defined specification with its values and the words that they were read from. */
export type TypedSpecification = {
  definition: SpecificationDefinition;
  written: WrittenSpecification;
  values: SpecificationValue[];
};

const listParts = /\s*(?:,(?!\d)|[;/+&|]|\bet\b|\band\b)\s*/i;
const maxValueLength = 60;

/** The longest known words at a text's start: "Watercooling 240 mm ARGB" → "watercooling 240 mm". */
function findInVocabulary({ keys }: Vocabulary, text: string): string | undefined {
  const folded = foldName(text.replace(/^\[([^,\]]*).*$/, '$1')).split(' ');
  for (let length = Math.min(folded.length, 6); length > 0; length--) {
    const key = keys.get(folded.slice(0, length).join(' '));
    if (key !== undefined) return key;
  }
  return undefined;
}

const worded = (text: string, display: string): SpecificationValue => ({
  text,
  display,
  number: null,
  unit: null,
});

function readText(reading: Extract<Reading, { type: 'text' }>, text: string): SpecificationValue[] {
  const { vocabulary, spell, isClosed, isList } = reading;
  if (spell) {
    const spelled = spell(text);
    return spelled === undefined ? [] : [worded(foldValue(spelled), spelled)];
  }
  const parts = isList ? text.split(listParts) : [text];
  const values = parts.flatMap((part) => {
    const key = vocabulary && findInVocabulary(vocabulary, part);
    if (key !== undefined) return worded(key, vocabulary?.labels.get(key)?.fr ?? key);
    const folded = foldValue(part);
    return isClosed || folded === '' || part.length > maxValueLength
      ? []
      : worded(folded, capitalise(part.trim()));
  });
  return [...new Map(values.map((value) => [value.text, value])).values()];
}

/** The values of a specification in a merchant's text; none where it is about something else. Pure. */
export function readSpecification({ reading }: SpecificationDefinition, text: string): SpecificationValue[] {
  if (reading.type === 'number') {
    const number = readNumber(text, reading.quantity);
    if (number === undefined) return [];
    return [{ text: String(number), display: text, number, unit: reading.quantity.unit || null }];
  }
  if (reading.type === 'boolean') {
    const key = findInVocabulary(vocabularies.yesNo, text);
    return key === undefined ? [] : [worded(key, vocabularies.yesNo.labels.get(key)?.fr ?? key)];
  }
  return readText(reading, text);
}

type Placed = { definition: SpecificationDefinition; position: number };

/** A category's definitions by the folded names that merchants give them. */
const indexes = new WeakMap<CategorySpecifications, ReadonlyMap<string, readonly Placed[]>>();

function indexOf(category: CategorySpecifications): ReadonlyMap<string, readonly Placed[]> {
  const known = indexes.get(category);
  if (known) return known;
  const index = new Map<string, Placed[]>();
  for (const [position, definition] of [...category.facets, ...category.others].entries()) {
    for (const name of definition.names) {
      index.set(name, [...(index.get(name) ?? []), { definition, position }]);
    }
  }
  indexes.set(category, index);
  return index;
}

// Feeds have some thousand names; a hostile one may have another in each row.
const maxRemembered = 20_000;
const foldedNames = new Map<string, string>();

function foldKnownName(name: string): string {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  if (foldedNames.size >= maxRemembered) foldedNames.clear();
  const folded = foldName(name);
  foldedNames.set(name, folded);
  return folded;
}

/**
 * The specifications of one merchant's offer by the category's definitions, in its order; `rest`: those
 * without a definition. Of several values of one specification the first counts.
 */
export function typeSpecifications(
  category: CategorySpecifications,
  written: readonly WrittenSpecification[],
): { typed: TypedSpecification[]; rest: WrittenSpecification[] } {
  const index = indexOf(category);
  const found = new Map<number, TypedSpecification>();
  const rest = written.filter((each) => {
    let isUnderstood = false;
    for (const { definition, position } of index.get(foldKnownName(each.name)) ?? []) {
      const values = readSpecification(definition, each.value);
      if (values.length === 0) continue;
      isUnderstood = true;
      if (!found.has(position)) found.set(position, { definition, written: each, values });
    }
    return !isUnderstood;
  });
  const typed = [...found].sort(([a], [b]) => a - b).map(([, each]) => each);
  return { typed, rest };
}

const numbers: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 2, useGrouping: 'min2' }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: 'min2' }),
};

/** A value as a page in that language shows it: "1 To" / "1 TB", "Noir" / "Black". */
export function formatSpecification(
  { reading }: SpecificationDefinition,
  { text, display, number }: Pick<SpecificationValue, 'text' | 'display' | 'number'>,
  language: Language,
): string {
  if (reading.type === 'number' && number !== null) {
    const shown = reading.quantity.shown.find(
      ({ from, factor, whole }) => number >= from && (!whole || number % factor === 0),
    );
    if (!shown) return display;
    return `${numbers[language].format(number / shown.factor)}\u00a0${shown.label[language]}`.trim();
  }
  const vocabulary = reading.type === 'text' ? reading.vocabulary : vocabularies.yesNo;
  return vocabulary?.labels.get(text)?.[language] ?? translateValue(display, language) ?? display;
}
