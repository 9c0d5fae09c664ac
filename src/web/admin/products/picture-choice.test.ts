import { expect, it } from 'vitest';
import { appendPictures, type ChosenPicture, movePicture } from './picture-choice.ts';

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
