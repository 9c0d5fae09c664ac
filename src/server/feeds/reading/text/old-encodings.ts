import { countOf } from './count-of.ts';
import { dosEncodingNamed, dosEncodingOf } from './dos-encodings.ts';

/** Encodings of a byte a letter, as `TextDecoder` calls them. */
const ofOneByte = /^(?:windows-\d+|iso-8859-\d+(?:-i)?|koi8-[ru]|ibm866|macintosh)$/;

/** The encoding of one byte a letter that an XML declaration at the start names; undefined: none. */
export function declaredIn(bytes: Buffer): string | undefined {
  const [, name = ''] =
    /^\s*<\?xml\b[^>]*?\bencoding=["']([\w:-]+)["']/i.exec(bytes.toString('latin1', 0, 400)) ?? [];
  const dos = dosEncodingNamed(name);
  if (dos) return dos;
  try {
    const { encoding } = new TextDecoder(name);
    return ofOneByte.test(encoding) ? encoding : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes that are read to tell encodings apart. */
const sampled = 256 * 1024;

// What letters of Polish, Czech, Slovak, Croatian and Hungarian look like where they are read as those of western Europe, and what
// only these have.
const eastern =
  /[³¹¿¾](?=[a-zà-ÿ])|(?<=[a-zà-ÿ])[¿¾]|[šžŠŽ](?=[a-zà-ÿ])|(?<=[a-zà-ÿ])[šž]|õ(?!e)|ý|[øìè][íáý]|[íáý][øìè]/g;
const western = /[àûëãåïœ]|õe|[a-z]è(?=[a-z])/g;
// "é", "è" and "ê" of old Macs between letters.
const ofMac = /(?<=[a-z])[Ž\u008f\u0090](?=[a-z])/g;

// Letters of ISO-8859-2 at places of signs in Windows-1250: "ą", "ś", "ź" in Polish, "š", "ž", "ľ" in Czech and its neighbours, where
// "č" and "ř" are; and letters of Windows-1250 at places without any in ISO-8859-2.
const polish = /[³ê¿]/g;
const polishOfIso = /(?<=[a-zà-ÿ³¿¾])[±¶¼]|[±¶¼](?=[a-zà-ÿ³¿])/g;
const czech = /[èøìïùæð]/g;
const czechOfIso = /(?<=[a-zà-ÿ])[¹¾µ»]|[¹¾µ](?=[a-zà-ÿ])/g;
const ofWindows = /[ŠŒŽšœžŸ\x8d\x8f\x9d](?=[a-zà-ÿ³¿])|(?<=[a-zà-ÿ³¿])[šœžŸ\x9d]/g;

function isIso(text: string): boolean {
  const ofIso = countOf(text, czech) > countOf(text, polish) ? czechOfIso : polishOfIso;
  return countOf(text, ofIso) > countOf(text, ofWindows);
}

/**
 * How text that is no UTF-8 is encoded: as in western Europe, unless its letters are those of its east, of DOS, or of old Macs
 * and no others.
 */
export function oldEncodingOf(bytes: Buffer): string {
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(0, sampled));
  const mac = countOf(text, ofMac);
  if (mac >= 2 && countOf(text, /[à-ÿ]/g) < mac / 10) return 'macintosh';
  const dos = dosEncodingOf(text);
  if (dos) return dos;
  const east = countOf(text, eastern);
  if (east < 2 || east <= countOf(text, western)) return 'windows-1252';
  return isIso(text) ? 'iso-8859-2' : 'windows-1250';
}
