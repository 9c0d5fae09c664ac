import { codeLimits } from '../../contract/my-price/code-limits.ts';
import type { PromotionRefusal } from '../../contract/my-price/promotion-messages.ts';
import { cleanLine, parseMoney, type SmallRecord, statesEuro } from '../feeds/service.ts';
import type { FileCode } from '../my-price/service.ts';
import { attributeOf, type ReadAttribute, refusalOf } from './attributes.ts';
import { commonDays, wholeDaysOf } from './whole-days.ts';

/** A promotion that is no promo code here, and why; `detail`: what that is about. */
export type RefusedPromotion = {
  promotion: string;
  title: string;
  reason: PromotionRefusal;
  detail: string | null;
};

/** A text cut to a length, without the half of a character that cutting may leave: JSON in the database knows none. */
const line = (text: string, maxLength: number): string => cleanLine(text, maxLength).toWellFormed();

class Refusal extends Error {
  readonly reason: PromotionRefusal;
  readonly detail: string | null;
  constructor(reason: PromotionRefusal, detail: string | null = null) {
    super(reason);
    this.reason = reason;
    this.detail = detail?.toWellFormed() ?? null;
  }
}

type Attributes = {
  /** All that a repeated attribute says, also where commas separate it. */
  all: (name: ReadAttribute) => string[];
  /** What an attribute says once; '' nothing. */
  one: (name: ReadAttribute) => string;
};

/** @throws Refusal where it says something that a code cannot say here */
function attributesOf(record: NonNullable<SmallRecord>): Attributes {
  const known = new Map<string, string[]>();
  for (const [written, values] of record) {
    const name = attributeOf(written);
    const reason = refusalOf(name);
    if (reason)
      throw new Refusal(reason, reason === 'attribute' || reason === 'filter' ? name.slice(0, 60) : null);
    known.set(name, [...(known.get(name) ?? []), ...values]);
  }
  const all = (name: ReadAttribute) =>
    (known.get(name) ?? [])
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter(Boolean);
  return { all, one: (name) => known.get(name)?.[0] ?? '' };
}

/** As Google's values are written: "generic code", "GENERIC_CODE". */
const word = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '_');

function refuseOthers({ all, one }: Attributes): void {
  const channels = all('redemption_channel').map(word);
  if (!channels.some((channel) => channel.includes('online'))) throw new Refusal('not_online');
  const countries = all('target_country').map((country) => country.toUpperCase());
  if (countries.length > 0 && !countries.includes('FR')) throw new Refusal('elsewhere', countries[0] ?? null);
  const destinations = all('promotion_destination').map(word);
  if (destinations.length > 0 && destinations.every((each) => each.includes('affiliate'))) {
    throw new Refusal('restricted', destinations[0] ?? null);
  }
  const pieces = [one('buy_this_quantity'), one('minimum_purchase_quantity')];
  if (pieces.some((count) => count !== '' && count !== '1')) throw new Refusal('pieces');
  if (word(one('offer_type')) === 'no_code') throw new Refusal('no_code');
}

function codeOf({ one }: Attributes): string {
  const code = one('generic_redemption_code');
  if (code === '') throw new Refusal('code_missing');
  // What cannot be seen can be neither typed nor copied.
  const isCode = !/[\s\ufffd]/.test(code) && line(code, codeLimits.code) === code;
  if (!isCode) throw new Refusal('code_invalid', code.slice(0, codeLimits.code));
  return code;
}

/** Cents of an amount that says that it is in euros. */
function centsOf(text: string, max: number): number {
  const money = parseMoney(text);
  if (!('cents' in money) || !statesEuro(text)) throw new Refusal('money', text.slice(0, 30));
  if (money.cents < 0 || money.cents > max * 100) throw new Refusal('value', text.slice(0, 30));
  return money.cents;
}

function refuseKind({ one }: Attributes): void {
  const kind = word(one('coupon_value_type'));
  if (['', 'percent_off', 'money_off'].includes(kind)) return;
  if (kind.startsWith('free_shipping')) throw new Refusal('free_shipping');
  if (kind.includes('gift')) throw new Refusal('gift');
  throw new Refusal(kind.startsWith('buy_') ? 'pieces' : 'kind_unknown', kind.slice(0, 40));
}

