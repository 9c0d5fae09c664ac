import type { LeafEvents } from './nested-leaves.ts';

type Listed = { name: string; parent: string };

/** Hostile files list them without end. */
const maxListed = 20_000;
/** Levels of a path; longer ones are circles. */
const maxLevels = 6;

/** Categories that a file lists before its articles, which then name them by number: `<category id="7" parentId="3">`. */
export function createListedCategories(list: string): { events: LeafEvents; pathOf(id: string): string } {
  const known = new Map<string, Listed>();
  let id = '';
  let found: Listed = { name: '', parent: '' };
  const isOne = (path: string) => path.endsWith(`/${list}`);

  return {
    events: {
      open(path) {
        if (!isOne(path)) return;
        id = '';
        found = { name: '', parent: '' };
      },
      leaf(path, text) {
        const at = path.lastIndexOf('@');
        if (at < 0) {
          if (isOne(path)) found.name = text;
        } else if (isOne(path.slice(0, at))) {
          if (path.endsWith('@id')) id = text;
          else if (/@parent_?id$/.test(path)) found.parent = text;
        }
      },
      close(path) {
        if (isOne(path) && id !== '' && found.name !== '' && known.size < maxListed) known.set(id, found);
      },
    },
    pathOf(number) {
      const names: string[] = [];
      for (let at = known.get(number); at && names.length < maxLevels; at = known.get(at.parent))
        names.unshift(at.name);
      return names.join(' > ');
    },
  };
}
