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
const ofOne = /(?:variant|variation|option|size|taille|d[ée]clinaison)[a-z]*$/i;

/** Whether some of a candidate's columns call a thing and say its price. */
function sells({ columns }: Candidate, isMeant: (name: string) => boolean = () => true): boolean {
  const { title, price } = suggestColumns(columns.filter(({ name }) => isMeant(name)));
  return title !== undefined && price !== undefined;
}

/**
 * Whether a candidate only holds the list that another one is of: a whole document with its shop's name, or a category, whose articles
 * have what it seems to have itself.
 */
const holds = (outer: Candidate, inner: Candidate): boolean => {
  const place = `${inner.record.slice(outer.record.length + 1)}/`;
  return (
    inner.record.startsWith(`${outer.record}/`) &&
    (isOfArticles(inner) || (outer.count === 1 && inner.count > 1 && !ofOne.test(inner.record))) &&
    sells(inner) &&
    !sells(outer, (name) => !name.startsWith(place))
  );
};

/** The candidates, those behind the others that only hold the list of one of these. */
export function listsFirst(ranked: readonly Candidate[]): Candidate[] {
  const isHolder = (outer: Candidate) => ranked.some((inner) => holds(outer, inner));
  const { of = [], around = [] } = Object.groupBy(ranked, (each) => (isHolder(each) ? 'around' : 'of'));
  return [...of, ...around];
}
