import { expect, test } from 'vitest';
import { otherWritings } from './other-writings.ts';
import { splitWords } from './scan-words.ts';

const writingsOf = (typed: string) => splitWords(typed, 1).flatMap((word) => otherWritings(word, false));

test.each([
  ['a participle beside a feminine noun', 'plissée', 'plisse'],
  ['a participle beside a masculine one', 'matelassé', 'matelassee'],
  ['French in -ique', 'scientifique', 'scientific'],
  ['English in -ic', 'acrylic', 'acrylique'],
  ['French in -teur', 'projecteur', 'projector'],
  ['English in -tor', 'generator', 'generateur'],
  ['French in -ité', 'humidité', 'humidity'],
  ['English in -ity', 'capacity', 'capacite'],
  ['French in -iel', 'artificielle', 'artificial'],
  ['English in -ual', 'manual', 'manuel'],
  ['French in -aire', 'solaire', 'solar'],
  ['English in -ory', 'accessory', 'accessoire'],
  ['French in -eux', 'lumineux', 'luminous'],
  ['an adjective in -ante', 'hydratante', 'hydratant'],
  ['one in -if, which English has in -ive', 'adhésif', 'adhesive'],
  ['one in -eux', 'moelleux', 'moelleuse'],
  ['one in -elle', 'artificielle', 'artificiel'],
  ['one in -al', 'floral', 'florale'],
  ['one in -ienne', 'italienne', 'italien'],
  ['one in -trice', 'réparatrice', 'reparateur'],
  ['the size of a fan, as its name has it', '140mm', '140'],
])('a word stands for itself in another form: %s', (_what, typed, other) => {
  expect(writingsOf(typed)).toContain(other);
});

test.each([
  ['what is no word of the other language', 'boutique', 'boutic'],
  ['a short word, which may be another one', 'musée', 'muse'],
  ['a name', 'zephyric', 'zephyrique'],
  ['a short word of another ending', 'paire', 'par'],
  ['a noun that is no gender of another', 'fraise', 'frais'],
  ['a noun without its end', 'imprimant', 'imprimante'],
  ['a noun in -ent', 'argent', 'argente'],
  ['a word of the other language that only looks like it', 'matériel', 'material'],
  ['another such word', 'fabric', 'fabrique'],
  ['a number of another unit', '140cm', '140'],
])('a word does not stand for %s', (_what, typed, other) => {
  expect(writingsOf(typed)).not.toContain(other);
});
