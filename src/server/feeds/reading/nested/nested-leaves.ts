import { plainName } from '../xml/xml-parser.ts';

/** What is told of nested data, by paths of names: "products/product/sizes/size", an attribute as "…/size@name". */
export type LeafEvents = {
  /** An element or object begins; `written`: its name as it is written. */
  open(path: string, written: string): void;
  leaf(path: string, text: string): void;
  close(path: string): void;
};

/** Levels of nesting; deeper data is no feed. */
export const deepest = 12;

const keyNames = new Set(['name', 'key', 'label', 'nom', 'param_name', 'attribute_name', 'parameter_name']);
const valueNames = new Set(['val', 'value', 'valeur', 'attribute_value', 'param_value', 'parameter_value']);
const maxKeyLength = 60;

const nameOf = (key: string) =>
  key
    .replaceAll(/[[\]/@{}:\s]+/g, ' ')
    .trim()
    .slice(0, maxKeyLength)
    .trim();

/** All values of an element that have names of their own, each as Google writes a detail: ":Couleur:rouge". */
export const detailsPath = (path: string): string => `${path}[*]`;

/**
 * Tells a value that has a name of its own: `<a name="Producent">` is "a[producent]", and one of the details "a[*]".
 */
export function tellNamed({ leaf }: LeafEvents, path: string, key: string, value: string): void {
  const name = nameOf(key);
  if (name === '') return;
  leaf(`${path}[${plainName(name)}]`, value);
  leaf(detailsPath(path), `:${name}:${value}`);
}

export const isKeyName = (name: string): boolean => keyNames.has(name);

/** Finds pairs of a name and a value among an element's parts: `<PARAM_NAME>…</PARAM_NAME><VAL>…</VAL>`. */
export type Pair = { key?: string; value?: string };

export function notePart(pair: Pair, name: string, text: string): void {
  if (keyNames.has(name)) pair.key ??= text;
  else if (valueNames.has(name)) pair.value ??= text;
}
