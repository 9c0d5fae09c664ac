import { plainLetters } from '../../../../contract/plain-letters.ts';
import { keyOfName } from '../names-of-tree.ts';
import { nounOfStep } from '../nouns/noun-of-step.ts';
import { splitSteps } from './steps.ts';

/** What stories are sorted by: alone they are books, below films and games they say no more than these. */
const written = `mystery, mysteries, thriller, thrillers, crime fiction, crime & thrillers, crime & mystery, mystery & thriller,
  historical fiction, science fiction, science-fiction, sci-fi, sci-fi & fantasy, science fiction & fantasy,
  science-fiction et fantasy, literary fiction, contemporary fiction, women's fiction, womens fiction,
  christian fiction, young adult, nonfiction, non-fiction, non fiction, poetry, short stories, memoir, memoirs,
  autobiography, sequential art, true crime, policier, policiers, roman policier, polars, polars et thrillers,
  policiers et thrillers, roman historique, poésie, nouvelles et contes, essais et documents, documents et essais,
  sciences humaines, krimi, krimis, krimis & thriller, liebesromane, historische romane, belletristik, sachbücher,
  gialli, gialli e thriller, narrativa, fantascienza, poesia, poesía, novela negra, novela histórica,
  novela romántica, ciencia ficción, ficção científica, kryminał, kryminały, fantastyka, detektivky,
  krimi a thrillery, beletrie, beletria, deckare`;

const folded = (name: string): string => plainLetters(name).replaceAll('-', ' ').trim();
const genres = new Set(written.split(/,\s+/).map(folded));
const longest = 40;

const isGenre = (step: string): boolean => step.length <= longest && genres.has(folded(step));

/** A path without a genre at its end, where a step before it names what there is of it: "DVD > Thriller". */
export function withoutGenreEnd(path: string): string {
  const steps = splitSteps(path);
  const before = steps.slice(0, -1);
  const isNamed = () => before.some((step) => (keyOfName(step) ?? nounOfStep(step)) !== undefined);
  return before.length > 0 && isGenre(steps.at(-1) ?? '') && isNamed() ? before.join(' > ') : path;
}

/** Whether all that a path says is a genre of stories. */
export const isOfGenre = (path: string): boolean => {
  const steps = splitSteps(path);
  return steps.length === 1 && isGenre(steps[0] as string);
};
