import { expect, it } from 'vitest';
import { fromLines, toLines } from './specification-lines.ts';

it('reads what it wrote, colons in values and spaces before them included', () => {
  const specifications = [
    { name: 'Colour', value: 'black' },
    { name: 'Ratio', value: '16:9' },
  ];
  expect(fromLines(toLines(specifications))).toEqual(specifications);
  expect(fromLines('Couleur\u00a0: noir\n\nrien\n : x\ny:')).toEqual([{ name: 'Couleur', value: 'noir' }]);
});
