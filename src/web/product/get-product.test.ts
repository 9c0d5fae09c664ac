import { describe, expect, it } from 'vitest';
import type { Api } from '../../contract/api.ts';
import { getProduct } from './get-product.ts';

const answering = (id: string) => (async () => ({ _id: id })) as unknown as Api;

describe('getProduct', () => {
  it('gives the product that was asked for', async () => {
    const product = await getProduct({ api: answering('7'), language: 'fr', id: '7' });
    expect(product._id).toBe('7');
  });

  it('leads for good to the product that took the asked one in', async () => {
    const answer = await getProduct({ api: answering('3'), language: 'fr', id: '7' }).catch(
      (thrown) => thrown,
    );
    expect(answer).toBeInstanceOf(Response);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/fr/product/3');
  });
});
