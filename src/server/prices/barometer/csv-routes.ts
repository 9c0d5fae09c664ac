import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { barometerAddresses } from '../../../contract/barometer/addresses.ts';
import type { PriceIndex } from '../../../contract/barometer/schema.ts';
import { toCsvLine } from '../../../contract/csv-line.ts';
import { type Language, languages } from '../../../contract/language.ts';

export type BarometerFiles = {
  /** @throws AppError `not_found`, `invalid_request` */
  getPriceIndex: (language: Language, query: Record<string, unknown>) => Promise<PriceIndex>;
  /** Refuses clients who ask for too much. */
  limit: onRequestHookHandler;
};

/** Delimiters that spreadsheets of the language expect, and what columns are called. */
const formats = {
  fr: { delimiter: ';', columns: ['Jour', 'Catégorie', 'Indice', 'Produits'], all: 'Tous les produits' },
  en: { delimiter: ',', columns: ['Day', 'Category', 'Index', 'Products'], all: 'All products' },
} as const;

/** An index as CSV, a line a day; the first is the day at whose end it stands at 100. */
function writeIndexFile({ index, category }: PriceIndex, language: Language): string {
  const { delimiter, columns, all } = formats[language];
  const name = category ? category[language === 'fr' ? 'nameFr' : 'name'] : all;
  const rows = index
    ? [
        [index.since, name, 100, ''],
        ...index.points.map(({ day, value, products }) => [day, name, value, products]),
      ]
    : [];
  // Spreadsheets take the mark for UTF-8.
  return `\ufeff${[[...columns], ...rows].map((row) => toCsvLine(row, delimiter)).join('')}`;
}

/** The barometer's CSV files, one in each language. */
export function registerBarometerFiles(
  server: FastifyInstance,
  { getPriceIndex, limit }: BarometerFiles,
): void {
  for (const language of languages) {
    server.get(barometerAddresses.file(language), { onRequest: limit }, async (request, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="visavis-barometer-${language}.csv"`,
          'cache-control': 'public, max-age=900',
        })
        .send(
          writeIndexFile(await getPriceIndex(language, request.query as Record<string, unknown>), language),
        ),
    );
  }
}
