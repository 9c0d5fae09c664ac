import { describe, expect, it } from 'vitest';
import type { Api } from '../../contract/api.ts';
import { getProduct } from './get-product.ts';

const answering = (id: string) => (async () => ({ _id: id })) as unknown as Api;

describe('getProduct', () => {
  it('gives the product that was asked for', async () => {
    const product = await getProduct({ api: answering('7'), language: 'fr', id: '7' });
    expect(product._id).toBe('7');
  });

  it('redirects permanently to the product that a merged one belongs to', async () => {
    const response = await getProduct({ api: answering('3'), language: 'fr', id: '7' }).catch(
      (thrown) => thrown,
    );
    expect(response).toBeInstanceOf(Response);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/fr/product/3');
  });

  it('keeps the size', async () => {
    const asked = { api: answering('3'), language: 'fr', id: '7', size: 'W32/L34' } as const;
    const response = await getProduct(asked).catch((thrown) => thrown);
    expect(response.headers.get('location')).toBe('/fr/product/3?size=W32%2FL34');
  });
});
