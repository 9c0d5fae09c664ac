import { plainLetters } from '../../../contract/plain-letters.ts';

/** What is worn, by the words of categories and titles in the languages of feeds; folded. */
const worn =
  /\b(?:apparel|clothing|clothes|vetements?|pret-a-porter|fashion|footwear|shoes?|chaussures?|baskets|sneakers?|trainers|boots?|bottes?|bottines?|sandales?|sandals?|mocassins?|escarpins?|chaussons?|slippers?|jeans?|pantalons?|trousers|shorts|bermudas?|jupes?|skirts?|robes?|dress(?:es)?|chemis\w+|shirts?|t-?shirts?|tee-?shirts?|polos?|pulls?|sweat\w*|hoodies?|gilets?|cardigans?|vestes?|blousons?|manteaux?|jackets?|coats?|parkas?|doudounes?|combinaisons?|maillots?|swimwear|bikinis?|lingerie|soutiens?-gorge|culottes?|bodysuits?|onesies?|rompers?|barboteuses?|grenouilleres?|slip-?ons?|loafers|kurtas?|blouses?|tunics?|tuniques?|tank tops?|underwear|sous-vetements?|boxers|chaussettes?|socks|collants?|tights|leggings?|joggings?|survetements?|pyjamas?|gants?|gloves?|casquettes?|beanies?|bonnets?|chapeaux?|ceintures?|belts?|bagues?|anneaux?|anillos?|anell[oi]|pierscion\w+|damenringe?|ringen?|(?<!(?:key|o|smart) ?-?)rings?(?! (?:lights?|binders?|doorbell|alarm|video|cam\w*|spotlight|floodlight|gauge|seal|spanner))|schuhe?|stiefel|bekleidung|kleider|jacken?|hosen|hemden?|zapat\w+|ropa|camis\w+|vestidos?|scarpe|abbigliamento|kleding|schoenen|buty|odziez|obuv|calcado|vestuario|sapat\w+|tenis)\b/;
/** What has sizes of its own that look alike: inches of a screen, millimetres of a screw. */
const neverWorn =
  /\b(?:tvs?|televis\w+|telev\w+|monitors?|moniteurs?|ecrans?|screens?|projec\w+|laptops?|ordinateurs?|smartphones?|telephones?|phones?|tablet\w*|vis|screws?|drills?|forets?|pneus?|tyres?|tires?|matelas|mattress\w*|meubles?|furniture|lampes?|jardin|garden|tuyaux?|cables?|batter\w+|piles?)\b/;

/** Google's ids of apparel, shoes and what belongs to them, where a feed gives no path. */
const wornIds = new Set(
  '166 169 170 173 182 187 200 203 204 207 208 209 211 212 213 1581 1594 1604 2271 5182 5322 5441 5598'.split(
    ' ',
  ),
);

const people =
  /\b(?:girls?|boys?|wom[ae]ns?|mens|ladies|infants?|toddlers?|femmes?|hommes?|filles?|garcons?|damen|herren|mujer(?:es)?|hombres?|donna|uomo)\b/;

/** Whether a title says whom a thing is for: "Girls Sporty Short". */
export const isForPeople = (title: string): boolean => people.test(plainLetters(title));

/** What a row says of its kind. */
export type Kind = { title: string; categories: readonly string[]; isForPeople: boolean };

/**
 * Whether a row sells clothes or shoes: its categories and title say so. `isForPeople`: it states a gender or an age,
 * which counts where nothing says otherwise.
 */
export function isWorn({ title, categories, isForPeople }: Kind): boolean {
  if (categories.some((category) => wornIds.has(category.trim()))) return true;
  const text = plainLetters(`${categories.join(' ')} ${title}`);
  return worn.test(text) || (isForPeople && !neverWorn.test(text));
}
