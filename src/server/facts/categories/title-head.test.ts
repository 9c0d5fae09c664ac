import { describe, expect, it } from 'vitest';
import { readHead, together, withoutPaper } from './title-head.ts';

const million = (sign: string) => sign.repeat(1_000_000 / sign.length);

describe('a title’s head', () => {
  it('is what its main part names, whatever stands behind its first thousand characters', () => {
    const { words } = readHead('Wireless Mouse');
    expect(words).toEqual(['wireless', 'mouse']);
    expect(readHead(`Wireless Mouse for ${million('x ')}`).words).toEqual(words);
  });

  it.each([
    ['Norvik – Table Lamp By ZX', 'Table Lamp'],
    ['Table Lamp by Kordal Norvik', 'Table Lamp'],
    ['American Fridge Side by Side', 'American Fridge Side by Side'],
    ['Organised by colour', 'Organised by colour'],
    ['Table Lamp by Kordal Norvik, 1970s', 'Table Lamp'],
  ])('says nothing of who made it: %s', (title, plain) => {
    const last = title.split(' – ').at(-1) ?? '';
    expect(readHead(last).words).toEqual(readHead(plain).words);
  });

  it('is a cream where millilitres or grams stand behind, else a colour', () => {
    expect(readHead('Glow Cream 50 ml').words).toEqual(['glow', 'cream']);
    expect(readHead('Glow Cream 25gm').words).toEqual(['glow', 'cream']);
    expect(readHead('Curtain Cream 140 cm').words).toEqual(['curtain']);
  });

  // Each of these took the square of its length: days.
  it.each([' ', '\n', '1', '1 ', '1 cm ', 'set  ', ' -', 'for ', ' by', 'By A '])(
    'is read where a text is all %j',
    (sign) => {
      expect(readHead(`${million(sign)}a`)).toMatchObject({ isFirst: expect.any(Boolean) });
    },
  );
});

describe('amounts of paper', () => {
  it.each([
    ['Photo Paper - 50 Sheets', 'Photo Paper - #'],
    ['Cahier 2 x 1.000 pages, 80 g', 'Cahier #, 80 g'],
    ['Pack of 3 sheetsets', 'Pack of 3 sheetsets'],
    ['Bed 140 x 200 sheet', 'Bed #'],
    ['12 3', '12 3'],
  ])('%s', (title, without) => {
    expect(withoutPaper(title, '#')).toBe(without);
  });

  it('are looked for in a text of nothing but digits', () => {
    const text = million('1 ');
    expect(withoutPaper(text, '')).toBe(text);
  });
});

describe('several things together', () => {
  it.each([
    ['Set de cargadores', 'Set de '],
    ['kit : 2 x piles', 'kit : 2 x '],
    ['Juego de 3 cuchillos', 'Juego de 3 '],
    ['Settee', undefined],
  ])('%s', (title, several) => {
    expect(together.exec(title)?.[0]).toBe(several);
  });

  it.each([
    ['set ', undefined],
    ['set 1 ', 'set '],
  ])('are told where nothing but blanks follows %j', (begin, several) => {
    expect(together.exec(begin + million(' '))?.[0]).toBe(several);
  });
});
