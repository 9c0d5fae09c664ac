import { describe, expect, it } from 'vitest';
import { openProductEditor, photo } from '../../../../test/helpers/product-editor.ts';
import type { ListedProduct } from '../../../contract/products/schema.ts';
import { measureMerchants } from '../../merchants/service.ts';

const editor = openProductEditor();
const { create } = editor;

describe('the list', () => {
  const list = async (query: string) =>
    (await editor.people.call('GET', `/admin/products?${query}`, undefined, editor.admin)).json<
      ListedProduct[]
    >();

  it('finds by words and codes', async () => {
    const { body } = await create({ name: 'Findable 100% Thing', brand: 'Zeta', gtins: '9780201379624' });
    for (const search of ['thing zeta', '100%', '9780201379624']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).map(({ _id }) => _id)).toEqual([
        body.product._id,
      ]);
    }
    expect(await list('search=thing+absent')).toEqual([]);
  });

  it('says of a product without a category that it is unknown', async () => {
    await editor.test.seed.product({ title: 'Nowhere', category: null });
    const categoryIn = async (language: string) => {
      const headers = { ...editor.admin, 'accept-language': language };
      const response = await editor.people.call('GET', '/admin/products?search=nowhere', undefined, headers);
      return response.json<ListedProduct[]>().map(({ category }) => category);
    };
    expect(await categoryIn('en')).toEqual(['Unknown Category']);
    expect(await categoryIn('fr')).toEqual(['Catégorie inconnue']);
  });

  it('is filtered by what is missing', async () => {
    const bare = await editor.test.seed.product({ title: 'Bare', category: null });
    const single = await editor.test.seed.product({ title: 'Single' });
    await editor.test.seed.offer({ merchantId: editor.merchantId, productId: single, priceCents: 10_000 });
    const { body } = await create({ name: 'Pictured' }, [await photo()]);
    await editor.test.publish();
    const ids = async (filter: string) =>
      (await list(`filter=${filter}&limit=100`)).map(({ _id }) => Number(_id));
    const pictured = Number(body.product._id);
    const noPicture = await ids('noPicture');
    expect([noPicture.includes(bare), noPicture.includes(pictured)]).toEqual([true, false]);
    const noCategory = await ids('noCategory');
    expect([noCategory.includes(bare), noCategory.includes(pictured)]).toEqual([true, false]);
    const oneOffer = await ids('oneOffer');
    expect([oneOffer.includes(single), oneOffer.includes(pictured)]).toEqual([true, false]);
    expect(await ids('doubtfulPrice')).toEqual([]);
    const dear = await editor.test.seed.product({ title: 'Dear' });
    const usual = await editor.test.seed.product({ title: 'Usual' });
    for (const [name, cents] of [
      ['One', 10_000],
      ['Two', 11_000],
      ['Three', 12_000],
    ] as const) {
      const seller = await editor.test.seed.merchant({ name });
      await editor.test.seed.offer({ merchantId: seller, productId: usual, priceCents: cents });
      await editor.test.seed.offer({ merchantId: seller, productId: dear, priceCents: cents });
    }
    const cheap = await editor.test.seed.merchant({ name: 'Cheap' });
    await editor.test.seed.offer({ merchantId: cheap, productId: dear, priceCents: 3_000 });
    await editor.test.seed.offer({
      merchantId: cheap,
      productId: usual,
      priceCents: 3_000,
      condition: 'used',
    });
    await measureMerchants(editor.test.database.database);
    expect(await ids('doubtfulPrice')).toEqual([dear]);
  });
});
