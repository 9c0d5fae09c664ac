// Loaded where a browser has terms.

import type { Product } from '../../contract/catalogue/schema.ts';
import { type Language, languages } from '../../contract/language.ts';
import { dayInParis, type OwnConditions, type OwnPrice } from '../../contract/my-price/own-price.ts';
import { hasTerms } from '../../contract/my-price/terms.ts';
import { callApi } from '../api/call.ts';
import { OwnCardLine } from './own-card-line.tsx';
import { BestLine, isComparable, LeftOutNote, OwnHead } from './own-head.tsx';
import { OwnLine } from './own-line.tsx';
import { bestOwnOffer, inOwnOrder, ownPricesOf } from './own-offers.ts';
import { toEuros } from './own-part-words.ts';
import type { OwnOffers, OwnPrices } from './own-prices-type.ts';
import { readOwnTerms, subscribeToTerms } from './terms-store.ts';
import { myPriceTexts } from './texts/texts.ts';

/** What an offer's row says; nothing where its own price is the public one. */
function lineOf(own: OwnPrice) {
  if (own.isLeftOut) return <LeftOutNote />;
  if (own.parts.length === 0) return null;
  return (
    <OwnLine
      total={own.totalCents / 100}
      deliveryKnown={own.deliveryCents !== null}
      parts={own.parts.map(toEuros)}
    />
  );
}

type Order = { isOrdered: boolean; onOrder: (isOrdered: boolean) => void };

function offersOf(product: Product, conditions: OwnConditions, order: Order): OwnOffers {
  const priceOf = ownPricesOf(product, conditions);
  const best = bestOwnOffer(product, conditions);
  return {
    line: (offer) => lineOf(priceOf(offer)),
    head: <OwnHead best={best} main={product.mainOffer} {...order} />,
    inOrder: (section) => (order.isOrdered ? inOwnOrder(section, priceOf) : section),
  };
}

/** The best own price of a page, where it is not the public one. */
function bestOf(product: Product, conditions: OwnConditions) {
  const best = bestOwnOffer(product, conditions);
  const isPublic = best?.offer._id === product.mainOffer?._id && best?.own.parts.length === 0;
  return best && !isPublic && isComparable(best, product.mainOffer) ? <BestLine best={best} /> : null;
}

const pricesBy = (conditions: OwnConditions, order: Order): OwnPrices => ({
  best: (product) => bestOf(product, conditions),
  offersOf: (product) => offersOf(product, conditions, order),
  card: (product) => <OwnCardLine product={product} terms={conditions.terms} />,
});

const pageLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? 'fr';

/** Shows own prices by the terms that this browser has, and by each change of them. */
export async function follow(show: (prices: OwnPrices | undefined) => void): Promise<void> {
  const language = pageLanguage();
  /** Asked for once; where that fails there are none. */
  let codes: Promise<OwnConditions['codes']> | undefined;
  let isOrdered = false;
  let shown = '';
  let changes = 0;

  async function update(): Promise<void> {
    const terms = readOwnTerms();
    // Whatever else changes in the browser's storage asks for nothing anew.
    const key = JSON.stringify([terms, isOrdered]);
    if (key === shown) return;
    shown = key;
    changes += 1;
    const change = changes;
    if (!hasTerms(terms)) return show(undefined);
    if (terms.usesCodes) codes ??= callApi('listPromoCodes', { language }).catch(() => []);
    const known = (await codes) ?? [];
    // A later change shows what it finds.
    if (change !== changes) return;
    const onOrder = (isChosen: boolean) => {
      isOrdered = isChosen;
      void update();
    };
    show(pricesBy({ terms, codes: known, day: dayInParis(new Date()) }, { isOrdered, onOrder }));
  }

  await myPriceTexts.load(language);
  subscribeToTerms(() => void update());
  await update();
}
