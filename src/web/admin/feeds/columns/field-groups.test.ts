import { expect, it } from 'vitest';
import { feedFields, requiredFields } from '../../../../contract/feeds/feed-fields.ts';
import { fieldGroups } from './field-groups.ts';

it('hold each field that is not required, once', () => {
  const grouped: string[] = Object.values(fieldGroups).flat();
  expect([...requiredFields, ...grouped].sort()).toEqual([...feedFields].sort());
});
