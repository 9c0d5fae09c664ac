import { anyOf } from '../../../language/any-of.ts';

/** What is put on the skin, on shelves that glasses have the same name of ("Solaires"). */
const sunCare = new RegExp(
  String.raw`(?<!\p{L})(?:spf|ip|lsf) ?\d|(?<!\p{L})${anyOf`
    cr[èe]mes?|laits?|huiles?|sprays?|brumes?|fluides?|sticks?|gels?|baumes?|lotions?|mono[ïi]|apr[èe]s[ -]soleil
    autobronzant|protection solaire|milch|[öo]l|crema|latte|olio|leche|aceite|doposole
  `}(?!\p{L})`,
  'iu',
);
const glasses = /lunette|glasses|brille|gafas|occhial|okular/i;

/** Sun creams among sunglasses are for the skin. */
export const sunCareOr = (key: string, title: string): string =>
  key === 'sunglasses' && sunCare.test(title) && !glasses.test(title) ? 'skin-care' : key;
