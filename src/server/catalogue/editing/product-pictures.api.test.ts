import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pngOfSize } from '../../../../test/helpers/pictures.ts';
import { openProductEditor, photo } from '../../../../test/helpers/product-editor.ts';
import type { ManagedProduct } from '../../../contract/products/schema.ts';

const editor = openProductEditor();
const { create, update, product, publicProduct, countProducts } = editor;

describe('pictures', () => {
  it('are encoded in several sizes and both formats, in the order of the form', async () => {
    const { body } = await create({}, [await photo(800, 400), await photo(200, 300)]);
    const { pictures, _id } = body.product as ManagedProduct;
    expect(pictures).toHaveLength(2);
    const [first] = pictures;
    const name = first?.id.replace('upload:', '');
    for (const file of [`${name}-160.webp`, `${name}-640.avif`]) {
      expect(existsSync(path.join(editor.test.dataDir, 'pictures', file))).toBe(true);
    }
    expect((await editor.test.get(first?.address ?? '')).headers['content-type']).toBe('image/webp');
    const shown = await publicProduct(_id);
    expect(shown.images).toEqual(pictures.map(({ address }) => address));
    expect(shown.awImage).toBe(first?.address);
  });

  it('are ordered, added and removed by an edit', async () => {
    const { body } = await create({}, [await photo(300, 200), await photo(310, 200)]);
    const { pictures, _id } = body.product as ManagedProduct;
    const [a = '', b = ''] = pictures.map(({ id }) => id);
    const added = await update(_id, { pictures: `${b},new:0,${a}` }, [await photo(320, 200)]);
    expect(added.body.message).toBe('Product updated!');
    const ids = (await product(_id)).pictures.map(({ id }) => id);
    expect([ids[0], ids[2]]).toEqual([b, a]);
    await update(_id, { pictures: ids[1] ?? '' });
    expect((await product(_id)).pictures.map(({ id }) => id)).toEqual([ids[1]]);
    await update(_id);
    expect((await product(_id)).pictures).toHaveLength(1);
    await update(_id, { pictures: '' });
    expect((await product(_id)).pictures).toEqual([]);
    expect((await publicProduct(_id)).images).toEqual([]);
    expect((await update(_id, { pictures: 'upload:other' })).body.message).toBe(
      'One of the images no longer exists.',
    );
  });

  it.each([
    ['a drawing that holds scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture of billions of pixels', pngOfSize(60_000, 60_000)],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000100', 'hex')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ])('are none: %s', async (_what, bytes) => {
    const before = await countProducts();
    const { status, body } = await create({}, [await photo(), { bytes }]);
    expect([status, body.details.reason]).toEqual([400, 'picture_refused']);
    expect(await countProducts()).toBe(before);
  });

  it('are one where the same is sent twice, or is there already', async () => {
    const same = await photo(340, 200);
    const { status, body } = await create({}, [same, same]);
    expect(status).toBe(200);
    const { pictures, _id } = body.product as ManagedProduct;
    expect(pictures).toHaveLength(1);
    const order = { pictures: `new:1,${pictures[0]?.id},new:0` };
    expect((await update(_id, order, [same, same])).body.product.pictures).toEqual(pictures);
  });

  it.each([
    ['a file', [9_300_000], 'An image can be 8 MB at most.', 'Une image peut peser 8\u00a0Mo au maximum.'],
    [
      'their number',
      Array(11).fill(100),
      '10 images at most can be sent at a time.',
      '10 images au maximum peuvent être envoyées à la fois.',
    ],
    [
      'the form',
      Array(4).fill(7_000_000),
      'The files in a form can be 25 MB in total at most.',
      'Les fichiers d’un formulaire peuvent peser 25\u00a0Mo au maximum au total.',
    ],
  ] as const)('say their limit where it is passed: %s', async (_what, sizes, english, french) => {
    const files = (sizes as readonly number[]).map((size) => ({ bytes: Buffer.alloc(size) }));
    for (const [language, message] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const response = await create({}, files, { ...editor.admin, 'accept-language': language });
      expect([response.status, response.body.message]).toEqual([413, message]);
    }
  });

  it('are bounded in number, those that are there included', async () => {
    const six = await Promise.all([31, 32, 33, 34, 35, 36].map((width) => photo(width, 40)));
    const { body } = await create({}, six);
    const five = await Promise.all([41, 42, 43, 44, 45].map((width) => photo(width, 40)));
    const tooMany = await update(body.product._id, {}, five);
    expect([tooMany.status, tooMany.body.message]).toEqual([400, 'A product can have 10 images at most.']);
    expect((await product(body.product._id)).pictures).toHaveLength(6);
  });
});
