import type { GoogleColumn } from './google/columns.ts';
import { sizesListed } from './listed-sizes.ts';
import { betweenPictures } from './more-images.ts';

/** The texts of a file's row by its columns' keys; a column may have several, or be left out where it has none. */
export type Cells = ReadonlyMap<string, readonly string[]>;

/** Where a field stands, best first: a column, or a text with columns in it (`{handle}/{option1 value}`). */
export type FieldSources = Readonly<Partial<Record<GoogleColumn, readonly string[]>>>;

export type RowMapping = {
  /** Whether a column of this key is read. */
  wants(key: string): boolean;
  /** A row under Google's names. */
  compose(cells: Cells): Record<string, string>;
};

/** Fields of several values: all of them are kept, one a line. Of others the first is taken. */
const listed: ReadonlySet<string> = new Set([
  'additional_image_link',
  'shipping',
  'product_detail',
  'gtin',
  'promotion_id',
]);

const placeholder = /\{([^{}|]+)(\|slug)?\}/g;

/** The columns in a template. */
export const columnsInTemplate = (template: string): string[] =>
  [...template.matchAll(placeholder)].map(([, name]) => name as string);

/** "Château d'Yquem 2015" → "chateau-d-yquem-2015", as shop systems make addresses of names. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Source = (cells: Cells) => readonly string[];

const nothing: readonly string[] = [];

/** A text with the values of columns in it; '' without the first of them. `encode`: for addresses. */
export function fillTemplate(
  template: string,
  cells: Cells,
  keyOf: (name: string) => string,
  encode: (text: string) => string,
): string {
  let isMissing = false;
  const text = template.replace(placeholder, (_, name: string, slug: string | undefined, at: number) => {
    const value = cells.get(keyOf(name))?.[0]?.trim() ?? '';
    if (value === '' && at === template.search(/[{]/)) isMissing = true;
    return encode(slug ? slugOf(value) : value);
  });
  return isMissing ? '' : text;
}

function sourceOf(written: string, keyOf: (name: string) => string): Source {
  if (written.includes('{')) {
    return (cells) => {
      const text = fillTemplate(written, cells, keyOf, (value) => value).replace(/(?<![\s/>])[\s/>]+$/, '');
      return text === '' ? nothing : [text];
    };
  }
  const key = keyOf(written);
  return (cells) => cells.get(key) ?? nothing;
}

const holdsText = (text: string) => text.trim() !== '';

/** More are what a shop has, not what an article is. */
const maxColours = 5;

/** Of several values the first; sizes of what has several, and its colours, all together: "38|39|40", "noir/blanc". */
function allOf(field: 'size' | 'color', values: readonly string[]): string | undefined {
  const [first] = values;
  if (values.length < 2) return first;
  const different = [...new Set(values.map((value) => value.trim()))];
  // In one order, whichever of them the shop names first.
  if (field === 'color') return different.length > maxColours ? first : different.toSorted().join('/');
  const list = different.join('|');
  return sizesListed(list) ? list : first;
}

/** `keyOf`: what a column's name is compared by; `takesAll`: of sizes and colours all count that stand there. */
export function compileMapping(
  fields: FieldSources,
  keyOf: (name: string) => string,
  takesAll = false,
): RowMapping {
  const written = Object.values(fields).flat();
  const wanted = new Set(
    written.flatMap((source) => (source.includes('{') ? columnsInTemplate(source) : source)).map(keyOf),
  );
  const compiled = Object.entries(fields).map(([field, sources]) => ({
    field,
    sources: (sources as readonly string[]).map((source) => sourceOf(source, keyOf)),
  }));
  return {
    wants: (key) => wanted.has(key),
    compose(cells) {
      const row: Record<string, string> = {};
      for (const { field, sources } of compiled) {
        if (listed.has(field)) {
          const values = sources.flatMap((source) => source(cells)).filter(holdsText);
          if (values.length > 0) row[field] = values.join('\n');
          continue;
        }
        for (const source of sources) {
          const isOfAll = takesAll && (field === 'size' || field === 'color');
          const values = source(cells);
          const value = isOfAll ? allOf(field, values.filter(holdsText)) : values.find(holdsText);
          if (value === undefined) continue;
          row[field] = value;
          break;
        }
      }
      return splitPictures(row);
    },
  };
}

/** Of several addresses in the picture's column the first is the picture. */
function splitPictures(row: Record<string, string>): Record<string, string> {
  const { image_link: first, additional_image_link: more } = row;
  if (first === undefined || !betweenPictures.test(first)) return row;
  const [main = '', ...others] = first.split(betweenPictures).filter(holdsText);
  row.image_link = main.trim();
  row.additional_image_link = [...others, ...(more ? [more] : [])].join('\n');
  return row;
}
