/** Longer texts are cut before they are read, and levels below are no text of an editor. */
const maxLength = 50_000;
const maxDepth = 12;

const fromList = (names: string) => new Set(names.split(' '));

/** Under these editors and shop systems keep what people read; whatever else stands beside it is none of it. */
const textNames = fromList(
  'text value values content insert html body description desc short long summary children blocks ops nodes paragraphs',
);
/** How a value that stands beside is called: `{"name": "Matière", "value": "Lin"}`. */
const nameNames = ['name', 'label', 'key', 'attribute'];
const valueNames = ['value', 'values', 'val'];
/** Languages of a text in several, ours first. */
const languages = ['fr', 'en', ...'de es it nl pt pl cs sk sv da fi nb hu ro el hr sl bg'.split(' ')];
/** What programs keep beside texts. */
const ofPrograms = fromList('id type url href src style class align format version marks');

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "fr", "fr_FR", "fr-fr". */
const languageOf = (key: string) => /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(key)?.[1]?.toLowerCase();

const isSaid = (value: unknown) => value !== null && value !== '';

/** A text that stands there in several languages: in ours, else in the first that says something; undefined: it is none. */
function inOneLanguage(parts: Parts): unknown {
  const keys = Object.keys(parts);
  const given = keys.map(languageOf);
  if (given.includes(undefined) || !given.some((each = '') => languages.includes(each))) return undefined;
  const said = keys.filter((key) => isSaid(parts[key]));
  const best = languages.find((language) => said.some((key) => languageOf(key) === language));
  return parts[said.find((key) => best === undefined || languageOf(key) === best) ?? ''] ?? '';
}

const firstOf = (parts: Parts, names: readonly string[]): unknown =>
  parts[names.find((name) => Object.hasOwn(parts, name)) ?? ''];

/** Pieces of one line, as bold and plain words are: `{"type": "text"}`, `{"insert": …}`. */
const isPiece = (value: unknown): boolean =>
  isParts(value) && (value.type === 'text' || typeof value.insert === 'string');

function textOfParts(parts: Parts, depth: number): string {
  const text = inOneLanguage(parts);
  if (text !== undefined) return textOf(text, depth);
  const [name, value] = [firstOf(parts, nameNames), firstOf(parts, valueNames)];
  if (typeof name === 'string' && value !== undefined) return `${name} : ${textOf(value, depth)}`;
  const entries = Object.entries(parts);
  const told = entries.filter(([key]) => textNames.has(key));
  if (told.length > 0)
    return textOf(
      told.map(([, each]) => each),
      depth,
    );
  const lines = entries.map(([key, each]) => {
    const said = ofPrograms.has(key) ? '' : textOf(each, depth);
    return said === '' || isParts(each) ? said : `${key} : ${said}`;
  });
  return textOf(lines, depth);
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (depth === 0 || typeof value !== 'object' || value === null) return '';
  if (isParts(value)) return textOfParts(value, depth - 1);
  const list = value as unknown[];
  const texts = list.map((each) => textOf(each, depth - 1)).filter((text) => text !== '');
  return texts.join(list.length > 0 && list.every(isPiece) ? '' : '\n');
}

/**
 * What people are to read of a text that is a program's record in JSON: an editor's document, a text in several languages, a
 * list of properties. Any other text as it is.
 */
export function withoutJson(text: string): string {
  const trimmed = text.trim();
  if (!/^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(trimmed) || trimmed.length > maxLength) return text;
  try {
    return textOf(JSON.parse(trimmed), maxDepth);
  } catch {
    return text;
  }
}
