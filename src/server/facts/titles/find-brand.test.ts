import { expect, test } from 'vitest';
import { findBrand } from './find-brand.ts';

const namesIn = (title: string, brand: string) =>
  findBrand(title, brand).map(({ index, end }) => title.slice(index, end));

test.each([
  ['Ice King FF125 iceking', 'Iceking', ['Ice King', 'iceking']],
  ['TP Link, TPLINK et tp-link® Archer', 'TP-Link', ['TP Link', 'TPLINK', 'tp-link®']],
  ['Câble Hewlett-Packard et HP', 'HP', ['Hewlett-Packard', 'HP']],
  // Part of another word, or too far apart.
  ['Shpère HPE2', 'HP', []],
  ['ALG LGX élg', 'LG', []],
  ['Ice    King', 'Iceking', []],
  ['ÉCRAN DÖRR', 'Dörr', ['DÖRR']],
  ['Écran 𝐋LG', 'LG', []],
  ['rien', '-', []],
])('in “%s” %s is named as %j', (title, brand, expected) => expect(namesIn(title, brand)).toEqual(expected));
