import type { DrawingName } from '../pictures/draw.ts';
import { between, chance, wholeBetween } from '../random.ts';
import { type Exception, exceptions } from './exceptions.ts';
import { demoEan } from './gtin.ts';
import type { Shelf } from './shelf.ts';
import { computerComponents } from './shelves/computer-components.ts';
import { computers } from './shelves/computers.ts';
import { desk } from './shelves/desk.ts';
import { fashion } from './shelves/fashion.ts';
import { gaming } from './shelves/gaming.ts';
import { home } from './shelves/home.ts';
import { phonesAndAudio } from './shelves/phones-and-audio.ts';
import { screensAndCameras } from './shelves/screens-and-cameras.ts';
import { cellOf, parseTable, type TableRow } from './table.ts';
import { wordDescription, wordTitle } from './wording.ts';

/** A made-up article: what merchants' feeds are written from. */
export type DemoProduct = {
  /** Ours, stable: made from brand and model. */
  sku: string;
  kind: string;
  drawing: DrawingName;
  /** Key of our category. */
  category: string;
  path: Shelf['path'];
  title: string;
  brand: string;
  model: string;
  ean: string;
  mpn: string;
  description: string;
  specifications: readonly { name: string; value: string }[];
  /** French: the one word that names it ("noir"). */
  colour: string;
  /** Its usual price, VAT included. */
  priceCents: number;
  rating: number;
  ratingCount: number;
  /** 0 to 1: how many merchants have it. */
  popularity: number;
  exception: Exception;
};

const shelves: readonly Shelf[] = [
  ...computerComponents,
  ...computers,
  ...phonesAndAudio,
  ...screensAndCameras,
  ...gaming,
  ...fashion,
  ...desk,
  ...home,
];

const notSpecifications = new Set(['Marque', 'Modèle', 'Prix']);

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** "Vivid 27Q" of Kovarn → "KOV-27Q-4F1": looks like a part number, is one product's only. */
function partNumber(brand: string, model: string, sku: string): string {
  const series = slug(model).split('-').at(-1) ?? '';
  const tail = wholeBetween(0x100, 0xfff, 'mpn', sku).toString(16);
  return `${slug(brand).slice(0, 3)}-${series.slice(0, 5)}-${tail}`.toUpperCase();
}

function makeProduct(shelf: Shelf, row: TableRow, sku: string): DemoProduct {
  const brand = cellOf(row, 'Marque');
  const model = cellOf(row, 'Modèle');
  const exception = exceptions[sku] ?? {};
  const title = wordTitle(shelf.title, row);
  return {
    sku,
    kind: shelf.kind,
    drawing: shelf.drawing,
    category: shelf.category,
    path: shelf.path,
    title: exception.titleTail ? `${title} ${exception.titleTail}` : title,
    brand,
    model,
    ean: demoEan(sku),
    mpn: partNumber(brand, model, sku),
    description: exception.hasNoDescription ? '' : wordDescription(shelf.texts, row, sku),
    specifications: [...row]
      .filter(([name]) => !notSpecifications.has(name))
      .map(([name, value]) => ({ name, value })),
    colour: cellOf(row, 'Couleur'),
    priceCents: Number(cellOf(row, 'Prix')) * 100,
    rating: Math.round(between(3.4, 4.9, sku, 'rating') * 10) / 10,
    ratingCount: Math.round(4 + 900 * chance(sku, 'ratings') ** 3),
    popularity: chance(sku, 'popularity'),
    exception,
  };
}

/** All articles of the demo, in the order of the shelves; always the same. */
export function createDemoProducts(): DemoProduct[] {
  const uses = new Map<string, number>();
  return shelves.flatMap((shelf) =>
    parseTable(shelf.table).map((row) => {
      const name = slug(`${cellOf(row, 'Marque')} ${cellOf(row, 'Modèle')}`);
      const use = (uses.get(name) ?? 0) + 1;
      uses.set(name, use);
      return makeProduct(shelf, row, use === 1 ? name : `${name}-${use}`);
    }),
  );
}
