export type Specification = { name: string; value: string };

/** "Colour: black", a line each. */
export const toLines = (specifications: readonly Specification[]): string =>
  specifications.map(({ name, value }) => `${name}: ${value}`).join('\n');

/** Parses them; lines without a value are left out. */
export const fromLines = (text: string): Specification[] =>
  text.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split(':');
    const value = rest.join(':').trim();
    return name.trim() && value ? [{ name: name.trim(), value }] : [];
  });
