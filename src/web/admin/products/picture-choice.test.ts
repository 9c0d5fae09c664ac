import { expect, it } from 'vitest';
import { appendPictures, type ChosenPicture, fitIntoForm, movePicture } from './picture-choice.ts';

const stored = (id: string): ChosenPicture => ({ key: id, id, address: '' });
const added = (name: string): ChosenPicture => ({ key: name, file: new File(['x'], name) });

it('sends the files and the order of all pictures', () => {
  const form = new FormData();
  appendPictures(form, [added('b.png'), stored('upload:1'), added('c.png')]);
  expect(form.get('pictures')).toBe('new:0,upload:1,new:1');
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['b.png', 'c.png']);
});

it('moves a picture by a place, and no further than the ends', () => {
  const pictures = ['1', '2', '3'].map(stored);
  const keys = (moved: ChosenPicture[]) => moved.map(({ key }) => key).join('');
  expect(keys(movePicture(pictures, 2, -1))).toBe('132');
  expect(keys(movePicture(pictures, 0, 1))).toBe('213');
});

it('takes as many pictures as a form can carry, stored ones at no cost', () => {
  const of = (size: number) => ({ key: String(size), file: new File([new Uint8Array(size)], 'a.png') });
  const stored = { key: 's', id: '1', address: '/a.webp' };
  const limits = { pictures: 3, formBytes: 200_000 };
  const [small, large] = [of(30_000), of(80_000)];
  expect(fitIntoForm([large, stored, large], limits)).toEqual([large, stored]);
  expect(fitIntoForm([small, stored, small, small], limits)).toEqual([small, stored, small]);
});
