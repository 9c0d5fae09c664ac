import { expect, it } from 'vitest';
import { createSharePictures } from './service.ts';

const product = {
  title: 'Clavier',
  totalPrice: 50,
  deliveryKnown: true,
  condition: 'new',
  inStock: true,
  stockKnown: true,
  merchantsCount: 2,
  awImage: null,
} as const;

const none = { read: async () => undefined };

/** Pictures that are finished by hand, in the order in which they were begun. */
function drawByHand() {
  const begun: PromiseWithResolvers<Buffer>[] = [];
  const render = () => {
    const drawing = Promise.withResolvers<Buffer>();
    begun.push(drawing);
    return drawing.promise;
  };
  return { begun, render };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('renders once for concurrent requests, and caches it', async () => {
  const { begun, render } = drawByHand();
  const pictures = createSharePictures({ pictures: none, render });
  const asked = [pictures.get(product, 'fr'), pictures.get({ ...product }, 'fr')];
  await settled();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(Buffer.from('png'));
  await Promise.all(asked);
  await pictures.get(product, 'fr');
  expect(begun).toHaveLength(1);
});

it('renders again what looks different', async () => {
  const { begun, render } = drawByHand();
  const pictures = createSharePictures({ pictures: none, render, maxDrawing: 9 });
  const others = [
    { totalPrice: 49 },
    { title: 'Souris' },
    { merchantsCount: 3 },
    { awImage: '/pictures/a.webp' },
  ];
  const asked = [
    pictures.get(product, 'fr'),
    pictures.get(product, 'en'),
    ...others.map((change) => pictures.get({ ...product, ...change }, 'fr')),
  ];
  await settled();
  expect(begun).toHaveLength(asked.length);
});

it('draws a few at a time, lets some wait and refuses the rest', async () => {
  const { begun, render } = drawByHand();
  const pictures = createSharePictures({ pictures: none, render, maxDrawing: 1, maxWaiting: 1 });
  const ask = (merchantsCount: number) => pictures.get({ ...product, merchantsCount }, 'fr');
  const first = ask(1);
  const second = ask(2);
  await expect(ask(3)).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(Buffer.from('first'));
  await first;
  await settled();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(Buffer.from('second'));
  expect((await second).toString()).toBe('second');
});

it('keeps no failure, and goes on with those that wait', async () => {
  const { begun, render } = drawByHand();
  const pictures = createSharePictures({ pictures: none, render, maxDrawing: 1 });
  const failed = expect(pictures.get(product, 'fr')).rejects.toThrow('no memory');
  const next = pictures.get(product, 'en');
  await settled();
  begun[0]?.reject(new Error('no memory'));
  await failed;
  await settled();
  begun[1]?.resolve(Buffer.from('next'));
  expect((await next).toString()).toBe('next');
  const again = pictures.get(product, 'fr');
  await settled();
  begun[2]?.resolve(Buffer.from('again'));
  expect((await again).toString()).toBe('again');
});
