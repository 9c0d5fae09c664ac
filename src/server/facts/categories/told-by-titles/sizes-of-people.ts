import { nounOfTitle } from '../nouns/noun-of-title.ts';
import { isWearable } from '../title-against-shelf.ts';
import { keysAbove } from '../tree.ts';

/** Sizes of shoes and clothes by number; posters come in S and L as well. */
const byNumber = /^(?:(?:EU|US|UK) )?[1-5]\d?(?:[.,]5| [12]\/3)?$/;
/** European ones of what covers legs, feet or all of a person; odd ones and those between two are of shoes. */
const ofMost = /^(?:EU )?(?:3[4-9]|4\d)(?:[.,]5| [12]\/3)?$/;
const ofShoes = /^(?:EU )?(?:3[579]|4[1357]|(?:3[5-9]|4[0-7])(?:[.,]5| [12]\/3))$/;

/** What comes in other sizes: hats, bags, rings. */
const onLittle = ['bags-luggage', 'jewellery-watches', 'fashion-accessories'];

export const isSizeOfPeople = (size: string): boolean => byNumber.test(size);

/** Ages of babies at a title's end, by which their clothes are sized: "Night suit stars 6-12 months". */
const ofBabies =
  /(?<!\d)\d{1,2}\s?[-–/]\s?\d{1,2}\s?(?:months|mois|monate|meses|mesi|miesi[ąę]cy|maanden)$/iu;
export const isSizedForBabies = (title: string): boolean => ofBabies.test(title.slice(-20));

/** The label of a size that only children have: "6 ans", "3-6 mois". */
const ofChildren = /^\d{1,2}(?:-\d{1,2})? (?:mois|ans)$/;
export const isSizeOfChildren = (size: string): boolean => ofChildren.test(size);

/** Whether things of a category do not come in such a size: no hat in 40, no biscuits in any. */
export const isNoneOfSize = (key: string, size: string): boolean =>
  !isWearable(key) || (ofMost.test(size) && onLittle.some((each) => keysAbove(key).includes(each)));

/** Bags and posters come in these as well. */
const byLetters = /^(?:[2-6]?X{0,4}[SL]|M)$/;

/** Clothes or shoes that a title seems to name and that come in the size. */
function namedInSize(size: string, title: string): string | undefined {
  const noun = nounOfTitle(title);
  const isWorn = noun?.isSure && keysAbove(noun.key).includes('fashion') && !isNoneOfSize(noun.key, size);
  return isWorn ? noun.key : undefined;
}

/** What a thing is of which nothing is known but its size, and what its title seems to name; undefined: others come in it too. */
export function wornInSize(size: string, title: string): string | undefined {
  if (ofShoes.test(size)) return 'shoes';
  if (isSizeOfPeople(size)) return namedInSize(size, title) ?? 'fashion';
  return byLetters.test(size) ? namedInSize(size, title) : undefined;
}
