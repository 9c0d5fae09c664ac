import { expect, it } from 'vitest';
import { createSenseFinders } from '../../words/synonyms.ts';
import { listNames } from './list-names.ts';

const tree = () => ({ categoryNames: [['Kettles']], categoryCalled: [['boiler']], categoryPaths: [[0]] });

it('reads the names of categories once where they and the synonyms stay as they are', () => {
  const { asked } = createSenseFinders([]);
  const names = listNames(tree(), asked);
  expect([...names.places.keys()]).toEqual(['kettle', 'boiler']);
  expect(listNames(tree(), asked)).toBe(names);
  const renamed = listNames({ ...tree(), categoryNames: [['Teapots']] }, asked);
  expect([...renamed.places.keys()]).toEqual(['teapot', 'boiler']);
  const other = createSenseFinders([{ said: ['kettle', 'bouilloire'] }]).asked;
  expect([...listNames(tree(), other).places.keys()]).toEqual(['~kettle', 'boiler']);
});
