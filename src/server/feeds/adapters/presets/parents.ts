import { foldName } from '../columns/column-names.ts';
import { type Cells, fillTemplate } from '../row-mapping.ts';
import { type Inheritance, ofParent } from './preset.ts';

/** Parents that are remembered at once: in a file they stand before, but not always next to their parts. */
const maxParents = 10_000;
const asIs = (text: string) => text;

/** Completes rows with what their parents say. */
export function createParents({ knownBy, parent, columns, isNextTo, told = [] }: Inheritance): {
  complete(cells: Cells): Cells;
} {
  const known = new Map<string, Cells>();
  const inherited = columns.map(foldName);
  const besides = told.map((name) => ({ key: foldName(name), as: foldName(ofParent(name)) }));
  let last: Cells | undefined;

  function remember(cells: Cells): void {
    const kept = new Map(inherited.flatMap((key) => (cells.has(key) ? [[key, cells.get(key) ?? []]] : [])));
    for (const template of knownBy) {
      const name = fillTemplate(template, cells, foldName, asIs);
      if (name === '') continue;
      if (known.size >= maxParents) known.delete(known.keys().next().value as string);
      known.delete(name);
      known.set(name, kept);
      last = kept;
    }
  }

  return {
    complete(cells) {
      const name = fillAny(parent, cells);
      const from = name === '' ? isNextTo && last : known.get(name);
      if (!from) {
        remember(cells);
        return cells;
      }
      const own = new Map(cells);
      for (const { key, as } of besides) {
        const values = from.get(key);
        if (values) own.set(as, values);
      }
      let hasTaken = false;
      for (const [key, values] of from) {
        if (own.get(key)?.[0]?.trim()) continue;
        own.set(key, values);
        hasTaken = true;
      }
      // The first row of the next article has all of its own.
      if (!hasTaken) remember(cells);
      return own;
    },
  };
}

/** A text of several columns, of which one is there. */
const fillAny = (template: string, cells: Cells): string =>
  template
    .split('}')
    .filter((piece) => piece !== '')
    .map((piece) => fillTemplate(`${piece}}`, cells, foldName, asIs))
    .join('');
