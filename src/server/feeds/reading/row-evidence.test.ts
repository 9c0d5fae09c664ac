import { expect, it } from 'vitest';
import type { FeedOffer } from '../feed-offer.ts';
import { hashEvidence, sealEvidence } from './row-evidence.ts';

const offer: FeedOffer = {
  articleId: 'a1',
  networkArticleId: null,
  groupId: '',
  title: 'Souris sans fil',
  size: null,
  brand: 'Norvik',
  description: 'Une souris.',
  specifications: [{ name: 'Colour', value: 'Noir' }],
  gtins: ['04006381333931'],
  mpn: 'NV-1',
  model: '',
  merchantCategory: 'Souris',
  networkCategory: '',
  condition: 'new',
  priceCents: 2_000,
  announcedCents: null,
  deliveryCents: 0,
  deliveryInfo: '',
  warranty: null,
  availability: 'in_stock',
  stock: 3,
  seller: '',
  link: 'https://a.example/1',
  pageLink: null,
  imageUrl: 'https://a.example/1.jpg',
  moreImages: [],
  rating: null,
  ratingCount: null,
};

it.each([
  ['price', { priceCents: 1_990 }],
  ['list price', { announcedCents: 3_000 }],
  ['stock', { availability: 'out_of_stock', stock: 0 }],
  ['delivery', { deliveryCents: 499, deliveryInfo: '48 h' }],
  ['seller', { seller: 'Autre vendeur' }],
  ['warranty', { warranty: { months: 24, by: 'manufacturer' } }],
  ['rating', { rating: 4.5, ratingCount: 12 }],
  ['promotions', { promotionIds: ['SALE'] }],
] satisfies [string, Partial<FeedOffer>][])('is the same with another %s', (_, changes) => {
  expect(hashEvidence({ ...offer, ...changes })).toBe(hashEvidence(offer));
});

it.each([
  ['title', { title: 'Souris sans fils' }],
  ['brand', { brand: 'Norvix' }],
  ['description', { description: '' }],
  ['specifications', { specifications: [{ name: 'Colour', value: 'Blanc' }] }],
  ['GTIN', { gtins: [] }],
  ['part number', { mpn: 'NV-2' }],
  ['model', { model: 'NV-1' }],
  ['shelf', { merchantCategory: 'Claviers' }],
  ['category of the network', { networkCategory: 'Claviers' }],
  ['condition', { condition: 'used' }],
  ['group', { groupId: 'g' }],
  ['size', { size: { label: 'M', title: 'Souris sans fil' } }],
  ['page', { pageLink: 'https://a.example/2' }],
  ['picture', { imageUrl: null }],
  ['more pictures', { moreImages: ['https://a.example/2.jpg'] }],
] satisfies [string, Partial<FeedOffer>][])('is another one with another %s', (_, changes) => {
  expect(hashEvidence({ ...offer, ...changes })).not.toBe(hashEvidence(offer));
});

it('is sealed with the category and the step of the price', () => {
  const seal = (key: string, hash: number, cents: number) => sealEvidence(17, { key, hash }, cents);
  const sealed = seal('mice', 5, 2_000);
  expect(seal('mice', 5, 2_050)).toBe(sealed);
  expect(seal('mice', 5, 2_500)).not.toBe(sealed);
  expect(seal('keyboards', 5, 2_000)).not.toBe(sealed);
  expect(seal('mice', 6, 2_000)).not.toBe(sealed);
});
