const mayHold = /\*\*|#|\]\(|_x000|\[object /;
/** "**Dalle** mate", not the stars of footnotes: "argan**, karité**". */
const emphasis = /(?<![^\s(«"“])\*\*(?=[\p{L}\p{N}"«“(])([^*\n]{1,400})(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;
const heading = /^#{1,6} +(?=\p{L})/gmu;
const link = /\[([^[\]\n]{1,200})\]\(https?:\/\/[^\s()]{1,500}\)/g;
/** How Excel's files spell control characters. */
const excelControl = /_x000[9ad]_/gi;
/** What JavaScript writes of something that is no text. */
const objectText = /\[object \w{1,20}\]/g;

/** Whether a text may hold such marks. */
export const mayHoldMarks = (text: string): boolean => mayHold.test(text);

/** Text without what programs leave in it that was meant for other programs: Markdown, Excel's control characters. */
export function withoutMarks(text: string): string {
  if (!mayHoldMarks(text)) return text;
  return text
    .replace(excelControl, '\n')
    .replace(emphasis, '$1')
    .replace(heading, '')
    .replace(link, '$1')
    .replace(objectText, '');
}
