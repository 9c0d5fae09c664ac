import { fieldNumber } from '../fields.ts';
import type { IndexData } from '../index-data.ts';
import type { Sense, TitleSenses } from '../words/synonyms.ts';
import { isExtraToken, readTerms, tokenField, tokenTerm, withField } from './corpus.ts';

/** What a title's noun makes of it. */
export type NamedTitle = {
  /** Its tokens as words; what phrases of it mean is read from the title as it stands. */
  words: Uint32Array;
  /** Its noun names another category's things: a mouse among laptops. */
  isElsewhere: boolean;
  /** Its noun names things of some category. */
  isNamed: boolean;
  /** Its merchants' names of its kind name things of its category. */
  isCalled: boolean;
};

type Names = {
  senses: TitleSenses;
  /** Places of the categories that phrases name. */
  categoriesNamed: TitleSenses;
  categoryPaths: IndexData['categoryPaths'];
};

const holds = ({ at, length }: Sense<number>, word: number): boolean => at <= word && word < at + length;

/**
 * Reads what a title's noun names. Of two things of one category in one the noun is the second ("fridge freezer"), and as
 * little what the thing is as a use: who asks for a freezer wants that alone.
 */
export function createTitleNameReader({ senses, categoriesNamed, categoryPaths }: Names) {
  const terms: number[] = [];
  const kinds: number[] = [];
  const isWithin = (one: number, other: number): boolean => categoryPaths[one]?.includes(other) ?? false;
  const areNear = (some: readonly number[], others: readonly number[]): boolean =>
    some.some((one) => others.some((other) => isWithin(one, other) || isWithin(other, one)));
  const namesOf = (term: number): readonly number[] => categoriesNamed.find([term])[0]?.terms ?? [];
  const sensesOf = (term: number): readonly number[] => senses.find([term])[0]?.terms ?? [];

  /** Where the head stands, or -1; fills `terms`. */
  function readHead(title: Uint32Array): number {
    terms.length = 0;
    let head = -1;
    let mayName = false;
    for (let i = 0; i < title.length; i++) {
      const token = title[i];
      if (isExtraToken(token)) continue;
      if (tokenField(token) === fieldNumber.head && head < 0) head = terms.length;
      mayName ||= categoriesNamed.begins(tokenTerm(token));
      terms.push(tokenTerm(token));
    }
    return mayName ? head : -1;
  }

  /** The noun is the second of two things in one, which has a name of its own: no "microwave oven". */
  function isSecond(head: number): boolean {
    if (head === 0) return false;
    const [first, second] = [terms[head - 1], terms[head]];
    const parts = [...sensesOf(first), ...sensesOf(second)];
    const whole = senses.find([first, second]).find(({ length }) => length === 2)?.terms ?? [];
    const isOwn = whole.length > 0 && !whole.some((sense) => parts.includes(sense));
    return isOwn && areNear(namesOf(first), namesOf(second));
  }

  function asUse(title: Uint32Array, use: number): Uint32Array {
    let word = -1;
    return title.map((token) => {
      if (!isExtraToken(token)) word++;
      return word === use ? withField(token, fieldNumber.use) : token;
    });
  }

  /** Whether some phrase of these tokens names things of a category. */
  function isNamedBy(tokens: Uint32Array, category: number): boolean {
    const mayName = readTerms(tokens, categoriesNamed.begins, kinds);
    return mayName && categoriesNamed.find(kinds).some(({ terms: named }) => areNear(named, [category]));
  }

  return (title: Uint32Array, category: number, kindTokens: Uint32Array): NamedTitle => {
    const head = readHead(title);
    const named = head < 0 ? [] : categoriesNamed.find(terms);
    const said = named.find((phrase) => holds(phrase, head));
    const isCalled = isNamedBy(kindTokens, category);
    if (!said) return { words: title, isElsewhere: false, isNamed: false, isCalled };
    const isElsewhere = !areNear(said.terms, [category]);
    return { words: isSecond(head) ? asUse(title, head) : title, isElsewhere, isNamed: true, isCalled };
  };
}
