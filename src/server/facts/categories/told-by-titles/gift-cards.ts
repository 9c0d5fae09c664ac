import { anyOf } from '../../../language/any-of.ts';

/** What people give to be spent in a shop, in the languages of most. */
const names = anyOf`
  (?:e-?)?gift ?cards?|gift vouchers?|gift certificates?
  cartes? cadeaux?|ch[eè]ques? cadeaux?|bons? cadeaux?
  geschenk(?:gutscheine?|karten?)|tarjetas? (?:de )?regalo|buon[io] regalo|cart[ae] regalo
  cart(?:ão|ões) (?:de )?presente|cadeaubon(?:nen)?|cadeaukaart(?:en)?|presentkort|gavekort
  karta podarunkowa|d[áa]rkov[ýyáa] (?:poukaz|karta)
`;
/** Which it goes into or is printed on. */
const isFor =
  '(?! ?(?:holders?|box(?:es)?|envelopes?|sleeves?|displays?|stands?|tins?|cases?|wallets?|pouch(?:es)?|bags?|templates?|printing|set of))';
const atBeginning = new RegExp(`^[^\\p{L}]{0,20}${names}(?!\\p{L})${isFor}`, 'iu');
const atEnd = new RegExp(`(?<!\\p{L})${names}[^\\p{L}]{0,20}$`, 'iu');
/** "Tea set with handwritten gift card": that comes with it. */
const withOne = new RegExp(
  `(?<!\\p{L})(?:with|incl(?:uding|\\.)?|avec|mit|con|met|med|inkl\\.?)\\s(?:[^\\s]{1,20}\\s){0,3}${names}[^\\p{L}]{0,20}$`,
  'iu',
);
/** Few titles have to be read for it. */
const mayBe = /gift|cadeau|geschenk|regalo|presente|presentkort|gavekort|podarunk|rkov/i;
/** Cards that are written on. */
const isGreeting = /thank|birthday|greeting|wedding|note card|merci|anniversaire/i;

/** A title without the gift card that a thing comes with: it is not what it is called. */
export const withoutGiftCard = (title: string): string =>
  mayBe.test(title) ? title.replace(withOne, '') : title;

/** Whether a title begins or ends with a gift card, whatever shelf it is on: "Café Norvik Gift Card $25" among coffees. */
export const isGiftCard = (title: string): boolean =>
  mayBe.test(title) && (atBeginning.test(title) || atEnd.test(title)) && !isGreeting.test(title);
