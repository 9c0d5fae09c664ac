import { zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPacker } from './packing.ts';

/** Every tenth row names the product. */
const pageOf = (product: string) =>
  Buffer.from(
    Array.from(
      { length: 400 },
      (_, at) => `<li class="${(at * 7_919) % 1_009}">${at % 10 === 0 ? product : 'livraison'}</li>`,
    ).join(''),
  );

it('packs bodies like others of their kind, and gives each back as it was', () => {
  const pack = createPacker();
  const bodies = ['casque', 'écran', 'souris'].map(pageOf);
  const packed = bodies.map((body) => pack('fr/product', body));
  expect(packed.map(({ open }) => open())).toEqual(bodies);
  const alone = zstdCompressSync(bodies[2] as Buffer);
  expect(packed[2]?.size).toBeLessThan(alone.length / 2);
});

it('packs what is of a kind too many, and leaves small bodies', () => {
  const pack = createPacker();
  const bodies = Array.from({ length: 70 }, (_, at) => pageOf(`produit ${at}`));
  expect(bodies.map((body, at) => pack(`kind ${at}`, body).open())).toEqual(bodies);
  expect(pack('small', Buffer.from('[]'))).toMatchObject({ size: 2 });
});
