import { anyOf } from './any-of.ts';

/** What titles say of goods that are gone ("[SOLD OUT] Robe"), and of those to come; matched without regard to case. */
const goneWords = anyOf`
  (?:(?:actuellement|momentan[ée]ment|temporairement) )?(?:en rupture(?: de stocks?)?|rupture de stocks?|indisponibles?)
  [ée]puis[ée]e?s?|vendue?s?|hors stock|plus (?:disponibles?|en stock)|sold ?out|out of stock|ausverkauft|vergriffen|verkauft
  agotad[oa]s?|sin stock|esaurit[oaie]|venduto|esgotad[oa]s?|uitverkocht|wyprzedan[eya]
`;
const toComeWords = anyOf`
  (?:(?:disponible )?en )?pr[ée][ -]?commandes?|pre-?orders?|vorbestell(?:ung|bar)|preventa|preordine|pr[ée]-?venda
`;
/** What stands there alone: in brackets or parted from the name; "rupture" in brackets only, as books are called so. */
export const stockInTitle = { parted: anyOf`${goneWords}|${toComeWords}`, bracketed: 'rupture' };

const standing = (words: string, bracketed: string) =>
  new RegExp(
    anyOf`
      [([*]\s*(?:${bracketed})[\s!]*[)\]*]
      ^[^\p{L}\p{N}]*(?:${words})\s*[-–—|:!/•)\]]
      \s[-–—|:!/•]+\s?(?:${words})[\s!]*(?:$|[-–—|])
    `,
    'iu',
  );
const gone = standing(goneWords, anyOf`${goneWords}|${stockInTitle.bracketed}`);
const toCome = standing(toComeWords, toComeWords);
const mayBeGone = new RegExp(
  anyOf`
    rupture|puis[ée]|indispo|vend|sold|stock|plus d|verkauft|griffen|agotad|esaurit|esgotad|uitverk|wyprzed
    pr[ée][ -]?[cov]|vorbest
  `,
  'i',
);

const maxTitle = 500;

/** What an article's title says of its stock; undefined: nothing. */
export function stockOfTitle(written: string): 'out_of_stock' | 'preorder' | undefined {
  const title = written.slice(0, maxTitle);
  if (!mayBeGone.test(title)) return undefined;
  if (gone.test(title)) return 'out_of_stock';
  return toCome.test(title) ? 'preorder' : undefined;
}
