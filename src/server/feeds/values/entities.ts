// HTML 4's names of the characters 160 to 255, in their order.
const latin = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring ' +
  'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml ' +
  'times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil ' +
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ' +
  'ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ');

export const namedEntities: ReadonlyMap<string, string> = new Map([
  ...latin.map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Yuml', 'Ÿ'],
  ['fnof', 'ƒ'],
  ['circ', 'ˆ'],
  ['tilde', '˜'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', ''],
  ['zwj', ''],
  ['lrm', ''],
  ['rlm', ''],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['dagger', '†'],
  ['bull', '•'],
  ['hellip', '…'],
  ['permil', '‰'],
  ['prime', '′'],
  ['Prime', '″'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['euro', '€'],
  ['trade', '™'],
  ['rarr', '→'],
  ['larr', '←'],
  ['minus', '−'],
  ['asymp', '≈'],
  ['ne', '≠'],
  ['le', '≤'],
  ['ge', '≥'],
  ['infin', '∞'],
  ['radic', '√'],
  ['alpha', 'α'],
  ['beta', 'β'],
  ['Omega', 'Ω'],
  ['omega', 'ω'],
  ['mu', 'μ'],
  ['pi', 'π'],
  ['Delta', 'Δ'],
  ['check', '✓'],
]);

// What browsers make of numeric references to cp1252's places 128 to 159.
const cp1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromCode(code: number, source: string): string {
  if (code >= 128 && code < 160) return cp1252[code - 128] as string;
  const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isScalar ? String.fromCodePoint(code) : source;
}

/** What programs leave that take letters of Windows or of the Mac for ISO 8859-1, which has control characters in their places. */
const misread = /[\u0080-\u009f]/;
/** Within words the Mac's é, è, ê and ç; Windows has capitals there, or nothing. "à" is a word. */
const ofMac = /[a-z][\u0088\u008d-\u0090]|(?:^|\s)\u0088\s/;
const mac = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, i) => 128 + i));
/** A letter that was read well stands within a word: where it would be the Mac's, it were a capital or a sign. */
const readWell = /[a-z][\u00e0-\u00ff]/;

/** "c\u009cur" is "cœur", "12 \u0080" is "12 €"; of the Mac "l\u008eger" is "léger", and its other letters are read as well. */
function mendMisread(text: string): string {
  if (!misread.test(text)) return text;
  const others = readWell.test(text) ? /[\u0080-\u009f]/g : /[\u0080-\u009f\u00a1-\u00ff]/g;
  return ofMac.test(text)
    ? text.replace(others, (sign) => mac[sign.charCodeAt(0) - 128] as string)
    : text.replace(/[\u0080-\u009f]/g, (sign) => cp1252[sign.charCodeAt(0) - 128] as string);
}

/**
 * Replaces character references (`&eacute;`, `&#233;`, `&#xE9;`), also written twice (`&amp;eacute;`); unknown ones stay as they are.
 * Control characters in the places of Windows' or the Mac's letters become these.
 */
export function decodeEntities(text: string): string {
  // First: what is said by references was not misread.
  const mended = mendMisread(text);
  if (!mended.includes('&')) return mended;
  return mended.replace(
    /&(?:amp;)*(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g,
    (source, decimal, hex, name) => {
      if (name !== undefined) return namedEntities.get(name) ?? source;
      return fromCode(decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16), source);
    },
  );
}
