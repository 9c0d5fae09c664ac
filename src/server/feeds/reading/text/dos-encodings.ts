import { countOf } from './count-of.ts';

/** The letters of bytes from 128 on, as systems of the days of DOS wrote them: of western Europe with the euro, and of its east. */
const upperHalves = {
  cp858:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const;

type DosEncoding = keyof typeof upperHalves;

const named: Readonly<Record<string, DosEncoding>> = { '850': 'cp858', '858': 'cp858', '852': 'cp852' };

/** One of these by a name that XML may declare: "cp850", "IBM-852"; undefined: it is none. */
export const dosEncodingNamed = (name: string): DosEncoding | undefined =>
  named[/^(?:cp|ibm)[-_]?(85[028])$/i.exec(name)?.[1] ?? ''];

/** The text of bytes in such an encoding, each by itself; undefined: it is another encoding. */
export function decodeDos(encoding: string, bytes: Buffer): string | undefined {
  if (!Object.hasOwn(upperHalves, encoding)) return undefined;
  const letters = upperHalves[encoding as DosEncoding];
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, (sign) => letters.charAt(sign.charCodeAt(0) - 128));
}

// What letters look like where they are read as cp1252: signs that stand between no letters otherwise. First "é", "ç", "ê" or "ł",
// "ë", "è", "ö", "ä", "ü", "ś", "ć", "ó", "č", "ě", "ž" and the "ã" of "ção", then what only one of both has.
const ofDos = /(?<=[a-z])[‚‡ˆ‰Š”„\x81˜†¢ŸØ§](?=[a-z])|‡Æ(?=o)/g;
const western = /(?<=[a-z])[Š…—‹–](?=[a-z])/g;
const eastern = /(?<=[a-z])(?:[˜†©¥¾«ŸØý§]|ä(?!e))(?=[a-z])/g;
const latin = /(?<=[a-z])(?:[à-ãå-ÿ]|ä(?!e))(?=[a-z])/g;

/** The encoding of text that was read as cp1252, where its letters surely are those of DOS. */
export function dosEncodingOf(text: string): DosEncoding | undefined {
  const dos = countOf(text, ofDos);
  if (dos < 2 || dos <= countOf(text, latin)) return undefined;
  const east = countOf(text, eastern);
  return east > 1 && east > countOf(text, western) ? 'cp852' : 'cp858';
}
