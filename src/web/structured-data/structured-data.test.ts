import { expect, it } from 'vitest';
import { createFixtureApi } from '../../../test/fixtures/catalogue-api.ts';
import { findSchemaErrors } from '../../../test/helpers/schema-org.ts';
import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import type { Variants } from '../families/variant-choices.ts';
import { breadcrumbData, categoryCrumb, homeCrumb, productListData } from './list-data.ts';
import { productData } from './product-data.ts';
import { websiteData } from './website-data.ts';

const api = createFixtureApi([]);
const publicUrl = 'https://shop.test';
const page = { publicUrl, language: 'fr', picture: '/share/fr/1.png?v=1-1' } as const;
/** Milliseconds: the compiler reads all of schema.org. */
const compilerTimeout = 60_000;

const getProduct = (id: string) => api('getProduct', { language: 'fr', params: { id }, query: {} });

/** The data as they are sent. */
const sent = (product: Product) => JSON.parse(JSON.stringify(productData(product, page)));

async function productWith(changes: Partial<Product>, ...offers: Partial<Offer>[]): Promise<Product> {
  const product = await getProduct('1');
  const { mainOffer } = product;
  if (!mainOffer) throw new Error('the fixture has no offer');
  const [main = mainOffer, ...others] = offers.map((offer) => ({ ...mainOffer, ...offer }));
  return { ...product, mainOffer: main, offers: others, ...changes };
}

it('says nothing of a stock that no merchant states', async () => {
  const unknown = { inStock: false, stockKnown: false };
  const [condition] = sent(await productWith({}, unknown, unknown)).offers;
  expect(condition.offers).toHaveLength(2);
  expect([condition.availability, condition.offers[0].availability]).toEqual([undefined, undefined]);
  const [mixed] = sent(await productWith({}, { inStock: true, stockKnown: true }, unknown)).offers;
  expect(mixed).toMatchObject({ offerCount: 1, availability: 'https://schema.org/InStock' });
});

it('names prices without delivery, those of unknown delivery only where there are no others', async () => {
  const known = {
    storePrice: 399,
    deliveryCost: 4.99,
    totalPrice: 403.99,
    deliveryKnown: true,
    inStock: true,
  };
  const unknown = {
    storePrice: 310.5,
    deliveryCost: 0,
    totalPrice: 310.5,
    deliveryKnown: false,
    inStock: true,
  };
  const data = sent(await productWith({}, known, unknown));
  expect(data.offers).toMatchObject([
    {
      lowPrice: '399.00',
      highPrice: '399.00',
      priceCurrency: 'EUR',
      offerCount: 1,
      offers: [{ price: '399.00', shippingDetails: { shippingRate: { value: '4.99', currency: 'EUR' } } }],
    },
  ]);
  const [alone] = sent(await productWith({}, unknown)).offers;
  expect(alone).toMatchObject({ lowPrice: '310.50', offerCount: 1 });
  expect(alone.offers[0]).not.toHaveProperty('shippingDetails');
});

it('mixes no conditions in one price', async () => {
  const data = sent(
    await productWith({}, { condition: 'new', storePrice: 500 }, { condition: 'used', storePrice: 100 }),
  );
  expect(data.offers).toMatchObject([
    { itemCondition: 'https://schema.org/NewCondition', lowPrice: '500.00' },
    { itemCondition: 'https://schema.org/UsedCondition', lowPrice: '100.00' },
  ]);
});

it('counts what can be bought; where nothing can, it says so', async () => {
  const gone = { storePrice: 10, inStock: false };
  const mixed = sent(await productWith({}, { storePrice: 20, inStock: true }, gone));
  expect(mixed.offers[0]).toMatchObject({
    offerCount: 1,
    lowPrice: '20.00',
    availability: 'https://schema.org/InStock',
  });
  const none = sent(await productWith({}, gone));
  expect(none.offers[0]).toMatchObject({ offerCount: 1, availability: 'https://schema.org/OutOfStock' });
});

