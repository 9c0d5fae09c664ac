import { zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPacker, unpack } from './packing.ts';

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
  expect(packed.map(unpack)).toEqual(bodies);
  const alone = zstdCompressSync(bodies[2] as Buffer);
  expect(packed[2]?.bytes.length).toBeLessThan(alone.length / 2);
});

it('packs what is of a kind too many, and leaves small bodies', () => {
  const pack = createPacker();
  const bodies = Array.from({ length: 70 }, (_, at) => pageOf(`produit ${at}`));
  expect(bodies.map((body, at) => unpack(pack(`kind ${at}`, body)))).toEqual(bodies);
  expect(pack('small', Buffer.from('[]'))).toEqual({ bytes: Buffer.from('[]'), dictionary: undefined });
});
