import { nounOfTitle } from '../nouns/noun-of-title.ts';
import { findExactNoun } from '../nouns/nouns.ts';
import { headOf } from '../title-head.ts';
import { isLowest, keysAbove } from '../tree.ts';
import { splitSteps } from './steps.ts';

/** Names of shelves that mean other things as well: jars of food and empty ones, horses to ride and to play with, breakfasts and their toasters. */
const shelvesOfTwoSenses = new Set(
  `bocaux, chevaux, froid, nez, fruitiers, lunettes, transit, bronzage, poignées, poignees,
  meubles bas, meubles hauts, meubles hauts et bas, nettoyage, nettoyage et entretien, chambre bébé, chambre de bébé,
  moustiques, moustique, anti-moustiques, anti moustiques, antimoustiques,
  boulangerie pâtisserie, pâtisserie boulangerie, petits déjeuners, aides culinaires, aide culinaire,
  optique, chargeurs et câbles, chargeurs & câbles, câbles et chargeurs, câbles & chargeurs,
  sans gluten, produits sans gluten, gluten free, glutenfrei, senza glutine, sin gluten, bez glutenu`.split(
    /,\s+/,
  ),
);

/** Whether a title begins with what it is named by. */
export const beginsWith = (title: string, { key, length }: { key: string; length: number }): boolean =>
  findExactNoun(headOf(title).words.slice(0, length))?.key === key;

/** What a title on such a shelf is named by. */
export function namedOnTwoSenses(
  { key, path }: { key: string; path: string },
  title: string,
): string | undefined {
  const step = splitSteps(path).at(-1)?.toLowerCase() ?? '';
  if (!shelvesOfTwoSenses.has(step)) return undefined;
  const noun = nounOfTitle(title);
  if (!noun?.isSure || !isLowest(noun.key)) return undefined;
  // A kitchen's low cupboards and a living room's; what is cleaned, a path says before.
  const department = keysAbove(noun.key).at(-1) ?? '';
  if (step.startsWith('meubles') && !/^(?:furniture|home)$/.test(department)) return undefined;
  if (step.startsWith('nettoyage') && path.toLowerCase() !== step) return undefined;
  // What rooms are kept free of them by begins a title; what goes on the skin is called by its maker: "Norvik Anti-Moustiques".
  if (noun.key === 'cleaning-laundry' && step.includes('moustique') && !beginsWith(title, noun))
    return undefined;
  // Riders' things are called as cyclists' and other animals': "Selle".
  return key === 'equestrian' && /^(?:sports|pets)$/.test(department) ? undefined : noun.key;
}
