/** What counts a measure, not pieces: "Paquet de 500 g", "Box of 2.5 kg", "Lot de 2x16 Go", "Pack de 24 mois". */
const noMeasure = String.raw`(?![\d.,/]| ?[x×] ?\d| ?(?:[cmkdµ]?[lgm]|m[gm]|oz|lb|[gtm]b|[gtm]o|w|v|k?wh|m?ah|"|''|in|inch(?:es)?|pouces|ans?|years?|mois|months?|jours|days)\b)`;

/** "Lot de 3", "Pack of 10", "Confezione da 6": the number is the group that counts. */
const ofPieces = new RegExp(
  String.raw`\b(?:(?:lot|pack|set|boite|paquet|carton|coffret|box|case|caja|lote|confezione|opakowanie) (?:de|of|da|po)|(?:pack|lot)(?: ?[x×]| par)) ?(\d{1,4})\b${noMeasure}`,
);
/** "3-pack", "10 Pack", "2er-Set"; of "HP 62 pack" the number is the cartridge's. */
const packOf =
  /(?<![\d.,/-]|\b(?:hp|canon|epson|brother|lexmark|n°?|no) )(\d{1,3})(?:er[ -]?(?:packs?|sets?|packung)|[ -]?(?:packs?|pk)|-lots?)\b/;

// The sign of multiplication is read as it is written: a model's X is a capital.
/** "2x Coque", "2 x Coque" in front. */
const inFront = /^(\d{1,2}) ?[x×] (?=\p{L}{2})/u;
/** "(x6)", "- x6", ", ×6", "1,5 L x6", "Piles AA x 6" behind. */
const behind =
  /[([] ?[x×] ?(\d{1,3}) ?[)\]]|(?<!\d(?: ?(?:cm|mm|m|"|''|po|pouces|in))?)(?: [-–—|]|,)? [x×] ?(\d{1,3})$/;

/** What multiplies something else: a zoom, the speed of a drive, ports, lanes. */
const otherTimes =
  /\b(?:zoom|loupes?|magnif\w+|grossissement|jumelles|binoc\w+|lunettes?|telescopes?|objectifs?|lens\w*|optique|optical|dvd|cd|blu-?ray|graveur|burner|speed|pcie?|pci-e|hdmi|usb|ports?)\b/;

/** So many, and no fewer than two, are sold together. */
const largest = 9_999;

/** How many pieces a title sells together, and the folded title without what says so. */
export function readPack(title: string, folded: string): { pack: number; text: string } {
  for (const pattern of [ofPieces, packOf]) {
    const [whole, pieces] = pattern.exec(folded) ?? [];
    if (whole !== undefined && isPack(pieces)) return { pack: Number(pieces), text: cut(folded, whole) };
  }
  if (/^[^\p{Lu}]*$/u.test(title) || otherTimes.test(folded)) return { pack: 1, text: folded };
  const trimmed = title.trimEnd();
  const [whole, first, last] = inFront.exec(trimmed) ?? behind.exec(trimmed) ?? [];
  const pieces = first ?? last;
  if (whole === undefined || !isPack(pieces)) return { pack: 1, text: folded };
  return { pack: Number(pieces), text: cut(folded, whole) };
}

const isPack = (pieces: string | undefined): boolean => Number(pieces) > 1 && Number(pieces) <= largest;

const cut = (folded: string, whole: string): string => folded.replace(whole, ' ');
