import type { Thing } from './thing.ts';

type Item = Record<string, unknown[]>;
type Open = {
  item: Item | undefined;
  /** Where the element's value goes. */
  owner: Item | undefined;
  names: readonly string[];
  /** The element's text, if that is its value. */
  text: string | undefined;
};

const maxDepth = 300;
const maxItems = 2_000;
const maxValues = 20_000;
const maxText = 300;
/** Texts within texts. */
const maxTexts = 20;

/** Attributes that hold an element's value; all others have their text. */
const valueAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  data: 'value',
  link: 'href',
  meter: 'value',
  time: 'datetime',
};

const words = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];

/** Gathers microdata (HTML "Microdata") from the elements of a page, within bounds; `open` and `close` come in pairs. */
export function createMicrodata() {
  const open: Open[] = [];
  const tops: Item[] = [];
  /** The items that are open, from outside to inside. */
  const scopes: Item[] = [];
  /** Elements that are texts, likewise. */
  const texts: Open[] = [];
  let items = 0;
  let values = 0;
  let tooDeep = 0;

  function give(owner: Item | undefined, names: readonly string[], value: unknown): void {
    if (!owner) return;
    for (const name of names) {
      if (values++ >= maxValues) return;
      const given = owner[name];
      if (given) given.push(value);
      else owner[name] = [value];
    }
  }

  function begin(attributes: Readonly<Record<string, string>>): Item | undefined {
    if (attributes.itemscope === undefined || items >= maxItems) return undefined;
    items++;
    // Without a prototype: the names are the page's.
    const item: Item = Object.create(null);
    item['@type'] = words(attributes.itemtype);
    return item;
  }

  return {
    open(name: string, attributes: Readonly<Record<string, string>>): void {
      if (open.length >= maxDepth) return void tooDeep++;
      const owner = scopes.at(-1);
      const names = words(attributes.itemprop).slice(0, 5);
      const item = begin(attributes);
      const entry: Open = { item, owner, names, text: undefined };
      open.push(entry);
      if (item) {
        scopes.push(item);
        if (names.length > 0 && owner) give(owner, names, item);
        else tops.push(item);
      } else if (names.length > 0 && owner) {
        const stated = attributes.content ?? attributes[valueAttributes[name] ?? 'content'];
        if (stated !== undefined) give(owner, names, stated.slice(0, maxText));
        else if (texts.length < maxTexts) {
          entry.text = '';
          texts.push(entry);
        }
      }
    },
    text(text: string): void {
      for (const entry of texts) {
        if (entry.text !== undefined && entry.text.length < maxText) {
          entry.text = (entry.text + text).slice(0, maxText);
        }
      }
    },
    close(): void {
      if (tooDeep > 0) return void tooDeep--;
      const closed = open.pop();
      if (closed?.item) scopes.pop();
      if (closed?.text === undefined) return;
      texts.pop();
      give(closed.owner, closed.names, closed.text.trim());
    },
    /** The items that are no property of another. */
    items: (): readonly Thing[] => tops,
  };
}
