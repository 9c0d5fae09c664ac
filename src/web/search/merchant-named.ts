import { plainLetters } from '../../contract/plain-letters.ts';

const nameKey = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** The one merchant that a text names, with all of its name or its beginning: "technopolis" for "TechnoPolis FR". */
export function merchantNamed(search: string, names: readonly string[]): string | undefined {
  const typed = nameKey(search);
  if (typed === '') return undefined;
  const whole = names.filter((name) => nameKey(name) === typed);
  const begun = names.filter((name) => nameKey(name).startsWith(`${typed} `));
  const [name, other] = whole.length > 0 ? whole : begun;
  return other === undefined ? name : undefined;
}
