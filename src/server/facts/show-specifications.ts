import type { Specification } from '../../contract/catalogue/schema.ts';
import { type Language, merchantLanguage } from '../../contract/language.ts';
import type { StoredSpecification } from './choose-specifications.ts';
import type { SpecificationDefinition } from './definition.ts';
import { specificationsOf } from './definitions/category-specifications.ts';
import { foldName } from './fold-name.ts';
import { isWholeAmount } from './read-number.ts';
import { formatSpecification, readSpecification } from './typed-specifications.ts';
import { vocabularies } from './vocabularies.ts';
import { capitalise } from './wording/capitalise.ts';
import { withUnit } from './wording/names-of-specifications.ts';
import { translateName, translateValue } from './wording/translate.ts';

/** "[5, 6000]", "True": not readable, so the definition's text is used. */
const isRaw = (text: string) => /^\[|^(?:true|false)$/i.test(text);

/** Whether the definition's text is as complete as the merchant's: "8 Go GDDR6" says more than 8 GB. */
function saysAll({ reading }: SpecificationDefinition, text: string): boolean {
  if (isRaw(text)) return true;
  if (reading.type === 'number') return isWholeAmount(text, reading.quantity);
  if (reading.type === 'boolean') return vocabularies.yesNo.keys.has(foldName(text));
  const { vocabulary } = reading;
  return reading.spell === undefined && vocabulary !== undefined && vocabulary.keys.has(foldName(text));
}

/** Codes and figures are the same in both. */
const languageOf = (inWords: string | undefined, value: string, language: Language): Language =>
  inWords !== undefined || !/\p{L}{4}/u.test(value) ? language : merchantLanguage;

function showSpecification(
  definition: SpecificationDefinition,
  { value }: StoredSpecification,
  language: Language,
): Specification {
  const values = readSpecification(definition, value);
  const [first] = values;
  const isSaid = first !== undefined && saysAll(definition, value);
  const inWords = isSaid
    ? values.map((each) => formatSpecification(definition, each, language)).join(', ')
    : translateValue(value, language);
  return {
    name: definition.label[language],
    nameLanguage: language,
    value: inWords ?? value,
    valueLanguage: languageOf(inWords, value, language),
    number: first?.number ?? null,
    unit: first?.unit ?? null,
  };
}

/** A product's specifications as a page in that language shows them, the category's own in its words. Pure. */
export function showSpecifications(
  categoryKey: string,
  kept: readonly StoredSpecification[],
  language: Language,
): Specification[] {
  const { facets, others } = specificationsOf(categoryKey);
  const byKey = new Map([...facets, ...others].map((definition) => [definition.key, definition]));
  const shown = kept.map((each) => {
    const definition = each.key === undefined ? undefined : byKey.get(each.key);
    if (definition) return showSpecification(definition, each, language);
    const name = translateName(each.name, language);
    const value = withUnit(foldName(each.name), each.value, language) ?? translateValue(each.value, language);
    return {
      name: name ?? each.name,
      nameLanguage: name === undefined ? merchantLanguage : language,
      value: capitalise(value ?? each.value),
      valueLanguage: languageOf(value, each.value, language),
      number: null,
      unit: null,
    };
  });
  // Undefined specifications repeat others: "Weight 1.2 kg", "Weight 1".
  return shown.filter(
    ({ name }, i) => kept[i]?.key !== undefined || shown.findIndex((each) => each.name === name) === i,
  );
}
