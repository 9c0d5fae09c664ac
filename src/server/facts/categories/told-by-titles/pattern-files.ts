import { anyWord } from '../../../language/any-of.ts';

/** What people make something by, themselves. */
const pattern = anyWord`
  patterns?|patrons?|plans|blueprints?|templates?|gabarits?|schnittmuster|strickanleitung|häkelanleitung|anleitung
  cartamodell[oi]|patr[óo]n(?:es)?|tutoriels?|tutorials?
`;
/** It comes as a file. */
const file = anyWord`
  pdf|svg|(?:digital|instant|pdf) download|downloadable|t[ée]l[ée]charg\p{L}*|fichiers?|descargable|herunterladen
`;
/** So it does where this stands behind the pattern; in front it is said of a device: "Piano numérique". */
const digital = /(?<!\p{L})num[ée]riques?(?!\p{L})/iu;
const ebook = /e-?book/i;
/** What is sewn and knitted by e-books; others about patterns and plans are books. */
const sewn = /(?<!\p{L})(?:patrons?|cartamodell[oi]|\p{L}{0,20}(?:schnittmuster|anleitung))(?!\p{L})/iu;
/** Files for machines that cut and print in three dimensions. A "second cut file" is a tool. */
const cut = anyWord`
  svg (?:bundle|(?:png )?cut files?|files?)|(?:digital|dxf|png) cut files?
  fichiers? (?:svg|stl|dxf)|stl files?
`;
/** Few titles have to be read for it. */
const mayBe = /pdf|svg|stl|dxf|download|charg|num[ée]ri|fichier|e-?book|cut file|descarg/i;

/** Whether a title is of a file by which people make a thing, which is none: "Patron couture robe PDF", "Bench plans (PDF download)". */
export function isPatternFile(title: string): boolean {
  if (!mayBe.test(title)) return false;
  if (cut.test(title) || (ebook.test(title) && sewn.test(title))) return true;
  const at = title.search(pattern);
  return at >= 0 && (file.test(title) || digital.test(title.slice(at)));
}
