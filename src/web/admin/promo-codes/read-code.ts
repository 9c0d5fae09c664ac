import type { CallInput } from '../../../contract/api.ts';
import type { Language } from '../../../contract/language.ts';
import { codeLimits } from '../../../contract/my-price/code-limits.ts';
import { readAmount } from '../../../contract/typed-amount.ts';
import type { Fields } from '../../forms/use-submit.ts';

/** What can be wrong with the field of a promo code's form that is called so. */
export type CodeFault =
  | 'code'
  | 'percent'
  | 'amount'
  | 'noReduction'
  | 'twoReductions'
  | 'minimum'
  | 'from'
  | 'until'
  | 'order';

/** The field where each fault shows. */
export const fieldOfFault: Record<CodeFault, string> = {
  code: 'code',
  percent: 'percent',
  amount: 'amount',
  noReduction: 'percent',
  twoReductions: 'amount',
  minimum: 'minimum',
  from: 'from',
  until: 'until',
  order: 'until',
};

const isPercent = (percent: number | null) =>
  percent === null || (Number.isInteger(percent) && percent >= 1 && percent <= codeLimits.percent);
const isAmount = (euros: number | null) => euros === null || (euros > 0 && euros <= codeLimits.amount);
const isDay = (day: string | null) =>
  day === null || (day >= codeLimits.firstDay && day <= codeLimits.lastDay);

type TypedCode = Omit<CallInput<'addPromoCode'>['body'], 'merchantId'>;

/**
 * What was typed of a promo code, without its merchant: euros, whole percents, days as `2026-11-29`; or the first thing that is
 * wrong with it, in the order of the form.
 */
export function readCode(field: Fields, language: Language): TypedCode | CodeFault {
  const read = (text: string) => (text.trim() === '' ? null : readAmount(language, text));
  const percent = read(field('percent').replace('%', ''));
  const [amount, minimum] = [read(field('amount')), read(field('minimum'))];
  const [from, until] = [field('from') || null, field('until') || null];
  const code = field('code').trim();
  if (!/^\S+$/.test(code)) return 'code';
  if (percent === undefined || !isPercent(percent)) return 'percent';
  if (amount === undefined || !isAmount(amount)) return 'amount';
  if (percent === null && amount === null) return 'noReduction';
  if (percent !== null && amount !== null) return 'twoReductions';
  if (minimum === undefined || (minimum ?? 0) > codeLimits.minimum) return 'minimum';
  if (!isDay(from)) return 'from';
  if (!isDay(until)) return 'until';
  if (from !== null && until !== null && from > until) return 'order';
  return {
    code,
    percent,
    amount,
    minimum: minimum ?? 0,
    from,
    until,
    category: field('category') || null,
    isFirstOrder: field('isFirstOrder') !== '',
    noteFr: field('noteFr'),
    noteEn: field('noteEn'),
  };
}
