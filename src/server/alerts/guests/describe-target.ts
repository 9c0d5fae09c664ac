import { texts as newsEn } from '../../../contract/alerts/texts/en.ts';
import { texts as newsFr } from '../../../contract/alerts/texts/fr.ts';
import { sizeName } from '../../../contract/catalogue/sizes.ts';
import type { Language } from '../../../contract/language.ts';
import { formatEuros } from '../../language/euro-prices.ts';
import type { GuestRequest } from './guest-requests.ts';

type Target = Omit<GuestRequest['wanted'], 'productId'>;

const texts = {
  fr: {
    ...newsFr,
    price: (price: string) => `à ${price} livré ou moins`,
    drop: (percent: number) => `à une baisse de ${percent}\u00a0% ou plus`,
  },
  en: {
    ...newsEn,
    price: (price: string) => `at ${price} delivered or less`,
    drop: (percent: number) => `on a drop of ${percent}% or more`,
  },
};

/** What somebody waits for, in words that follow "we will notify you". */
export function describeTarget(
  language: Language,
  { target = 'any', price = 0, percent = 0, condition, anyColour = false, size = '' }: Target,
): string {
  const words = texts[language];
  const goal = {
    ...words.targets,
    price: words.price(formatEuros(language, price)),
    drop: words.drop(percent),
  }[target];
  return [
    goal,
    ...(condition === 'new' ? [] : [words.inCondition[condition]]),
    ...(size === '' ? [] : [words.inSize(sizeName(size, language))]),
    ...(anyColour ? [words.anyColour] : []),
  ].join(', ');
}
