import { type FeedField, feedFields } from '../../../../contract/feeds/feed-fields.ts';
import { plainLetters } from '../../../../contract/plain-letters.ts';
import { rememberRecent } from '../../../platform/memory/remember-recent.ts';
import { usualNames } from './usual-names.ts';

/** A column, by its name as it stands in the file. */
export type Called = { name: string };

/**
 * A column's name as it is compared: letters and digits only ("Image Link", "image_link", "imageLink"), but for the signs
 * of paths (`sizes/size@name`).
 */
export const foldName = rememberRecent({ max: 1_000, maxLength: 100 }, (name) =>
  plainLetters(name).replace(/[^\p{L}\p{N}/@[\]]+/gu, ''),
);

const namesOf = Object.fromEntries(
  feedFields.map((field) => [field, usualNames[field].split(',').map(foldName)]),
) as unknown as Record<FeedField, readonly string[]>;

/** The folded names that shops' exports use for a field, best first. */
export const usualNamesOf = (field: FeedField): readonly string[] => namesOf[field];

/** The last part of a path: "price" of "offer/price", "ean" of "attrs/a[ean]". */
export function lastPart(folded: string): string {
  const whole = folded.endsWith(']') ? folded.slice(0, -1) : folded;
  return whole.slice(Math.max(...['/', '@', '[', ']'].map((sign) => whole.lastIndexOf(sign))) + 1);
}

/** What names another value of its element: it holds nothing itself. */
export const isNaming = (name: string) => /.@(?:name|label)$|@(?:key|type|lang)$/.test(name);

/** An attribute of a part: the id of a category, say, is not the article's. */
export const isOfPart = ({ name }: Called) => /[^/@]@/.test(name);

/** A part of a picture: its name, its size. */
export const isOfPicture = ({ name }: Called) =>
  /(?:^|\/)(?:(?:image|picture|photo|thumbnail)[a-z_]{0,20}|medias?)[/@]/.test(name);
/** What an article has that has a number or name of its own: `vendors/id`, `category/name`. */
export const isOfAnother = ({ name }: Called) =>
  /(?:^|\/)(?:id_)?(?:vendor|brand|marque|marca|marke|manufacturer|fabricant|hersteller|supplier|fournisseur|category|categorie|kategorie|categoria|collection|seller|shop|store|source|author|user|tag)s?[/@]/.test(
    name,
  );

/** Names that are longer are no table's. */
export const maxName = 100;

/** Whether one of the words of a column's name is one of these: "peso" of "peso_netto", "costo envio". */
export const hasWord = (words: string) => {
  const named = new Set(words.trim().split(/\s+/));
  return ({ name }: Called) =>
    name.length <= maxName &&
    plainLetters(name)
      .split(/[^a-z0-9]+/)
      .some((word) => named.has(word));
};

const goods = new Set(['produit', 'produits', 'article', 'articles', 'product', 'item']);
const links = new Set(['du', 'de', 'des', 'd', 'l', 'la', 'le', 'of', 'the']);

/** What stands before "of the article" at a name's end: "Nom" of "Nom de l'article", "Réf" of "Réf. produit". */
export function nameBeforeGoods(name: string): string {
  if (name.length > maxName) return '';
  const words = plainLetters(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (!goods.has(words.pop() ?? '')) return '';
  while (links.has(words.at(-1) ?? '')) words.pop();
  return foldName(words.join(' '));
}
