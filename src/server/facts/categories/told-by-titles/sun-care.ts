import { anyWord } from '../../../language/any-of.ts';

/** How well it protects from the sun: no glasses say that. */
const factor = /(?<!\p{L})(?:spf|lsf) ?\d/iu;
/** What is put on the skin, on shelves that glasses have the same name of ("Solaires"). */
const sunCare = anyWord`
  ip ?\d|cr[èe]mes?|laits?|huiles?|sprays?|brumes?|fluides?|sticks?|gels?|baumes?|lotions?|mono[ïi]|apr[èe]s[ -]soleil
  autobronzant|protection solaire|milch|[öo]l|crema|latte|olio|leche|aceite|doposole
`;
const glasses = /lunette|glasses|brille|gafas|occhial|okular|monture|frame/i;

/** Sun creams among sunglasses are for the skin; where the shelf says glasses, "Gel" and "Stick" are names of these. */
export const sunCareOr = (key: string, title: string, path: string): string =>
  key === 'sunglasses' &&
  !glasses.test(title) &&
  (factor.test(title) || (!glasses.test(path) && sunCare.test(title)))
    ? 'skin-care'
    : key;
