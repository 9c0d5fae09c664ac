// Loaded where a browser has terms.

import type { Product } from '../../contract/catalogue/schema.ts';
import { type Language, languages } from '../../contract/language.ts';
import { centsToEuros } from '../../contract/money.ts';
import { dayInParis, type OwnConditions, type OwnPrice } from '../../contract/my-price/own-price.ts';
import { hasTerms, noTerms, type OwnTerms } from '../../contract/my-price/terms.ts';
import { callApi } from '../api/call.ts';
import { OwnCardLine } from './own-card-line.tsx';
import { BestLine, isComparable, LeftOutNote, ListNote, OwnHead } from './own-head.tsx';
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
      total={centsToEuros(own.totalCents)}
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
    isLeftOut: (offer) => priceOf(offer).isLeftOut,
    head: <OwnHead best={best} main={product.mainOffer} {...order} />,
    inOrder: (section) => (order.isOrdered ? inOwnOrder(section, priceOf) : section),
  };
}

/** The best own price of a page, where it is not the public one. */
function bestOf(product: Product, conditions: OwnConditions) {
  const best = bestOwnOffer(product, conditions);
  const isPublic = best?.offer._id === product.mainOffer?._id && best?.own.parts.length === 0;
  return best && !isPublic && isComparable(best, product.mainOffer) ? (
    <BestLine best={best} main={product.mainOffer} />
  ) : null;
}

/** Shown while a product's promo codes are loading. */
const nothingYet: OwnOffers = {
  line: () => null,
  head: null,
  isLeftOut: () => false,
  inOrder: (section) => section,
};

type CodesOf = (product: Product) => OwnConditions['codes'] | undefined;

function pricesBy(terms: OwnTerms, codesOf: CodesOf, order: Order): OwnPrices {
  const day = dayInParis(new Date());
  const conditionsOf = (product: Product): OwnConditions | undefined => {
    const codes = terms.usesCodes ? codesOf(product) : [];
    return codes && { terms, codes, day };
  };
  return {
    best(product) {
      const conditions = conditionsOf(product);
      return conditions ? bestOf(product, conditions) : null;
    },
    offersOf(product) {
      const conditions = conditionsOf(product);
      return conditions ? offersOf(product, conditions, order) : nothingYet;
    },
    listNote: <ListNote />,
    // What one pays for a size is said on its page.
    card: (product) => (product.size ? null : <OwnCardLine product={product} terms={terms} />),
  };
}

const pageLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? 'fr';

/** Shows own prices by the terms that this browser has, and by each change of them. */
export async function follow(show: (prices: OwnPrices | undefined) => void): Promise<void> {
  const language = pageLanguage();
  /** By product, asked for once; undefined: on its way. Where that fails there are none. */
  const codes = new Map<string, OwnConditions['codes'] | undefined>();
  let isOrdered = false;
  let terms: OwnTerms = noTerms;

  function codesOf({ _id }: Product): OwnConditions['codes'] | undefined {
    if (!codes.has(_id)) {
      codes.set(_id, undefined);
      const settle = (found: OwnConditions['codes']) => {
        codes.set(_id, found);
        tell();
      };
      callApi('listPromoCodes', { language, query: { product: _id } }).then(settle, () => settle([]));
    }
    return codes.get(_id);
  }

  function tell(): void {
    const onOrder = (isChosen: boolean) => {
      isOrdered = isChosen;
      tell();
    };
    show(hasTerms(terms) ? pricesBy(terms, codesOf, { isOrdered, onOrder }) : undefined);
  }

  function update(): void {
    const changed = readOwnTerms();
    // Other changes in the browser's storage need no new request.
    if (JSON.stringify(changed) === JSON.stringify(terms)) return;
    terms = changed;
    tell();
  }

  await myPriceTexts.load(language);
  subscribeToTerms(update);
  update();
}
