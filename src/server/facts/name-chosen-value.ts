import type { Language } from '../../contract/language.ts';
import { facetDefinitions, specificationsOf } from './definitions/category-specifications.ts';
import { formatSpecification } from './typed-specifications.ts';
import { capitalise } from './wording/capitalise.ts';

const yesNo: ReadonlySet<string> = new Set(['yes', 'no']);

/** A code is read in capitals: "am5" is kept as "AM5". */
const spelled = (value: string): string =>
  /^(?=.*\d)[a-z\d.-]{2,8}$/.test(value) ? value.toUpperCase() : capitalise(value);

/**
 * What a page calls a value that a list was narrowed to, `key:value` as its address has it: "1 TB", "Black", "NFC: Yes".
 * `categoryKey`: of the list, if it has one.
 */
export function nameChosenValue(chosen: string, categoryKey: string | undefined, language: Language): string {
  const [key = ''] = chosen.split(':', 1);
  const value = chosen.slice(key.length + 1);
  const own = categoryKey === undefined ? undefined : specificationsOf(categoryKey).facets;
  const definition = own?.find((each) => each.key === key) ?? facetDefinitions.get(key);
  if (!definition) return spelled(value);
  const number = definition.reading.type === 'number' ? Number(value) : null;
  const text = formatSpecification(definition, { text: value, display: spelled(value), number }, language);
  if (!yesNo.has(value)) return text;
  return `${definition.label[language]}${language === 'fr' ? '\u00a0: ' : ': '}${text}`;
}
