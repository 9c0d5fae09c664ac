import type { Language } from '../../contract/language.ts';
import { eurosToCents } from '../../contract/money.ts';
import { readAmount } from '../../contract/typed-amount.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallArguments } from '../platform/calls/handlers.ts';
import type { DeliveryRule } from './delivery-rules/queries.ts';

/** What staff sent, and the language whose marks its amounts have. */
export type MerchantForm = CallArguments<'updateMerchant'>['body'] & { language: Language };

const maxEuros = { deliveryFlat: 1_000, deliveryFreeFrom: 100_000 } as const;

/** "1 234,56" in cents; null: nothing is written. @throws AppError `invalid_request` */
function readCents(form: MerchantForm, field: keyof typeof maxEuros): number | null {
  const text = form[field];
  if (text.trim() === '') return null;
  const euros = readAmount(form.language, text);
  if (euros === undefined || euros > maxEuros[field]) {
    throw new AppError('invalid_request', { reason: 'merchant_amount_invalid', field });
  }
  return eurosToCents(euros);
}

/** @throws AppError `invalid_request` */
function readRule(form: MerchantForm): DeliveryRule {
  const flatCents = readCents(form, 'deliveryFlat');
  const freeFromCents = readCents(form, 'deliveryFreeFrom');
  if (flatCents === null && freeFromCents !== null) {
    throw new AppError('invalid_request', { reason: 'merchant_amount_missing' });
  }
  return { flatCents, freeFromCents };
}

/** It is only ever shown as a link. @throws AppError `invalid_request` */
function readWebsite(text: string): string | null {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.');
  if (!url || !isPlain) throw new AppError('invalid_request', { reason: 'merchant_website_invalid' });
  return url.href;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that Unicode has a name for and that are no country's (any more): unions, pseudo-locales, islands, the unknown. */
const noCountries = new Set(
  'ZZ EU EZ UN UK XA XB DD SU YU CS AN BU FX NT TP ZR QO IC EA AC CP DG TA'.split(' '),
);

/** Pages show it by its name. @throws AppError `invalid_request` */
function readCountry(code: string): string | null {
  if (code === '') return null;
  const isCountry = /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regions.of(code) !== undefined;
  if (!isCountry) throw new AppError('invalid_request', { reason: 'merchant_country_invalid' });
  return code;
}

/** The submitted values of a merchant, except its logo. @throws AppError `invalid_request` */
export function readMerchantForm(form: MerchantForm) {
  if (form.name === '') throw new AppError('invalid_request', { reason: 'merchant_name_required' });
  const { name, freshnessDays, isActive, legalName, contact, returns, payment, warranty } = form;
  const stated = { legalName, country: readCountry(form.country), contact, returns, payment, warranty };
  return {
    values: { name, website: readWebsite(form.website), freshnessDays, isActive, ...stated },
    rule: readRule(form),
  };
}
