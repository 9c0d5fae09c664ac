// Merchants whose feeds change from day to day, made up from a seed, and what a catalogue must say of them.
import { gzipSync } from 'node:zlib';

/** A merchant's article on one day; `cents`: its price, delivery free. */
type Article = { product: number; cents: number; inStock: boolean };

/** What the files of the days imported so far say. Keys of offers: "merchant/article". */
export type Expected = {
  /** Live and gone offers with their prices: "merchant/article" → "cents live|gone". */
  offers: Map<string, string>;
  /** Points of history, oldest first: "day cents available|away". */
  points: Map<string, string[]>;
  /** Listed products by title, with the price of their main offers in cents. */
  listed: Map<string, number>;
};

export type World = {
  merchants: readonly string[];
  /** The feed of a merchant (by its place) on a day from 1, gzipped. */
  feedOf(merchant: number, day: number): Buffer;
  /** What holds once each merchant's feeds were imported up to the day given for it; 0: none. */
  expect(days: readonly number[]): Expected;
};

const products = 150;
const merchants = ['Alpha', 'Beta', 'Gamma'];
const firstArticle = 1000;

/** A number from 0 to 1 that depends on nothing but the given ones (murmur3's finish over a running product). */
function chance(...numbers: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}

/** 13 digits with their check digit. */
function eanOf(product: number): string {
  const digits = `400638${String(product).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const titleOf = (product: number) => `Drillex Station DX${firstArticle + product}Q`;
const articleOf = (product: number) => `a${firstArticle + product}`;

/** Prices move by a few per cent, so that none is held; now and then an article is away for a day. */
function articlesOf(seed: number, merchant: number, day: number): Article[] {
  const found: Article[] = [];
  for (let product = 0; product < products; product++) {
    if (chance(seed, merchant, product) < 0.2 || chance(seed, merchant, product, day, 1) < 0.05) continue;
    const base = 2_000 + Math.floor(chance(seed, product) * 50_000);
    const moved = chance(seed, merchant, product, day, 2) < 0.3 ? chance(seed, merchant, product, day, 3) : 0;
    const cents = Math.round(base * (1 + 0.05 * merchant + 0.1 * moved));
    found.push({ product, cents, inStock: chance(seed, merchant, product, day, 4) > 0.1 });
  }
  return found;
}

const header =
  'aw_deep_link,aw_product_id,merchant_product_id,merchant_id,merchant_name,product_name,brand_name,ean,search_price,delivery_cost,in_stock,currency';

function toCsv(merchant: number, articles: readonly Article[]): string {
  const lines = articles.map(({ product, cents, inStock }) =>
    [
      `https://${merchants[merchant]?.toLowerCase()}.example/p/${product}`,
      `${merchant}${firstArticle + product}`,
      articleOf(product),
      9_000 + merchant,
      merchants[merchant],
      titleOf(product),
      'Drillex',
      eanOf(product),
      (cents / 100).toFixed(2),
      '0.00',
      inStock ? 1 : 0,
      'EUR',
    ].join(','),
  );
  return [header, ...lines, ''].join('\n');
}

type Offer = Article & { isLive: boolean };

/** A merchant's offers after its days, and the points of history on the way. */
function follow(seed: number, merchant: number, days: number) {
  const offers = new Map<number, Offer>();
  const points = new Map<number, string[]>();
  for (let day = 1; day <= days; day++) {
    const note = (product: number, cents: number, isAvailable: boolean) => {
      const state = `${cents} ${isAvailable ? 'available' : 'away'}`;
      const known = points.get(product) ?? [];
      if (known.at(-1)?.endsWith(` ${state}`)) return;
      points.set(product, [...known, `${day} ${state}`]);
    };
    const articles = articlesOf(seed, merchant, day);
    const present = new Set(articles.map(({ product }) => product));
    for (const article of articles) {
      offers.set(article.product, { ...article, isLive: true });
      note(article.product, article.cents, article.inStock);
    }
    for (const [product, offer] of offers) {
      if (present.has(product) || !offer.isLive) continue;
      offer.isLive = false;
      note(product, offer.cents, false);
    }
  }
  return { offers, points };
}

export function createWorld(seed: number): World {
  return {
    merchants,
    feedOf: (merchant, day) => gzipSync(toCsv(merchant, articlesOf(seed, merchant, day))),
    expect(days) {
      const expected: Expected = { offers: new Map(), points: new Map(), listed: new Map() };
      const live = new Map<number, Offer[]>();
      for (const [merchant, day] of days.entries()) {
        const { offers, points } = follow(seed, merchant, day);
        for (const [product, offer] of offers) {
          const key = `${merchants[merchant]}/${articleOf(product)}`;
          expected.offers.set(key, `${offer.cents} ${offer.isLive ? 'live' : 'gone'}`);
          expected.points.set(key, points.get(product) ?? []);
          if (offer.isLive) live.set(product, [...(live.get(product) ?? []), offer]);
        }
      }
      for (const [product, offers] of live) {
        const best = offers.some(({ inStock }) => inStock) ? offers.filter(({ inStock }) => inStock) : offers;
        expected.listed.set(titleOf(product), Math.min(...best.map(({ cents }) => cents)));
      }
      return expected;
    },
  };
}
