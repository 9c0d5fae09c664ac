import type { Specification } from '../../../contract/catalogue.schema.ts';
import { type Language, merchantLanguage } from '../../../contract/language.ts';
import type { KeptSpecification } from './choose-specifications.ts';
import type { SpecificationDefinition } from './definition.ts';
import { specificationsOf } from './definitions/categories.ts';
import { foldName } from './fold.ts';
import { isWholeAmount } from './read-number.ts';
import { formatSpecification, readSpecification } from './typed-specifications.ts';
import { vocabularies } from './vocabularies.ts';

/** "[5, 6000]", "True": no words for people, so the definition's are better whatever they leave out. */
const isRaw = (text: string) => /^\[|^(?:true|false)$/i.test(text);

/** Whether the definition's words say all that the merchant's do: "8 Go GDDR6" is more than 8 GB. */
function saysAll({ reading }: SpecificationDefinition, text: string): boolean {
  if (isRaw(text)) return true;
  if (reading.type === 'number') return isWholeAmount(text, reading.quantity);
  if (reading.type === 'boolean') return vocabularies.yesNo.keys.has(foldName(text));
  const { vocabulary } = reading;
  return reading.spell === undefined && vocabulary !== undefined && vocabulary.keys.has(foldName(text));
}

function showSpecification(
  definition: SpecificationDefinition,
  { value }: KeptSpecification,
  language: Language,
): Specification {
  const values = readSpecification(definition, value);
  const [first] = values;
  const isSaid = first !== undefined && saysAll(definition, value);
  return {
    name: definition.label[language],
    nameLanguage: language,
    value: isSaid ? values.map((each) => formatSpecification(definition, each, language)).join(', ') : value,
    // Codes and figures are the same in both.
    valueLanguage: isSaid || !/\p{L}{4}/u.test(value) ? language : merchantLanguage,
    number: first?.number ?? null,
    unit: first?.unit ?? null,
  };
}

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A product's specifications as a page in that language shows them, the category's own in its words. Pure. */
export function showSpecifications(
  categoryKey: string,
  kept: readonly KeptSpecification[],
  language: Language,
): Specification[] {
  const { facets, others } = specificationsOf(categoryKey);
  const byKey = new Map([...facets, ...others].map((definition) => [definition.key, definition]));
  return kept.map((each) => {
    const definition = each.key === undefined ? undefined : byKey.get(each.key);
    if (definition) return showSpecification(definition, each, language);
    const rest = {
      number: null,
      unit: null,
      nameLanguage: merchantLanguage,
      valueLanguage: merchantLanguage,
    };
    return { name: each.name, value: capitalise(each.value), ...rest };
  });
}