it('names the seller of a marketplace, else the merchant', async () => {
  const offers = [
    { seller: 'Tiers', merchant: 'Place' },
    { seller: '', merchant: 'Boutique' },
  ];
  const data = sent(await productWith({}, ...offers.map((offer) => ({ ...offer, inStock: true }))));
  expect(data.offers[0].offers.map((offer: { seller: { name: string } }) => offer.seller.name)).toEqual([
    'Tiers',
    'Boutique',
  ]);
});

it('gives a rating only with its count', async () => {
  expect(sent(await productWith({ rating: 4.3, ratingCount: null }))).not.toHaveProperty('aggregateRating');
  expect(sent(await productWith({ rating: 4.3, ratingCount: 12 })).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    ratingCount: 12,
    bestRating: 5,
  });
});

it('has the energy class with its scale and record, and warranties, where they are stated', async () => {
  const data = sent(await productWith({}, { warranty: { months: 24, by: null }, inStock: true }));
  expect(data).toMatchObject({
    hasEnergyConsumptionDetails: {
      hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryE',
      energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
      energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
    },
    hasCertification: { name: 'EPREL', certificationIdentification: '999999901' },
  });
  expect(data.offers[0].offers[0].warranty.durationOfWarranty).toMatchObject({ value: 24, unitCode: 'MON' });
  const silent = sent(await productWith({ labels: null }, { warranty: null, inStock: true }));
  expect(silent).not.toHaveProperty('hasEnergyConsumptionDetails');
  expect(silent.offers[0].offers[0]).not.toHaveProperty('warranty');
});

it('pads codes to 14 digits', async () => {
  expect(sent(await productWith({ gtins: ['4006381333931'] })).gtin14).toEqual(['04006381333931']);
});

it('stands the share picture in where there is no other', async () => {
  expect(sent(await productWith({ images: [] })).image).toEqual([publicUrl + page.picture]);
});

const variants = {
  groupId: '7',
  choices: [
    { axis: 'capacity', name: 'Capacité', values: [choiceOf('128 Go', true), choiceOf('256 Go', false)] },
    { axis: 'colour', name: 'Couleur', values: [choiceOf('Noir', true), choiceOf('Bleu', false)] },
  ],
} satisfies Variants;

function choiceOf(label: string, isOwn: boolean) {
  return { label, price: 'dès 1 €', href: '/fr/product/1', title: label, isOwn, isOther: false };
}

it('names the group of variants that a product is one of, and nothing where it has none', async () => {
  const data = JSON.parse(JSON.stringify(productData(await getProduct('1'), { ...page, variants })));
  expect(data).toMatchObject({
    color: 'Noir',
    size: '128 Go',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    },
  });
  expect(sent(await getProduct('1'))).not.toHaveProperty('isVariantOf');
});

it(
  'says nothing that schema.org does not know',
  async () => {
    const products = await Promise.all(['1', '2', '3', '4', '6', '7', '8'].map(getProduct));
    const categories = await api('listCategories', { language: 'fr' });
    const crumbs = [homeCrumb('fr'), ...categories.slice(0, 1).map((each) => categoryCrumb('fr', each))];
    const things = [
      ...products.map((product) => productData(product, page)),
      ...products.slice(0, 1).map((product) => productData(product, { ...page, variants })),
      productData(await productWith({ rating: 4, ratingCount: 9, gtins: ['1'], mpns: ['a', 'b'] }), page),
      breadcrumbData(publicUrl, crumbs),
      productListData(products, { name: 'Ordinateurs', ...page }),
      websiteData(publicUrl, 'en'),
    ];
    expect(await findSchemaErrors(things)).toEqual([]);
  },
  compilerTimeout,
);

it(
  'would be caught inventing types, properties or values',
  async () => {
    const inventions = [
      { '@type': 'Prodct', name: 'a type' },
      { '@type': 'Product', colour: 'a property' },
      { '@type': 'Product', offers: [{ '@type': 'AggregateOffer', lowestPrice: 'a property within' }] },
      { '@type': 'Offer', availability: 'https://schema.org/Sometimes' },
    ];
    const errors = await findSchemaErrors(inventions);
    expect(errors.filter((error) => /things\.mts/.test(error))).toHaveLength(inventions.length);
  },
  compilerTimeout,
);
