import { googleColumns } from '../../adapters/google/columns.ts';
import { isCurrencyName } from '../../values/currency.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedRecord, FileEnd, RecordParser } from '../feed-record.ts';
import { limits } from '../reading-limits.ts';
import { hashRow } from '../row-hash.ts';
import { createRecordXml } from './record-xml.ts';

const namespace = 'http://base.google.com/ns/1.0';
const deepest = 12;
/** Elements of which an item has several: all are kept, one a line. */
const repeated: ReadonlySet<string> = new Set([
  'additional_image_link',
  'promotion_id',
  'excluded_destination',
]);

/** RSS's own shelves, of which an item has several side by side; `categories` may hold them. */
const sideBySide: ReadonlySet<string> = new Set(['category', 'categories']);

/** Different names of elements that are kept. */
const maxNames = 500;

/** Elements that may be repeated and have child elements, with the order of these. */
const composed = new Map<string, readonly string[]>(
  Object.entries({
    shipping: [
      'country',
      'region',
      'service',
      'price',
      'min_handling_time',
      'max_handling_time',
      'min_transit_time',
      'max_transit_time',
    ],
    subscription_cost: ['period', 'period_length', 'amount'],
    certification: ['certification_authority', 'certification_name', 'certification_code'],
    product_detail: ['section_name', 'attribute_name', 'attribute_value'],
    // As Google's tables have them: who wrote a text, and the text.
    structured_title: ['digital_source_type', 'content'],
    structured_description: ['digital_source_type', 'content'],
  }),
);

const maxShelves = 300;

const ofSite = ['link', 'image_link'] as const;

/** "/lampe.html" of a channel of https://shop.example. */
function resolveAddresses(row: Record<string, string>, site: string): void {
  for (const name of ofSite) {
    const address = row[name];
    if (!address?.startsWith('/') || address.startsWith('//')) continue;
    if (URL.canParse(address, site)) row[name] = new URL(address, site).href;
  }
}

type Item = {
  row: Record<string, string>;
  /** Names that Google's own element gave: it wins over RSS's or Atom's of the same name. */
  own: Set<string>;
  /** Of the field that is open. */
  parts?: Record<string, string> | undefined;
  length: number;
  hasNul?: boolean;
};

export type GoogleXml = RecordParser & {
  /** Title of the channel. */
  title(): string;
};

/**
 * A streaming reader of items with Google's names: RSS 2.0, Atom, or under any other root, with or without its prefix;
 * DOCTYPE is refused. A truncated document is read as far as it goes, recorded in `end`. `record`: the element of an
 * item, as it is written.
 */
export function createGoogleXml(end: FileEnd, record: string, setting: number): GoogleXml {
  const path: string[] = [];
  let prefix = 'g:';
  let item: Item | undefined;
  let text = '';
  let title = '';
  /** The channel's own address: items may link to pages of its site by their paths alone. */
  let site = '';
  let number = 0;
  let found: FeedRecord[] = [];

  const withoutPrefix = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const localNames = new Map<string, string>();
  /** Without Google's prefix; what is called like a currency is one. */
  function localName(name: string): string {
    const known = localNames.get(name);
    if (known !== undefined) return known;
    const local = withoutPrefix(name);
    const meant = isCurrencyName(local.toLowerCase()) ? 'currency' : local;
    if (localNames.size < maxNames) localNames.set(name, meant);
    return meant;
  }
  const isItem = (name: string) => name === record;

  function readPrefix(attributes: Record<string, string>): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === namespace && name.startsWith('xmlns:')) prefix = `${name.slice('xmlns:'.length)}:`;
    }
  }

  /** `<g:price currency="EUR">`. */
  function readCurrency(attributes: Record<string, string>): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (isCurrencyName(name.toLowerCase())) set('currency', value, false);
    }
  }

  function set(name: string, value: string, isOwn: boolean): void {
    if (!item || (item.own.has(name) && !isOwn)) return;
    const known = item.row[name];
    if (known && isOwn === item.own.has(name)) {
      if (repeated.has(name)) item.row[name] = `${known}\n${value}`;
      else if (sideBySide.has(name) && known.length < maxShelves) item.row[name] = `${known};${value}`;
      return;
    }
    item.row[name] = value;
    if (isOwn) item.own.add(name);
  }

  function append(name: string, parts: readonly string[], told: Record<string, string>): void {
    if (!item) return;
    const values = parts.map((part) => told[part] ?? '');
    const value = values.slice(0, values.findLastIndex((each) => each !== '') + 1).join(':');
    item.row[name] = item.row[name] ? `${item.row[name]}\n${value}` : value;
    item.own.add(name);
  }

  function closeField(name: string): void {
    const depth = path.length - path.findIndex(isItem) - 1;
    const local = localName(name);
    const parts = composed.get(local);
    if (depth === 2 && item && local === 'category' && localName(path.at(-2) ?? '') === 'categories') {
      if (text.trim() !== '') set('categories', text.trim(), false);
    } else if (depth === 2 && item) {
      item.parts ??= {};
      item.parts[local] = text.trim();
    } else if (depth === 1 && item) {
      const told = item.parts;
      item.parts = undefined;
      const field = local === 'summary' || local === 'content' ? 'description' : local;
      if (parts && told) append(local, parts, told);
      else if (text.trim() !== '') set(field, text.trim(), name !== local);
    }
  }

  function closeItem(): void {
    if (!item) return;
    const { row, hasNul } = item;
    number++;
    resolveAddresses(row, site);
    const hash = hashRow(row, googleColumns, setting);
    const raw = () => JSON.stringify(row);
    if (hasNul) found.push({ number, row: undefined, hash: 0, raw, fault: 'row_nul' });
    else found.push({ number, row, hash, raw });
    item = undefined;
  }

  const xml = createRecordXml(
    {
      open(name, attributes) {
        if (path.length === 0) readPrefix(attributes);
        path.push(name);
        if (path.length > deepest) throw new FeedFileError('xml_deep');
        if (isItem(name) && !item) item = { row: {}, own: new Set(), length: 0 };
        else if (name === 'link' && item && attributes.href) set('link', attributes.href, false);
        else if (name === 'link' && !item && site === '' && attributes.rel !== 'self')
          site = attributes.href ?? '';
        else if (item && localName(name) === 'price') readCurrency(attributes);
        text = '';
      },
      text(piece) {
        if (item) {
          item.length += piece.length;
          if (item.length > limits.record) throw new FeedFileError('item_endless');
        }
        if (text.length + piece.length <= limits.record) text += piece;
      },
      close(name) {
        if (isItem(name)) closeItem();
        else if (item) closeField(name);
        else if (name === 'title' && title === '') title = text.trim();
        else if (name === 'link' && site === '') site = text.trim();
        path.pop();
        text = '';
      },
      broken({ line, depth, text: raw }) {
        item = undefined;
        path.length = depth;
        text = '';
        number++;
        found.push({ number, line, row: undefined, fault: 'row_xml', hash: 0, raw: () => raw });
      },
      again(depth) {
        item = undefined;
        path.length = depth;
        text = '';
      },
      nul() {
        if (item) item.hasNul = true;
      },
    },
    { name: record },
  );

  return {
    push: xml.write,
    end() {
      if (!xml.end()) end.isCut = true;
    },
    take() {
      const records = found;
      found = [];
      return records;
    },
    isBetween: xml.isBetween,
    pass(lines) {
      number++;
      xml.pass(lines);
    },
    context: () => `${prefix} ${site}`,
    title: () => title,
  };
}
