/** An amount at the end, and before it: "5.0m networking cable 5 m", "1000pcs Jigsaw puzzle 1000 pcs". */
const amountAtEnd = / (\d+(?:[.,]\d+)?) ?(m|cm|mm|pcs|pieces|sheets|W|V|kg|GB|TB|Go|To)$/;
const amounts =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)[ -]?(m|cm|mm|pcs|pieces|pk|pack|sheets?|W|V|kg|GB|TB|Go|To)(?![\p{L}\d])/giu;

/** "12 MB 12 MB". */
const twiceInARow = /(?<![\d.,])(\d+(?:[.,]\d+)? ?(?:[GMTk][BboH]z?|[kcm]?[gm]|W|V)) \1(?![\p{L}\d])/gu;
/** What counts pieces, and what may be written in front of it with a hyphen. */
const counted: Readonly<Record<string, string>> = {
  pieces: 'pcs',
  pk: 'pcs',
  pack: 'pcs',
  sheet: 'sheets',
};
const unitOf = (unit: string) => counted[unit.toLowerCase()] ?? unit.toLowerCase();
const amountOf = (number: string) => Number(number.replace(',', '.'));

/** Without an amount that was said before, at the end or just now. */
export function withoutSecondAmount(given: string): string {
  const title = given.replace(twiceInARow, '$1');
  const [end, number = '', unit = ''] = amountAtEnd.exec(title) ?? [];
  if (end === undefined) return title;
  const before = title.slice(0, -end.length);
  if (/[-–+x/]$/.test(before)) return title;
  for (const [, each = '', its = ''] of before.matchAll(amounts))
    if (unitOf(its) === unitOf(unit) && amountOf(each) === amountOf(number)) return before;
  return title;
}
