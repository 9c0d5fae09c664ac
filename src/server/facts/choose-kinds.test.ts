import { describe, expect, test } from 'vitest';
import { chooseKinds } from './choose-kinds.ts';

const kindsOf = (...paths: string[]) =>
  chooseKinds(paths.map((path, place) => ({ merchant: `Shop ${place}`, path })));

describe('what merchants call a thing', () => {
  test.each([
    ['the last step of their categories', ['Électroménager > Lave-linge'], ['Lave-linge']],
    ['one that tells something', ['Audio > Casque > Promotions'], ['Casque']],
    ['however they spell it', ['CÂBLE', 'Câbles', 'Réseau > Câble'], ['Câbles']],
    ['most first', ['Souris', 'Périphérique', 'High-tech > Souris'], ['Souris', 'Périphérique']],
    ['not what few say', ['Souris', 'Souris', 'Souris', 'Clavier'], ['Souris']],
    ['nothing where nothing tells', ['Promotions', '', '>>'], []],
  ])('%s', (_rule, paths, expected) => {
    expect(kindsOf(...paths)).toEqual(expected);
    expect(kindsOf(...paths.toReversed())).toEqual(expected);
  });

  test('one merchant says it once, and the network’s category where its own tells nothing', () => {
    const offers = [
      { merchant: 'A', path: 'Souris' },
      { merchant: 'A', path: 'Souris' },
      { merchant: 'A', path: 'Souris' },
      { merchant: 'B', path: 'Nouveautés', networkPath: 'Computers > Mice' },
    ];
    expect(chooseKinds(offers)).toEqual(['Mice', 'Souris']);
  });
});
