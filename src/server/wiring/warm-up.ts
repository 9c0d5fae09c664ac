import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addresses } from '../../contract/addresses.ts';
import type { Category, ProductCard } from '../../contract/catalogue/schema.ts';
import { type Language, languages } from '../../contract/language.ts';
import { apiPrefix } from '../platform/http/call-routes.ts';
import { whileWarmingUp } from '../platform/http/warming.ts';
import type { Log } from '../platform/telemetry/log.ts';

/** Milliseconds in all; no visitor waits for it. */
const maxTime = 1_000;
/** Concurrent requests: the processor has work while others wait for PostgreSQL, and several connections are opened. */
const atOnce = 3;
/** Products and pages of lists to request: more than there is time for. */
const products = 100;
const categories = 40;

type Kind = (language: Language) => string;

/** Pages that show no product, each once. */
const plainPages: readonly Kind[] = [
  addresses.home,
  addresses.comparePrice,
  addresses.cart,
  addresses.checkout,
  addresses.favourites,
  addresses.alerts,
  addresses.ranking,
  addresses.legal,
  addresses.privacy,
  addresses.forgotPassword,
];

const firstWords = (title: string): string => title.split(/\s+/, 2).join(' ');

const ofProduct = ({ _id, title }: ProductCard): readonly Kind[] => [
  (language) => addresses.product(language, _id),
  () => `${apiPrefix}/products/${_id}`,
  (language) => addresses.search(language, firstWords(title)),
  (language) => addresses.compare(language, _id),
  () => `${apiPrefix}/products?${new URLSearchParams({ search: firstWords(title) })}`,
];

const ofCategory = ({ name }: Category): readonly Kind[] => [
  (language) => addresses.category(language, name),
  () => `${apiPrefix}/products?${new URLSearchParams({ category: name })}`,
  (language) => addresses.category(language, name, { sortBy: 'delivered', page: 2 }),
];

/** All addresses, in an order in which each kind comes early and often. */
function* listAddresses(shown: readonly ProductCard[], all: readonly Category[]): Generator<string> {
  for (let at = 0; at < Math.max(shown.length, all.length, plainPages.length); at++) {
    const [product, category, plain] = [shown[at], all[at], plainPages[at]];
    const kinds = [
      ...(product ? ofProduct(product) : []),
      ...(category ? ofCategory(category) : []),
      ...(plain ? [plain] : []),
    ];
    // The other language every second time: only the texts differ, not the code.
    for (const kind of kinds) yield kind(languages[at % languages.length] as Language);
    if (plain) yield plain(languages[(at + 1) % languages.length] as Language);
  }
}

/**
 * Sends the server the requests that visitors will send, so that its code is compiled and its connections have
 * prepared their statements before the first visitor comes (docs/performance.md). Resolves after a second at the
 * latest. Failures are ignored; without products, only pages that need none are requested.
 */
export async function warmUp(app: FastifyInstance, log: Pick<Log, 'info' | 'warn'>): Promise<void> {
  const deadline = performance.now() + maxTime;
  let asked = 0;
  const isOver = () => performance.now() > deadline;
  const ask = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });

  async function list<T>(path: string): Promise<T[]> {
    // Without compression: this is read here.
    const { statusCode, body } = await app.inject(apiPrefix + path);
    return statusCode === 200 ? (JSON.parse(body) as T[]) : [];
  }

  async function work(): Promise<void> {
    const [shown, all] = await Promise.all([
      list<ProductCard>(`/products?limit=${products}`),
      list<Category>('/categories'),
    ]);
    const next = listAddresses(shown, all.slice(0, categories));
    const askOn = async () => {
      for (const address of next) {
        if (isOver()) return;
        await ask(address);
        asked++;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, askOn));
  }

  try {
    await whileWarmingUp(app, () => Promise.race([work(), delay(maxTime)]));
    log.info({ asked }, 'warmed up');
  } catch (err) {
    log.warn({ err }, 'not warmed up: the first requests take longer');
  }
}
