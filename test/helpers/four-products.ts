import type { Seed } from './catalogue.ts';

/** The stored picture of the first product. */
export const picture = {
  name: 'abc',
  width: 600,
  height: 400,
  sizes: [160, 320, 600],
  formats: ['avif', 'webp'],
};

/** Four products: one of many offers, one used only, one that nobody offers any more, one without a category. */
export async function seedFourProducts(seed: Seed) {
  const [north, south, slow, closed] = [
    await seed.merchant({ name: 'Nord & Co' }),
    await seed.merchant({ name: 'Sudtech' }),
    await seed.merchant({ name: 'Lentin', feedSeenDaysAgo: 8 }),
    await seed.merchant({ name: 'Clos', isActive: false }),
  ];
  await seed.picture('https://img.example/a.jpg', 'abc');
  const shared = await seed.product({
    title: 'Zenbook 14',
    brand: 'Asus',
    description: 'Light',
    specifications: [{ name: 'RAM', value: '16 GB' }],
    imageUrl: 'https://img.example/a.jpg',
    rating: 4.25,
    ratingCount: 12,
    gtins: ['04711081234567'],
    mpns: ['UX3402'],
  });
  const product = { productId: shared };
  await seed.offer({ ...product, merchantId: north, priceCents: 90_000, deliveryCents: 999, seller: 'Nord' });
  await seed.offer({
    ...product,
    merchantId: south,
    priceCents: 90_500,
    deliveryCents: 0,
    stock: 3,
    deliveryInfo: '48 h',
    networkArticleId: '777',
  });
  await seed.offer({ ...product, merchantId: south, priceCents: 90_999, deliveryCents: null });
  await seed.offer({
    ...product,
    merchantId: south,
    priceCents: 50_000,
    deliveryCents: 0,
    condition: 'refurbished',
  });
  await seed.offer({
    ...product,
    merchantId: north,
    priceCents: 80_000,
    deliveryCents: 0,
    availability: 'out_of_stock',
  });
  // None of these three is available any more.
  await seed.offer({ ...product, merchantId: north, priceCents: 100, isGone: true });
  await seed.offer({ ...product, merchantId: slow, priceCents: 100, seenDaysAgo: 8 });
  await seed.offer({ ...product, merchantId: closed, priceCents: 100 });

  const refurbished = await seed.product({ title: 'Old Zenbook', category: 'laptops' });
  await seed.offer({ merchantId: north, productId: refurbished, priceCents: 30_000, condition: 'used' });
  const gone = await seed.product({ title: 'Gone tablet', category: 'tablets' });
  await seed.offer({
    merchantId: north,
    productId: gone,
    priceCents: 20_000,
    isGone: true,
    seenDaysAgo: 3,
  });
  await seed.importRun(north, 2);
  const unsorted = await seed.product({ title: 'Thing', category: null });
  await seed.offer({ merchantId: south, productId: unsorted, priceCents: 1_000 });
  return { shared, refurbished, gone, unsorted };
}
