import { anyOf } from '../../../language/any-of.ts';

/** What people make something by, themselves. */
const pattern = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    patterns?|patrons?|plans|blueprints?|templates?|gabarits?|schnittmuster|strickanleitung|häkelanleitung|anleitung
    cartamodell[oi]|patr[óo]n(?:es)?|tutoriels?|tutorials?
  `}(?!\p{L})`,
  'iu',
);
/** It comes as a file. */
const file = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    pdf|svg|e-?books?|(?:digital|instant|pdf) download|downloadable|t[ée]l[ée]charg\p{L}*|num[ée]rique|fichiers?|descargable|herunterladen
  `}(?!\p{L})`,
  'iu',
);
/** Files for machines that cut and print in three dimensions. */
const cut =
  /(?<!\p{L})(?:svg (?:bundle|(?:png )?cut files?|files?)|cut files?|fichiers? (?:svg|stl|dxf)|stl files?)(?!\p{L})/iu;
/** Few titles have to be read for it. */
const mayBe = /pdf|svg|stl|dxf|download|charg|num[ée]ri|fichier|e-?book|cut file|descarg/i;

/** Whether a title is of a file by which people make a thing, which is none: "Patron couture robe PDF", "Bench plans (PDF download)". */
export const isPatternFile = (title: string): boolean =>
  mayBe.test(title) && (cut.test(title) || (pattern.test(title) && file.test(title)));
