import { texts as newsEn } from '../../../contract/alerts/texts/en.ts';
import { texts as newsFr } from '../../../contract/alerts/texts/fr.ts';
import type { Language } from '../../../contract/language.ts';
import type { GuestRequest } from './guest-requests.ts';

type Wish = Omit<GuestRequest['wanted'], 'productId'>;

const prices: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

const texts = {
  fr: {
    any: 'à la prochaine baisse du prix livré',
    fall: 'à chaque nouvelle baisse du prix livré',
    price: (price: string) => `à ${price} livré ou moins`,
    drop: (percent: number) => `à une baisse de ${percent}\u00a0% ou plus`,
    low: 'au prix le plus bas jamais relevé',
    rise: 'quand le prix augmente',
    stock: 'au retour en stock',
    anyColour: 'dans n’importe quelle couleur',
    conditions: newsFr.conditions,
  },
  en: {
    any: 'when the delivered price drops',
    fall: 'each time the delivered price drops further',
    price: (price: string) => `at ${price} delivered or less`,
    drop: (percent: number) => `when it drops by ${percent}% or more`,
    low: 'at its lowest price recorded',
    rise: 'when the price rises',
    stock: 'when it is back in stock',
    anyColour: 'in any colour',
    conditions: newsEn.conditions,
  },
};

/** What somebody waits for, in words that follow "alert:". */
export function wishInWords(
  language: Language,
  { target = 'any', price = 0, percent = 0, condition, anyColour = false }: Wish,
): string {
  const words = texts[language];
  const goal = {
    ...words,
    price: words.price(prices[language].format(price)),
    drop: words.drop(percent),
  }[target];
  return [
    goal,
    ...(condition === 'new' ? [] : [words.conditions[condition]]),
    ...(anyColour ? [words.anyColour] : []),
  ].join(', ');
}
