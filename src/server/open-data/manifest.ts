import type { DataFormat, DataQuery } from './queries.ts';

export type Licence = { name: string; url: string };

/** A file of a set, as `/open-data/manifest.json` names it. */
export type DataFile = {
  name: string;
  path: string;
  set: string;
  format: DataFormat;
  rows: number;
  bytes: number;
  sha256: string;
};

export type Manifest = {
  title: string;
  licence: Licence;
  publisher: string;
  createdAt: string;
  compression: 'gzip';
  /** JSON Schema of a line of each set. */
  schemas: Record<string, object>;
  files: DataFile[];
};

const money = { type: ['number', 'null'], description: 'Euros, VAT included' };
const types: Record<string, object> = {
  id: { type: 'integer', description: 'Its page is /en/product/{id}' },
  product_id: { type: 'integer' },
  offer_id: { type: 'integer' },
  title: { type: 'string' },
  brand: { type: 'string', description: 'Empty: not known' },
  category: { type: ['string', 'null'], description: 'Key of the category' },
  gtins: { type: 'array', items: { type: 'string' }, description: 'In CSV with blanks between them' },
  mpns: { type: 'array', items: { type: 'string' }, description: 'In CSV with blanks between them' },
  rating: { type: ['number', 'null'], description: 'Of merchants’ feeds, 0 to 5, not verified' },
  rating_count: { type: ['integer', 'null'] },
  merchants: { type: 'integer', description: 'With a live offer' },
  condition: { enum: ['new', 'refurbished', 'used'] },
  merchant: { type: 'string' },
  seller: { type: 'string', description: 'On a marketplace; empty: the merchant itself' },
  price: { type: 'number', description: 'Euros, VAT included, without delivery' },
  delivery: { ...money, description: 'Euros; null: the merchant does not state it' },
  delivered_total: { ...money, description: 'Euros, price and delivery; null: delivery is not known' },
  in_stock: { type: ['boolean', 'null'], description: 'null: the merchant does not state it' },
  available: { type: 'boolean', description: 'In stock; false: out of stock, or gone' },
  seen_at: { type: ['string', 'null'], format: 'date-time', description: 'Of our last import that held it' },
  at: { type: 'string', format: 'date-time', description: 'Of our import that saw it' },
};

/** JSON Schema of the lines of a set. */
export function schemaOf(title: string, { columns }: DataQuery): object {
  const names = columns.map(({ name }) => name);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, types[name] ?? {}])),
    required: names,
    additionalProperties: false,
  };
}
