import type { DrawingName } from '../pictures/draw.ts';

/** Goods of one sort: what a merchant puts on one shelf. Texts in French, as merchants write them. */
export type Shelf = {
  kind: string;
  /** How its pictures are drawn. */
  drawing: DrawingName;
  /** Key of our category (db/migrations/0004_catalogue.sql). */
  category: string;
  /** From the department to the shelf. */
  path: readonly [string, ...string[]];
  /** Title with columns of the table: "Souris {Marque} {Modèle}". */
  title: string;
  /** Sentences of the description: one of each group is taken. Columns as in the title. */
  texts: readonly (readonly string[])[];
  /**
   * One product per line, columns separated by `|`, their names in the first line. Marque, Modèle
   * and Prix (euros) must be there; every other column is a specification; `-` leaves it out.
   */
  table: string;
};
