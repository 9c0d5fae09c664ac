import { anyOf } from './any-of.ts';

/** What titles say of goods that are gone ("[SOLD OUT] Robe"), and of those to come; matched without regard to case. */
const goneWords = anyOf`
  (?:(?:actuellement|momentan[ée]ment|temporairement) )?(?:en rupture(?: de stocks?)?|rupture de stocks?|indisponibles?)
  [ée]puis[ée]e?s?|hors stock|plus (?:disponibles?|en stock)|sold ?out|out of stock|ausverkauft|vergriffen|verkauft
  agotad[oa]s?|sin stock|esaurit[oaie]|venduto|esgotad[oa]s?|uitverkocht|wyprzedan[eya]
  vendue?s?(?![\s\-–—|:!/•]+(?:à|au|avec|en|l['’]|lot|par|pi[èe]ce|sans|seule?s?|sous|\d)(?!\p{L}))
`;
const toComeWords = anyOf`
  (?:(?:disponible )?en )?pr[ée][ -]?commandes?|pre[ -]?orders?|vorbestell(?:ung|bar)|preventa|preordine|pr[ée]-?venda
`;

/** With what parts them from the name. */
const inBrackets = (words: string): string => {
  const brackets = String.raw`[([*]{1,3}\s*${words}[\s!]*[)\]*]{1,3}`;
  return anyOf`^${brackets}[\s\-–—|:•]*|(?:\s[-–—|:•]{1,3})?\s?${brackets}`;
};
/** An emoji, which parts words as a dash does: "🔥 Précommande 🔥 Figurine"; hearts stand in slogans: "Maman ❤ épuisée". */
const mark = String.raw`(?![♥❤💓-💟])[\p{Emoji_Presentation}\u2600-\u27bf]\ufe0f?`;
/** At the title's beginning, its end, or between dashes, bars or emoji. */
const parted = (words: string): string => anyOf`
  ^[^\p{L}\p{N}]*${words}(?:\s*[–—|:!/•)\]]|\s+-|-\s)[\s\-–—|:!/•]*
  \s[-–—|:!/•]+\s?${words}(?:[\s!\-–—|]*$|[\s!]*(?=[-–—|]))
  ^[^\p{L}\p{N}]*${words}\s?!?\s?${mark}[^\p{L}\p{N}]*|${mark}\s?${words}(?![\p{L}\p{N}])[^\p{L}\p{N}]*$
`;
/** "Rupture" in brackets only, as books are called so. */
const bracketedGone = inBrackets(anyOf`${goneWords}|rupture`);
const toCome = anyOf`${inBrackets(toComeWords)}|${parted(toComeWords)}`;
const gone = anyOf`${bracketedGone}|${parted(goneWords)}`;

const patterns = {
  ofGoods: { gone: new RegExp(gone, 'iu'), either: new RegExp(anyOf`${gone}|${toCome}`, 'giu') },
  ofWorks: {
    gone: new RegExp(bracketedGone, 'iu'),
    either: new RegExp(anyOf`${bracketedGone}|${toCome}`, 'giu'),
  },
};
const isToCome = new RegExp(toCome, 'iu');
const mayBeSaid = new RegExp(
  anyOf`
    rupture|puis[ée]|indispo|vend|sold|stock|plus d|verkauft|griffen|agotad|esaurit|esgotad|uitverk|wyprzed
    pr[ée][ -]?[cov]|vorbest
  `,
  'i',
);

/** Of books, records and films, which are called by anything: "Sold Out", "Épuisée : comprendre la fatigue". */
const work = new RegExp(
  anyOf`
    (?<![\p{L}\d])(?:97[89]-?\d[\d-]{8,}|(?:livres?|librairie|books?|b[üu]cher|buch|libros?|libri|romans?|romanz[io]|novel[as]?|bd|bandes? dessin[ée]es?
    mangas?|litt?[ée]rat\p{L}+|musi(?:que|c|k|ca)|vin[iy]l(?:e?s?|os?)|cds?|dvds?|blu[- ]?rays?|lp|albums?|films?|movies?|cin[ée]ma|partitions?)(?!\p{L}))
    ^[ \t]*(?:78[34]|839|855)(?!\d)
  `,
  'imu',
);

/** Whether an article is a book, a record or a film, by lines of its title, shelves and codes. */
export const isWork = (lines: string): boolean => work.test(lines);

const maxTitle = 500;
/** Asked of titles only that seem to say something. */
type AskedWork = () => boolean;
const patternsOf = (isOfWork: AskedWork) => (isOfWork() ? patterns.ofWorks : patterns.ofGoods);

/** What an article's title says of its stock; undefined: nothing. */
export function stockOfTitle(
  written: string,
  isOfWork: AskedWork = () => isWork(written),
): 'out_of_stock' | 'preorder' | undefined {
  const title = written.slice(0, maxTitle);
  if (!mayBeSaid.test(title)) return undefined;
  if (patternsOf(isOfWork).gone.test(title)) return 'out_of_stock';
  return isToCome.test(title) ? 'preorder' : undefined;
}

/** A title of one line without what it says of stock, where that is believed; '' where it says no more. */
export function withoutStock(title: string, isOfWork: AskedWork = () => isWork(title)): string {
  if (!mayBeSaid.test(title)) return title;
  return title.replace(patternsOf(isOfWork).either, ' ');
}
