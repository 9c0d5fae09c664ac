import { describe, expect, it } from 'vitest';
import { compileMapping } from './row-mapping.ts';

const mapping = compileMapping({ image_link: ['picture'], title: ['{name} {option}/'] }, (name) => name);
const read = (cells: Record<string, string>) =>
  mapping.compose(new Map(Object.entries(cells).map(([name, text]) => [name, [text]])));

describe('several addresses in the column of the picture', () => {
  it('are the picture and others, whatever stands in front', () => {
    const picture = ' https://i.example/1,2.jpg , ; https://i.example/2.jpg\n|http://i.example/3.jpg';
    expect(read({ picture })).toEqual({
      image_link: 'https://i.example/1,2.jpg',
      additional_image_link: 'https://i.example/2.jpg\nhttp://i.example/3.jpg',
    });
    expect(read({ picture: ' https://i.example/1.jpg' }).image_link).toBe('https://i.example/1.jpg');
  });

  it('are found without going back and forth in what stands between them', () => {
    const space = ' ;'.repeat(400_000);
    expect(read({ picture: `a${space}b` })).toEqual({ image_link: `a${space}b` });
    expect(read({ picture: `a${space}https://i.example/2.jpg` }).image_link).toBe('a');
  });
});

it('leaves off what is empty at the end of a text that is put together', () => {
  expect(read({ name: 'Souris', option: '' })).toEqual({ title: 'Souris' });
  const space = ' /'.repeat(400_000);
  expect(read({ name: `a${space}b`, option: '' })).toEqual({ title: `a${space}b` });
});
