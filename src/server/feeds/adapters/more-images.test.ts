import { expect, test } from 'vitest';
import type { FeedOffer } from '../feed-offer.ts';
import { adaptAwin } from './awin.ts';
import { adaptGoogleMerchant } from './google/google-merchant.ts';
import { moreImagesOf } from './more-images.ts';

const host = 'https://img.shop.example';
const context = { observedAt: new Date('2026-11-01T06:00:00Z'), currency: 'EUR' };
const google = {
  id: '1',
  title: 'Lampe',
  link: 'https://shop.example/1',
  price: '10.00 EUR',
  availability: 'in_stock',
  image_link: `${host}/1.jpg`,
};
const awin = {
  merchant_product_id: '1',
  product_name: 'Lampe',
  aw_deep_link: 'https://www.awin1.com/1',
  search_price: '10.00',
  merchant_image_url: `${host}/1.jpg`,
};
const imagesOf = (offer: unknown) => (offer as FeedOffer).moreImages;

test.each([
  ['XML', `${host}/2.jpg\n${host}/3.jpg`],
  ['TSV', `${host}/2.jpg,${host}/3.jpg`],
])('Google, as the reader of %s gives them', (_, additional_image_link) => {
  const offer = adaptGoogleMerchant({ ...google, additional_image_link }, context);
  expect(imagesOf(offer)).toEqual([`${host}/2.jpg`, `${host}/3.jpg`]);
});

test('Awin', () => {
  const alternates = {
    alternate_image: `${host}/2.jpg`,
    alternate_image_two: '',
    alternate_image_four: `${host}/4.jpg`,
  };
  expect(imagesOf(adaptAwin({ ...awin, ...alternates }, context))).toEqual([
    `${host}/2.jpg`,
    `${host}/4.jpg`,
  ]);
  expect(imagesOf(adaptAwin(awin, context))).toEqual([]);
});

test('each once, none that is no address or the first one, and no more than seven', () => {
  const given = ['javascript:alert(1)', 'nope', `${host}/1.jpg`, `${host}/2.jpg`, `${host}/2.jpg`];
  expect(moreImagesOf(given, `${host}/1.jpg`)).toEqual([`${host}/2.jpg`]);
  const many = Array.from({ length: 20 }, (_, i) => `${host}/${i}.jpg`);
  expect(moreImagesOf(many, null)).toEqual(many.slice(0, 7));
});
