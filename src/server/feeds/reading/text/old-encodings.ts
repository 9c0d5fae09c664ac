/** Encodings of a byte a letter, as `TextDecoder` calls them. */
const ofOneByte = /^(?:windows-\d+|iso-8859-\d+(?:-i)?|koi8-[ru]|ibm866|macintosh)$/;

/** The encoding of one byte a letter that an XML declaration at the start names; undefined: none. */
export function declaredIn(bytes: Buffer): string | undefined {
  const [, name = ''] =
    /^\s*<\?xml\b[^>]*?\bencoding=["']([\w:-]+)["']/i.exec(bytes.toString('latin1', 0, 400)) ?? [];
  try {
    const { encoding } = new TextDecoder(name);
    return ofOneByte.test(encoding) ? encoding : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes that are read to tell encodings apart. */
const sampled = 256 * 1024;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

// What letters of Polish, Czech and Slovak look like where they are read as those of western Europe, and what only these have.
const eastern = /[³¹¿¾](?=[a-zà-ÿ])|(?<=[a-zà-ÿ])[¿¾](?=[a-zà-ÿ])|ý|[øìè][íáý]|[íáý][øìè]/g;
const western = /[àûëãõåïœ]|[a-z]è(?=[a-z])/g;
// "é", "è" and "ê" of old Macs between letters.
const ofMac = /(?<=[a-z])[Ž\u008f\u0090](?=[a-z])/g;

/**
 * How text that is no UTF-8 is encoded: as in western Europe, unless its letters are those of its east, or those of old Macs
 * and no others.
 */
export function oldEncodingOf(bytes: Buffer): string {
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(0, sampled));
  const east = countOf(text, eastern);
  if (east >= 2 && east > countOf(text, western)) return 'windows-1250';
  const mac = countOf(text, ofMac);
  return mac >= 2 && countOf(text, /[à-ÿ]/g) < mac / 10 ? 'macintosh' : 'windows-1252';
}
