/**
 * Breaks a text into at most `maxLines` lines that `fits` accepts, between words where it can be; what does not
 * fit is cut off with an ellipsis.
 */
export function wrapText(text: string, maxLines: number, fits: (line: string) => boolean): string[] {
  let rest = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  while (rest.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1;
    const [line, left] = fillLine(rest, fits);
    lines.push(isLast && left.length > 0 ? cutToFit(rest.join(' '), fits) : line);
    rest = left;
  }
  return lines;
}

/** The words that fit on a line, and those that are left; a word wider than a line is broken. */
function fillLine(words: readonly string[], fits: (line: string) => boolean): [string, string[]] {
  let count = 0;
  while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count++;
  if (count > 0) return [words.slice(0, count).join(' '), words.slice(count)];
  const [first = '', ...others] = words;
  const characters = [...first];
  let kept = 1;
  while (kept < characters.length && fits(characters.slice(0, kept + 1).join(''))) kept++;
  const broken = characters.slice(kept).join('');
  return [characters.slice(0, kept).join(''), broken ? [broken, ...others] : others];
}

function cutToFit(text: string, fits: (line: string) => boolean): string {
  const characters = [...text];
  const cutAfter = (kept: number) => `${characters.slice(0, kept).join('').trimEnd()}…`;
  let kept = 0;
  while (kept < characters.length && fits(cutAfter(kept + 1))) kept++;
  return cutAfter(kept);
}
