/** At most `max` characters of a text on one line, cut between words where it can be, with an ellipsis. */
export function clipText(text: string, max: number): string {
  const line = text.replaceAll(/[ \t\r\n\f\v]+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
