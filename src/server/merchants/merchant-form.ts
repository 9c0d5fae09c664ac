import { eurosToCents } from '../../contract/money.ts';
import type { DeliveryRule } from '../offers/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallArguments } from '../platform/call-handlers.ts';

export type MerchantForm = CallArguments<'updateMerchant'>['body'];

const most = { flat: 1_000, freeFrom: 100_000 } as const;

/** "1 234,56" in cents; null: nothing is written. @throws AppError `invalid_request` */
function readAmount(text: string, mostEuros: number): number | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  if (digits === '') return null;
  const isAmount = /^\d{1,6}(\.\d{1,2})?$/.test(digits) && Number(digits) <= mostEuros;
  if (!isAmount) throw new AppError('invalid_request', { reason: 'merchant_amount_invalid' });
  return eurosToCents(Number(digits));
}

/** @throws AppError `invalid_request` */
function readRule({ deliveryFlat, deliveryFreeFrom }: MerchantForm): DeliveryRule {
  const flatCents = readAmount(deliveryFlat, most.flat);
  const freeFromCents = readAmount(deliveryFreeFrom, most.freeFrom);
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

/** What a merchant is to be, its logo excepted. @throws AppError `invalid_request` */
export function readMerchantForm(form: MerchantForm) {
  if (form.name === '') throw new AppError('invalid_request', { reason: 'merchant_name_required' });
  const { name, freshnessDays, isActive } = form;
  return {
    values: { name, website: readWebsite(form.website), freshnessDays, isActive },
    rule: readRule(form),
  };
}
