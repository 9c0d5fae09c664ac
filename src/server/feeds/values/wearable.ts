import { plainLetters } from '../../../contract/plain-letters.ts';
import { anyOf } from '../../language/any-of.ts';

/** What is worn, as patterns of whole words in categories and titles, by the languages of feeds; folded. */
const wornIn: Readonly<Record<string, string>> = {
  french: anyOf`
    vetements?|pret-a-porter|chaussures?|baskets|bottes?|bottines?|cuissardes?|sandales?|mocassins?|escarpins?|chaussons?|espadrilles?
    ballerines|pantalons?|bermudas?|jupes?|robes?|chemis\w+|polos?|pulls?|sweat\w*|gilets?|vestes?|blousons?|manteaux?|parkas?
    doudounes?|combinaisons?|maillots?|lingerie|soutiens?-gorge|culottes?|barboteuses?|grenouilleres?|tuniques?
    sous-vetements?|chaussettes?|collants?|joggings?|survetements?|pyjamas?|peignoirs?|gants?|casquettes?|bonnets?
    chapeaux?|ceintures?|bagues?|anneaux?|brassieres?|tangas?|(?<!(?:anti|non)[ -]?)slips?|shortys?|debardeurs?|salopettes?|justaucorps
    tutus?
    deguisements?|nuisettes?|bustiers?|corsets?|bodies|calecons?|sabots?|mules|derbies|derbys?|richelieus?|bottillons?|moufles?
    gigoteuses?|turbulettes?|trenchs?|smokings?
  `,
  english: anyOf`
    apparel|clothing|clothes|fashion|footwear|shoes?|sneakers?|trainers|boots?|booties?|sandals?|slippers?|slip-?ons?|loafers
    flip-?flops?|clogs?|heels|jeans?|pants|trousers|shorts|skirts?|dress(?:es)?|gowns?|bathrobes?|shirts?|t-?shirts?|tee-?shirts?
    hoodies?|cardigans?|jackets?|coats?|ponchos?|kimonos?|swimwear|swimsuits?|bikinis?|bodysuits?|jumpsuits?|playsuits?
    overalls?|onesies?|rompers?|kurtas?|blouses?|tunics?|tank tops?|underwear|boxers|panties|socks|tights|leggings?
    gloves?|beanies?|belts?|vests?|tracksuits?|leotards?|sweatpants|joggers|camisoles?|bralettes?|nightgowns?|sleepsuits?
    sleepwear|babygrows?|blazers?|waistcoats?|knitwear|shapewear|costumes?
    (?<!(?:table|counter|work|bench|desk|&|and|lids)[ -]?)tops
    (?<!(?:key|o|smart) ?-?)rings?(?! (?:lights?|binders?|doorbell|alarm|video|cam\w*|spotlight|floodlight|gauge|seal|spanner))
  `,
  german: anyOf`
    schuhe?|stiefel|bekleidung|kleid(?:er)?|jacken?|hosen|hemden?|pullover|blusen?|socken|unterwasche|damenringe?
  `,
  spanish: anyOf`
    zapat\w+|ropa|camis\w+|vestidos?|pantalones|faldas?|blusas?|chaquetas?|abrigos?|sudaderas?|calcetines|sujetadores?|bragas?
    banador(?:es)?|anillos?
  `,
  italian: anyOf`
    scarpe|abbigliamento|pantaloni|gonn[ae]|giacc(?:a|he)|felp[ae]|magli(?:a|e|one|oni|ett[ae])|stivali|calze|cappott[oi]|anell[oi]
  `,
  dutch: anyOf`
    kleding|schoenen|jurk(?:en)?|broek(?:en)?|trui(?:en)?|ringen?
  `,
  polish: anyOf`
    buty|odziez|sukienk\w+|spodnie|bluz[ay]|kurtk[ai]|spodnic[ay]|pierscion\w+
  `,
  czech: anyOf`
    obuv|saty|kalhoty|mikin[ay]|trick[oa]
  `,
  portuguese: anyOf`
    calcado|vestuario|sapat\w+|tenis|calcas?|casacos?|saias?|chinelos?|calcinhas?|sutias?|meias|cuecas?|macac(?:ao|oes)|maios|biquinis?
  `,
};
const worn = new RegExp(String.raw`\b(?:${Object.values(wornIn).join('|')})\b`);
/** What has sizes of its own that look alike: inches of a screen, millimetres of a screw. */
const neverWorn = new RegExp(
  String.raw`\b${anyOf`
    tvs?|televis\w+|telev\w+|monitors?|moniteurs?|ecrans?|screens?|projec\w+|laptops?|ordinateurs?
    smartphones?|telephones?|phones?|tablet\w*
    vis|screws?|drills?|forets?
    pneus?|tyres?|tires?
    matelas|mattress\w*|meubles?|furniture|lampes?|jardin|garden
    tuyaux?|cables?|batter\w+|piles?
  `}\b`,
);

/** Google's ids of apparel, shoes and what belongs to them, where a feed gives no path. */
const wornIds = new Set(
  '166 169 170 173 182 187 200 203 204 207 208 209 211 212 213 1581 1594 1604 2271 5182 5322 5441 5598'.split(
    ' ',
  ),
);

const people = new RegExp(
  String.raw`\b${anyOf`
    girls?|boys?|wom[ae]ns?|mens|ladies|infants?|toddlers?|femmes?|hommes?|filles?|garcons?
    damen|herren|mujer(?:es)?|hombres?|donna|uomo
  `}\b`,
);

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
