import type { IndexData } from '../../index-data.ts';

type Paths = IndexData['categoryPaths'];
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

/** The same categories with all below them, what they are part of, and what another department holds. */
export type Neighbours = { places: Places; above: Places; far: Places };

/** Finds what stands around categories; for one set of them only once. */
export function createNeighbours(paths: Paths): (own: Places) => Neighbours {
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
    return { places: placesBelow(paths, own), above, far: farFrom(own) };
  }

  return (own) => {
    const found = known.get(own) ?? find(own);
    known.set(own, found);
    return found;
  };
}
