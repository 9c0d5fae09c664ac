import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/helpers/database.ts';
import { categoryTree } from '../facts/categories/tree.ts';

/** Shown elsewhere than shops keep them: who looks at printers wants no list of ink. */
const shownIn = new Map([['printer-ink-toner', 'computing']]);

test('a new shop shows its categories as the tree has them, but ink beside printers', async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const shown = await database.rows<{ key: string; parent: string | null }>(
    `select categories.key, above.key as parent from categories
       left join categories above on above.id = categories.parent_id order by categories.key`,
  );
  const wanted = categoryTree.map(({ key, parent }) => ({ key, parent: shownIn.get(key) ?? parent }));
  expect(shown).toEqual(wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
});
