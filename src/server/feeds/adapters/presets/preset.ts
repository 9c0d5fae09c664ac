import type { FeedFormat } from '../../../../contract/feeds/feed-formats.ts';
import type { RejectionReason } from '../../rejection.ts';
import type { FieldSources } from '../row-mapping.ts';

/** What a preset says of a row: it is an article, part of the one before, or refused. */
export type Verdict = 'article' | 'part' | RejectionReason;

/** Rows that lack columns of another row of the file, their parent, take these from it. */
export type Inheritance = {
  /** What a row is known by, and which columns name a row's parent: texts with columns in them. */
  knownBy: readonly string[];
  parent: string;
  /** A row that names no parent is of the one before it. */
  isNextTo?: true;
  columns: readonly string[];
  /** Columns of the parent that count besides a row's own, as `ofParent` of their names: a shop hides an article with its choices. */
  told?: readonly string[];
};

/** What a parent's column is called among a row's. */
export const ofParent = (name: string): string => `parent ${name}`;

/**
 * What a row is of an article whose rows follow each other: its own, one of its choices, or of a further picture; or one of several
 * articles that have their pictures in common.
 */
export type RowRole = 'own' | 'choice' | 'picture' | 'each';

/**
 * Rows of one article that follow each other: those of its choices take the place of its own. `ids`: columns that say which article's;
 * `pictures`: theirs. Of several the first that a file has.
 */
export type Family = {
  roleOf(values: (name: string) => readonly string[]): RowRole;
  ids: readonly string[];
  pictures: readonly string[];
};

/** A known way to write a feed, as data: how it is recognised, and which of its columns hold what. */
export type Preset = {
  format: FeedFormat;
  /** Recognised where the file has one column of each of these. */
  required: readonly (readonly string[])[];
  /** Columns that such files never have, where it lacks one that they always have. */
  without?: readonly string[];
  /** Such files have Google's names as well, which do not all mean the same there: asked before Google's format. */
  isNearGoogle?: true;
  fields: FieldSources;
  /** Columns that only such files have: one with two of them that is not recognised was cut. */
  signs?: readonly string[];
  /** Columns of a price without VAT, where the file has none with it: its rate is asked for. */
  netPrice?: readonly string[];
  /** Elements within an article of which each is an article of its own: "variants". */
  parts?: string;
  inherit?: Inheritance;
  family?: Family;
  /** Categories that the file lists apart, by numbers that an article's column holds: their elements, by the end of the path. */
  categories?: { list: string; column: string };
  /** What stands before articles and holds for all that follow, by the end of its path: "program_info/name". */
  before?: string;
  /** What the format's own codes say in Google's words. */
  codes?: Readonly<Partial<Record<'availability' | 'condition', Readonly<Record<string, string>>>>>;
  /** What cannot be said as data; `values`: the texts of a column. */
  complete?: (row: Record<string, string>, values: (name: string) => readonly string[]) => Verdict;
  /** Whether a column of this folded name may be met only after the first rows were written, which lack it at their end. */
  isLate?: (name: string) => boolean;
  /** How links of such a shop usually are, where its export has none; of the columns that an export may have. */
  usualLinks?: readonly string[];
};

/** The first text of a column. */
export const textOf = (values: (name: string) => readonly string[], ...names: string[]): string => {
  for (const name of names) {
    const text = values(name)[0]?.trim();
    if (text) return text;
  }
  return '';
};
