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
