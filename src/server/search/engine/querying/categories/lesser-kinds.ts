import type { IndexData } from '../../index-data.ts';
import { namesWithin } from '../../words/category-names.ts';
import type { Word } from '../../words/scan-words.ts';
import type { Sense, SenseFinder } from '../../words/synonyms.ts';
import type { CategoryFinder, NamedCategories } from '../named-categories.ts';
import { isPerson } from '../reading/faint-terms.ts';
import { type QueryWords, queryWords } from '../reading/read-query.ts';
import { isPlainlyFrench } from './choose-heads.ts';
import { areNear } from './neighbours.ts';

export type LesserKinds = (
  named: NamedCategories,
  query: Pick<QueryWords, 'words' | 'text'>,
) => (NamedCategories & { isOnlyKind: true })[];

type Tree = Pick<IndexData, 'categoryNames' | 'categoryPaths'>;

/**
 * What the things of categories are, by their names: shoes of "Sports Shoes", "Chaussures de sport". English names say it with
 * their last word, French ones, which come second, with their first.
 */
function headTerms({ categoryNames }: Tree, places: ReadonlySet<number>): Set<string> {
  const names = [...places].flatMap((place) => categoryNames[place]?.map(namesWithin) ?? []);
  const terms = names.flatMap((parts, at) =>
    parts.map((part) => queryWords(part).at(at % 2 === 0 ? -1 : 0)?.lexeme.term ?? ''),
  );
  return new Set(terms);
}

type End = { at: number; length: number };

/** The first and the last word of a name, of each the phrase that it belongs to: the "t-shirt" of "t-shirt homme". */
function endsOf(kind: readonly number[], words: readonly Word[], findSaid: SenseFinder): End[] {
  const [from, to] = [kind[0] ?? 0, (kind.at(-1) ?? 0) + 1];
  const phrase = (
    start: number,
    end: number,
    isAtEnd: (sense: Sense<string>) => boolean,
  ): End | undefined => {
    const sense = findSaid(words.slice(start, end)).find(isAtEnd);
    return sense && { at: start + sense.at, length: sense.length };
  };
  const first = phrase(from, to - 1, ({ at }) => at === 0);
  const last = phrase(from + 1, to, ({ at, length }) => at + length === to - from - 1);
  return [first ?? { at: from, length: 1 }, last ?? { at: to - 1, length: 1 }];
}

/**
 * Where nothing is what a name of several words names, "chaussure de course": what its first or last word names, and nothing else.
 * In another department the word means another thing ("housse de couette", "nintendo switch"), unless the category's own name
 * says so. `findSaid`: what words mean in products' texts; who types "jeu" may mean a video game, but not in "jeu de société".
 */
export const createLesserKinds =
  (find: CategoryFinder, findSaid: SenseFinder, tree: Tree): LesserKinds =>
  (named, { words, text: typed }) => {
    if (!named.isKindWhole) return [];
    const heads = headTerms(tree, named.own);
    const isHead = ({ at, length }: End) =>
      words.slice(at, at + length).some(({ lexeme }) => heads.has(lexeme.term));
    const [first = 0] = named.kind;
    const isFrench = words[first]?.lexeme.beginsFrench || isPlainlyFrench({ text: typed, words });
    // In French what stands behind says what it is for: nothing for babies is a "lit bébé".
    const mayBeIt = (end: End) => !isFrench || end.at === first || isHead(end);
    // A "tablette enfant" is a tablet, though it was named as a toy.
    const isOnlyForWhom = ({ at, length }: End) =>
      named.kind.every(
        (word) => (at <= word && word < at + length) || isPerson(words[word]?.lexeme.term ?? ''),
      );
    // Of "running shoes" the shoes, before what runs.
    return endsOf(named.kind, words, findSaid)
      .filter(mayBeIt)
      .toSorted((a, b) => Number(isHead(b)) - Number(isHead(a)))
      .flatMap((end) => {
        const part = words.slice(end.at, end.at + end.length);
        const kind = Array.from(part, (_, i) => end.at + i);
        const text = part.map(({ lexeme }) => lexeme.term).join(' ');
        const found = find({ words: part, senses: findSaid(part), text, linkAt: part.length });
        // A department's name says no kind: "gamer" of "fauteuil gamer".
        if (found.kind.length === 0 || found.above.size === 0) return [];
        const { own, ownByName, places, above, far, isPart } = found;
        if (!areNear(tree.categoryPaths, named.own, own) && !isHead(end) && !isOnlyForWhom(end)) return [];
        return {
          ...named,
          own,
          ownByName,
          places,
          above,
          far,
          isPart,
          kind,
          kinds: [kind],
          isKindWhole: kind.length > 1,
          isWhole: false,
          isOnlyKind: true,
        };
      });
  };
