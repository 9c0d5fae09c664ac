/** What counts a measure, not pieces: "Paquet de 500 g", "Box of 2.5 kg", "Lot de 2x16 Go", "Pack de 24 mois". */
const noMeasure = String.raw`(?![\d.,/]| ?[x×] ?\d| ?(?:[cmkdµ]?[lgm]|m[gm]|oz|lb|[gtm]b|[gtm]o|w|v|k?wh|m?ah|"|''|in|inch(?:es)?|pouces|ans?|years?|mois|months?|jours|days)\b)`;

/** "Lot de 3", "Pack of 10", "Confezione da 6": the number is the group that counts. */
const ofPieces = new RegExp(
  String.raw`\b(?:(?:lot|pack|set|boite|paquet|carton|coffret|box|case|caja|lote|confezione|opakowanie) (?:de|of|da|po)|(?:pack|lot)(?: ?[x×]| par)) ?(\d{1,4})\b${noMeasure}`,
);
/** So many, and no fewer than two, are sold together. */
const largest = 9_999;

/**
 * How many pieces a title sells together, and the folded title without what says so. "3-pack" and "(x6)" are not read: makers name
 * what they pack so, merchants' titles leave it out, and a veto between the two took true pairs apart (docs/matching.md).
 */
export function readPack(folded: string): { pack: number; text: string } {
  const [whole, pieces] = ofPieces.exec(folded) ?? [];
  if (whole === undefined || !isPack(pieces)) return { pack: 1, text: folded };
  return { pack: Number(pieces), text: folded.replace(whole, ' ') };
}

const isPack = (pieces: string | undefined): boolean => Number(pieces) > 1 && Number(pieces) <= largest;
