import type { IndexData } from '../../index-data.ts';
import { namesWithin } from '../../words/category-names.ts';
import { queryWords } from '../reading/read-query.ts';

type Tree = Pick<IndexData, 'categoryPaths' | 'categoryNames'>;
type Paths = Tree['categoryPaths'];
type Places = ReadonlySet<number>;

/** Places of categories with those of all below them. */
export const placesBelow = (paths: Paths, named: Places): Places =>
  new Set(paths.flatMap((path, place) => (path.some((each) => named.has(each)) ? place : [])));

const departmentsOf = (paths: Paths, places: Places): Places =>
  new Set([...places].flatMap((place) => paths[place]?.at(-1) ?? []));

/** Whether some of these categories are of one department with some of the others. */
export function areNear(paths: Paths, places: Places, others: Places): boolean {
  const departments = departmentsOf(paths, places);
  return [...departmentsOf(paths, others)].some((each) => departments.has(each));
}

const termsIn = (name: string): string[] => queryWords(name).map(({ lexeme }) => lexeme.term);

/**
 * Categories that hold what is for the things of the one above, told by their English names: ink below printers. Departments are called
 * by their field, and all in them is of it.
 */
function listForAbove({ categoryPaths, categoryNames }: Tree): Places {
  const partsOf = (place: number) => namesWithin(categoryNames[place]?.[0] ?? '').map(termsIn);
  const isForAbove = ([place = 0, above, ...others]: readonly number[]): boolean => {
    if (above === undefined || others.length === 0) return false;
    const things = new Set(partsOf(above).map((terms) => terms.at(-1)));
    return partsOf(place).some((terms) => terms.slice(0, -1).some((term) => things.has(term)));
  };
  return new Set(categoryPaths.flatMap((path, place) => (isForAbove(path) ? place : [])));
}

/** The same categories with all below them that are such things, what they are part of, and what another department holds. */
export type Neighbours = { places: Places; above: Places; far: Places };

/** Finds what stands around categories; for one set of them only once. */
export function createNeighbours(tree: Tree): (own: Places) => Neighbours {
  const { categoryPaths: paths } = tree;
  const forAbove = listForAbove(tree);
  const known = new WeakMap<Places, Neighbours>();
  const isParted = new Set(paths.flatMap((path) => (path.length > 1 ? (path.at(-1) ?? []) : [])));

  /** What is in departments that hold none of these; one without parts, for what has no place, may hold anything. */
  function farFrom(own: Places): Places {
    const departments = departmentsOf(paths, own);
    return new Set(
      paths.flatMap((path, place) => {
        const department = path.at(-1) ?? place;
        return departments.has(department) || !isParted.has(department) ? [] : place;
      }),
    );
  }

  function find(own: Places): Neighbours {
    const above = new Set([...own].flatMap((place) => paths[place]?.slice(1) ?? []));
    if (own.size === 0) return { places: own, above, far: own };
    const below = [...placesBelow(paths, own)].filter((place) => own.has(place) || !forAbove.has(place));
    return { places: new Set(below), above, far: farFrom(own) };
  }

  return (own) => {
    const found = known.get(own) ?? find(own);
    known.set(own, found);
    return found;
  };
}
