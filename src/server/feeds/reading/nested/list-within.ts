import { suggestColumns } from '../../adapters/columns/column-mapping.ts';
import { foldName, lastPart } from '../../adapters/columns/column-names.ts';
import type { Candidate } from './outline.ts';

/** What lists of articles are called. */
const articles = new Set(
  `product products produit produits article articles item items offer offers goods producto productos prodotti prodotto
    produkt produkte produkty produtos tovar tovary`.split(/\s+/),
);
const isOfArticles = ({ record }: Candidate): boolean => articles.has(lastPart(foldName(record)));

/** Each article may come in several, which have names and prices as well. */
const ofOne =
  /(?:variant|variation|option|size|taille|d[ée]clinaison|colou?r|couleur|mod[eè]l|version|format|finition|review|avis|shipping|livraison)[a-z]*$/i;

/** Columns among which a name and a price are looked for: of a file that is all columns, each look takes long. */
const maxColumns = 120;

/** What of some of a candidate's columns calls a thing, and says its price. */
function namedAndPriced({ columns }: Candidate, isMeant: (name: string) => boolean = () => true) {
  const { title, price } = suggestColumns(columns.filter(({ name }) => isMeant(name)).slice(0, maxColumns));
  return { isNamed: title !== undefined, isSold: title !== undefined && price !== undefined };
}

const isWithin = (inner: Candidate, outer: Candidate): boolean => inner.record.startsWith(`${outer.record}/`);

/** The same of an outer candidate beside what an inner one has. */
function besides(outer: Candidate, inner: Candidate) {
  const place = `${inner.record.slice(outer.record.length + 1)}/`;
  return namedAndPriced(outer, (name) => !name.startsWith(place));
}

/** Many of what is called an article: what they hold is theirs, their sellers' offers, what goes with them. */
const areArticles = (candidate: Candidate): boolean => candidate.count > 1 && isOfArticles(candidate);

/**
 * Whether a candidate only holds the list that another one is of: a whole document with its shop's name, or a category, whose articles
 * have what it seems to have itself.
 */
function holds(outer: Candidate, inner: Candidate): boolean {
  const isList = isOfArticles(inner) || (outer.count === 1 && inner.count > 1 && !ofOne.test(inner.record));
  if (!isWithin(inner, outer) || !isList || !namedAndPriced(inner).isSold) return false;
  const { isNamed, isSold } = besides(outer, inner);
  return !isSold && !(isNamed && areArticles(outer));
}

/** The candidates, those behind the others that only hold the list of one of these, or belong to its articles. */
export function listsFirst(ranked: readonly Candidate[]): Candidate[] {
  const isBehind = (each: Candidate) =>
    ranked.some(
      (other) =>
        holds(each, other) || (isWithin(each, other) && areArticles(other) && besides(other, each).isSold),
    );
  const { of = [], behind = [] } = Object.groupBy(ranked, (each) => (isBehind(each) ? 'behind' : 'of'));
  return [...of, ...behind];
}