function reductionOf(attributes: Attributes): Pick<FileCode, 'percent' | 'amountCents'> {
  refuseKind(attributes);
  const [percentText, amountText] = [attributes.one('percent_off'), attributes.one('money_off_amount')];
  if ((percentText === '') === (amountText === '')) throw new Refusal('value');
  if (percentText === '') {
    const amountCents = centsOf(amountText, codeLimits.amount);
    if (amountCents === 0) throw new Refusal('value', amountText.slice(0, 30));
    return { percent: null, amountCents };
  }
  const [, digits = '0'] = /^(\d{1,3})\s*%?$/.exec(percentText) ?? [];
  const percent = Number(digits);
  if (percent < 1 || percent > codeLimits.percent) throw new Refusal('value', percentText.slice(0, 30));
  return { percent, amountCents: null };
}

/** All products, or those of some articles, or those that say so in the product feed. */
function subjectOf({ all, one }: Attributes): Pick<FileCode, 'isSpecific' | 'articleIds'> {
  const articles = [...new Set(all('item_id'))].map((id) => line(id, 255));
  const applicability = word(one('product_applicability'));
  if (applicability !== 'all_products' && applicability !== 'specific_products')
    throw new Refusal('products');
  if (articles.length > codeLimits.articles) throw new Refusal('filter', 'item_id');
  return {
    isSpecific: applicability === 'specific_products' || articles.length > 0,
    articleIds: articles.length > 0 ? articles : null,
  };
}

/** The days on which it is in force and may be shown. */
function daysOf({ all }: Attributes, today: string): Pick<FileCode, 'from' | 'until'> {
  const effective = all('promotion_effective_dates');
  const intervals = [...effective, ...all('promotion_display_dates')].map(wholeDaysOf);
  const days = intervals.flatMap((each) => each ?? []);
  if (effective.length !== 1 || days.length < intervals.length) throw new Refusal('dates');
  const { from, until } = commonDays(days);
  if (from < codeLimits.firstDay || until > codeLimits.lastDay) throw new Refusal('dates');
  if (until < today) throw new Refusal('ended');
  if (until < from) throw new Refusal('short');
  return { from, until };
}

function isFirstOrder({ one }: Attributes): boolean {
  const restriction = word(one('redemption_restriction'));
  if (restriction !== '' && restriction !== 'first_order')
    throw new Refusal('restricted', restriction.slice(0, 40));
  return restriction === 'first_order';
}

function toCode(promotionId: string, title: string, attributes: Attributes, today: string): FileCode {
  refuseOthers(attributes);
  const minimum = attributes.one('minimum_purchase_amount');
  return {
    promotionId,
    title,
    ...reductionOf(attributes),
    code: codeOf(attributes),
    minimumCents: minimum === '' ? 0 : centsOf(minimum, codeLimits.minimum),
    ...daysOf(attributes, today),
    isFirstOrder: isFirstOrder(attributes),
    ...subjectOf(attributes),
  };
}

const first = (record: SmallRecord, name: ReadAttribute): string => record?.get(name)?.[0] ?? '';

/** The promotion_id as it is kept, also where it is too long. */
export const idOf = (record: SmallRecord): string => line(first(record, 'promotion_id'), 200);

/** A promotion as a promo code; refused where a code cannot say exactly what it says. Pure. `today` in Paris. */
export function readPromotion(record: SmallRecord, today: string): FileCode | RefusedPromotion {
  const promotion = idOf(record);
  const title = line(first(record, 'long_title'), codeLimits.title);
  try {
    if (!record) throw new Refusal('damaged');
    const attributes = attributesOf(record);
    if (promotion === '' || promotion.length > codeLimits.promotion) throw new Refusal('id_missing');
    return toCode(promotion, title, attributes, today);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      promotion: promotion.slice(0, codeLimits.promotion).toWellFormed(),
      title,
      reason: error.reason,
      detail: error.detail,
    };
  }
}
