import { expect, it } from 'vitest';
import { linkedData } from './linked-data.ts';

const hostile = '</script><script>alert(1)</script><!-- ]]> & \u2028 \u2029 "quoted" \\';

it('lets no text end the script element or a line', () => {
  const text = linkedData([{ '@type': 'Product', name: hostile }]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
});

it('keeps every text as it was', () => {
  const { '@graph': things } = JSON.parse(linkedData([{ '@type': 'Product', name: hostile }]));
  expect(things).toEqual([{ '@type': 'Product', name: hostile }]);
});
