import { type Pasted, readPasted } from '../../contract/find/pasted.ts';
import { plainLetters } from '../../contract/plain-letters.ts';
import { parseMoney } from '../feeds/service.ts';
import { readTable, type TableRow } from './read-table.ts';

/** A line of somebody's list: what its product may be found by, best first, and what they want to pay. */
export type ListedLine = {
  line: number;
  /** What it was recognised by; else how it begins. */
  text: string;
  candidates: Exclude<Pasted, { kind: 'text' }>[];
  wishedCents: number | null;
};

export type ReadList = { lines: ListedLine[]; isCut: boolean; wishedColumn: string | null };

/** Columns that trackers write wished prices into (Keepa, CamelCamelCamel, idealo, LeDénicheur and people's own), folded. */
const wished =
  /desired|target|wish|wunsch|souhait|cible|vise|alerte?\b|alarm|threshold|seuil|notify|notif|price watch|max(?:imum|imal)?\b|budget/;
/** Columns that say so of other things. */
const notWished = /date|time|type|email|mail|statut|status|shipping|count|id$/;
/** Columns in which eight digits are a barcode. */
const coded = /\b(?:e-?an|gtin|upc|isbn|jan|code|barcode|code-?barres?)\b/;
const maxCandidates = 4;
const shownLength = 120;

/** Whether a first line names columns: nothing in it is a link, a code or an amount. */
const isHeader = ({ cells }: TableRow): boolean =>
  cells.every((cell) => readPasted(cell).kind === 'text' && !/^[\d.,\s€]+$/.test(cell)) &&
  cells.some((cell) => /\p{L}/u.test(cell)) &&
  (cells.length > 1 ||
    /^(?:urls?|liens?|links?|e-?an|gtin|isbn|asin|codes?|produits?|products?)\b/i.test(cells[0] ?? ''));

/** What stands in a cell; eight digits only where the column is one of codes, or the only one. */
function recognise(cell: string, isOfCodes: boolean): Exclude<Pasted, { kind: 'text' }>[] {
  const pasted = readPasted(cell);
  if (pasted.kind === 'text' || (pasted.kind === 'code' && pasted.digits < 10 && !isOfCodes)) return [];
  return [pasted];
}

function wishedCentsOf(cell: string | undefined): number | null {
  const money = parseMoney(cell ?? '');
  return 'cents' in money && money.cents > 0 && money.cents <= 100_000_000 ? money.cents : null;
}

/** Reads a list as trackers export it (CSV with named columns), or one link or code a line; `max` lines at most. */
export function readList(text: string, max: number): ReadList {
  const table = readTable(text, max + 2);
  const [first] = table;
  const names = first && isHeader(first) ? first.cells.map((cell) => plainLetters(cell)) : undefined;
  const rows = names ? table.slice(1) : table;
  const isWished = (name: string) => wished.test(name) && !notWished.test(name);
  const column = names?.findIndex(isWished) ?? -1;
  const lines = rows.slice(0, max).map(({ line, cells }): ListedLine => {
    const found = cells.flatMap((cell, at) => {
      const isOfCodes = names ? coded.test(names[at] ?? '') : cells.length === 1;
      return at === column ? [] : recognise(cell, isOfCodes).map((pasted) => ({ cell, pasted }));
    });
    // A code says more than a link, of which the shop may be unknown.
    const sorted = found.toSorted(
      (a, b) => Number(b.pasted.kind === 'code') - Number(a.pasted.kind === 'code'),
    );
    return {
      line,
      text: (sorted[0]?.cell ?? cells.filter(Boolean).join(' · ')).slice(0, shownLength),
      candidates: sorted.slice(0, maxCandidates).map(({ pasted }) => pasted),
      wishedCents: column < 0 ? null : wishedCentsOf(cells[column]),
    };
  });
  return {
    lines,
    isCut: rows.length > max,
    wishedColumn: column < 0 ? null : (first?.cells[column] ?? '').slice(0, shownLength),
  };
}
