const mayHold = /\*\*|#|\]\(|_x000|\[object |"@context"/;
/** "**Dalle** mate", not the stars of footnotes: "argan**, karité**". */
const emphasis = /(?<![^\s(«"“])\*\*(?=[\p{L}\p{N}"«“(])([^*\n]{1,400})(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;
const heading = /^#{1,6} +(?=\p{L})/gmu;
const link = /\[([^[\]\n]{1,200})\]\(https?:\/\/[^\s()]{1,500}\)/g;
/** How Excel's files spell control characters. */
const excelControl = /_x000[9ad]_/gi;
/** What JavaScript writes of something that is no text. */
const objectText = /\[object \w{1,20}\]/g;

/** What pages tell search engines about themselves, of which a program has taken the element but left the text. */
const dataOfPage = /\{\s{0,20}"@context"/g;

/** Without such data, up to where their braces close, or to the end. */
function withoutData(text: string): string {
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(dataOfPage)) {
    if (index < from) continue;
    kept += text.slice(from, index);
    from = endOfBraces(text, index);
  }
  return kept + text.slice(from);
}

/** A text of JSON, which may have braces in it, up to a quote that what follows a text follows; or a brace. */
const textOrBrace = /"(?:[^"\n]|"(?!\s{0,9}[,:}\]])){0,500}"(?=\s{0,9}[,:}\]])|[{}]/g;
const brace = /[{}]/g;

/** The place behind the brace that closes the one here; where texts do not end as such, their braces count as well. */
const endOfBraces = (text: string, start: number): number =>
  closedAt(text, start, textOrBrace) ?? closedAt(text, start, brace) ?? text.length;

function closedAt(text: string, start: number, parts: RegExp): number | undefined {
  let open = 0;
  for (const { 0: part, index } of text.slice(start).matchAll(parts)) {
    if (part === '{') open++;
    else if (part === '}' && --open === 0) return start + index + 1;
  }
  return undefined;
}

/** Whether a text may hold such marks. */
export const mayHoldMarks = (text: string): boolean => mayHold.test(text);

/** Text without what programs leave in it that was meant for other programs: Markdown, Excel's control characters, JSON-LD. */
export function withoutMarks(text: string): string {
  if (!mayHoldMarks(text)) return text;
  return withoutData(text)
    .replace(excelControl, '\n')
    .replace(emphasis, '$1')
    .replace(heading, '')
    .replace(link, '$1')
    .replace(objectText, '');
}
