import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Écran OLED 27"', 'ecr', '[Écr]an OLED 27"'],
  ['Écran OLED 27"', 'oled 2', 'Écran [OLED] [2]7"'],
  ['Samsung Galaxy Samsung', 'sam g', '[Sam]sung [G]alaxy [Sam]sung'],
  ['Cœur à cœur', 'à', 'Cœur [à] cœur'],
  ['Un vélo', 'zzz', 'Un vélo'],
  ['<b>gras</b>', 'b', '<[b]>gras</[b]>'],
  ['𝕏 phone', 'ph', '𝕏 [ph]one'],
  ['texte', '', 'texte'],
  ['Écran 27,5" et 5.5', '5', 'Écran 27,5" et [5].5'],
  ['Écran 27,5"', '27,', 'Écran [27],5"'],
  ['Écran 27,5"', '27,5', 'Écran [27,5]"'],
  ['Jean Levi’s slim, aujourd’hui', 's hui', 'Jean Levi’s [s]lim, aujourd’hui'],
  ["Coque de l’écran d'origine", 'ecr or', "Coque de l’[écr]an d'[or]igine"],
  ['Wi-Fi M.2 AT&T', 'fi t 2', 'Wi-[Fi] M.2 AT&T'],
])('marks what was typed: %s, %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
  expect(
    highlight(text, query)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
