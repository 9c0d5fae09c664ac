import { nounOfTitle } from './nouns/noun-of-title.ts';

/** Devices that are sold by themselves: none of them is a part of another, or goes with it. Phones are called computers as well. */
const devices = new Set(
  'laptops tablets monitors printers-scanners phones tvs projectors consoles cameras'.split(' '),
);

/** The device, or bag of one, that a title is named by on a shelf of another: "Ordinateur portable 15 pouces" in "Téléphones". */
export function deviceAgainst(key: string, title: string): string | undefined {
  if (!devices.has(key) && key !== 'computers') return undefined;
  const noun = nounOfTitle(title);
  const named = noun?.isSure && !noun.isShort ? noun.key : undefined;
  return named === 'bags-cases' || (named !== undefined && devices.has(named)) ? named : undefined;
}
