import type { Language } from '../../contract/language.ts';
import { optionalCentsToEuros } from '../../contract/money.ts';
import type { OwnPart } from '../../contract/my-price/own-price.ts';
import { formatNumber, formatPrice } from '../i18n/format.ts';
import type { TextsIn } from '../i18n/texts.ts';
import type { myPriceTexts } from './texts/texts.ts';

type Words = TextsIn<typeof myPriceTexts>['own'];

/** What makes an own price, in words; amounts as the API has them, in euros. */
export type PartInEuros = {
  kind: OwnPart['kind'];
  amount: number | null;
  code: string | null;
  percent: number | null;
};

/** With its decimal: `4,5 %`. */
const percentInWords = (language: Language, percent: number): string =>
  `${formatNumber(language, percent)}${language === 'fr' ? '\u202f' : ''}%`;

const inWords = (language: Language, words: Words, { kind, amount, code, percent }: PartInEuros): string => {
  const euros = amount === null ? undefined : formatPrice(language, amount);
  if (kind === 'member' || kind === 'collect') return words[kind](euros);
  if (kind === 'code') return words.code(code ?? '', euros ?? '');
  return words[kind](percentInWords(language, percent ?? 0), euros ?? '');
};

export const partsInWords = (language: Language, words: Words, parts: readonly PartInEuros[]): string =>
  parts.map((part) => inWords(language, words, part)).join(', ');

/** The rule's parts as the API has them. */
export const toEuros = (part: OwnPart): PartInEuros => ({
  kind: part.kind,
  amount: optionalCentsToEuros(part.cents),
  code: part.kind === 'code' ? part.code : null,
  percent: part.kind === 'loyalty' || part.kind === 'voucher' ? part.percent : null,
});
