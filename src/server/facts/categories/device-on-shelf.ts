import { keyOfLine } from './brands/product-lines.ts';
import { keyOfHead } from './names-in-titles.ts';
import { likelyNounOf, nounOfTitle } from './nouns/noun-of-title.ts';
import { keysAbove } from './tree.ts';

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

/** Departments by which shops call a shelf that holds devices of the others as well. */
const departments = new Set(['home-appliances', 'computing', 'telephony', 'electronics']);

/** The device that a title is named by on a shelf called by a whole department of others: "Smart TV" in "Électroménager". */
export function deviceBeside(department: string, title: string): string | undefined {
  if (!departments.has(department)) return undefined;
  const noun = nounOfTitle(title);
  const named =
    keyOfHead(title) ?? (noun?.isSure && !noun.isShort ? noun.key : undefined) ?? keyOfLine(title);
  if (named === undefined || !devices.has(named) || keysAbove(named).includes(department)) return undefined;
  // A washer's display is none.
  const isOwn = (each: string) => keysAbove(each).includes(department);
  return likelyNounOf(title, isOwn) === undefined ? named : undefined;
}
