import { describe, expect, it } from 'vitest';
import { adaptAwin } from './awin.ts';
import type { FeedRow } from './row.ts';

const context = { observedAt: new Date('2026-08-01T12:00:00Z'), currency: 'EUR' };

const row: FeedRow = {
  aw_deep_link: 'https://www.awin1.com/pclick.php?p=1&a=0&m=9',
  aw_product_id: '492438304751',
  merchant_product_id: 'CDM65765470808',
  product_name: 'Brother TN04C Toner &eacute;conomique',
  description: '<p>Cyan Toner</p><ul><li>Page yield : 3000</li></ul>',
  search_price: '106.99',
  display_price: 'EUR106.99',
  currency: 'EUR',
  delivery_cost: 'FR:::4.99 EUR',
  delivery_time: '48/72h',
  brand_name: 'Brother',
  colour: 'Cyan',
  condition: 'new',
  ean: '4977766618960',
  product_gtin: '4977766618960',
  mpn: 'N/A',
  product_model: 'TN04C',
  merchant_category: 'Cartouche &gt; Toner',
  category_name: 'Printer Ink & Toner',
  in_stock: '1',
  stock_quantity: '244',
  is_for_sale: '1',
  merchant_image_url: 'https://img.example/1.jpg',
  average_rating: '4.5',
  reviews: '12',
};

const adapt = (changes: Record<string, string>) => adaptAwin({ ...row, ...changes }, context);

describe('a row of an Awin feed', () => {
  it('becomes an offer', () => {
    expect(adaptAwin(row, context)).toEqual({
      articleId: 'CDM65765470808',
      groupId: '',
      size: null,
      networkArticleId: '492438304751',
      title: 'Brother TN04C Toner économique',
      brand: 'Brother',
      description: 'Cyan Toner\nPage yield : 3000',
      specifications: [
        { name: 'Page yield', value: '3000' },
        { name: 'Colour', value: 'Cyan' },
      ],
      gtins: ['04977766618960'],
      mpn: '',
      model: 'TN04C',
      merchantCategory: 'Cartouche > Toner',
      networkCategory: 'Printer Ink & Toner',
      condition: 'new',
      priceCents: 10_699,
      announcedCents: null,
      deliveryCents: 499,
      deliveryInfo: '48/72h',
      warranty: null,
      availability: 'in_stock',
      stock: 244,
      seller: '',
      link: 'https://www.awin1.com/pclick.php?p=1&a=0&m=9',
      pageLink: null,
      imageUrl: 'https://img.example/1.jpg',
      moreImages: [],
      rating: 4.5,
      ratingCount: 12,
    });
  });
  it.each([
    ['https://brother.example/tn04c', 'https://brother.example/tn04c'],
    ['http://brother.example/tn04c', 'https://brother.example/tn04c'],
    ['javascript:alert(1)', null],
    [row.aw_deep_link ?? '', null],
  ])('keeps the merchant’s own address %s beside the tracked link', (merchant_deep_link, pageLink) => {
    expect(adapt({ merchant_deep_link })).toMatchObject({ link: row.aw_deep_link, pageLink });
  });

  it('names the seller of a marketplace', () => {
    expect(adapt({ seller_name: ' Bazar  direct ' })).toMatchObject({ seller: 'Bazar direct' });
  });

  it('never takes a crossed-out price for the price', () => {
    expect(adapt({ rrp_price: '160.00', product_price_old: '150.00' })).toMatchObject({
      priceCents: 10_699,
      announcedCents: 15_000,
    });
  });

  it.each([
    [{ search_price: '', store_price: '99.90' }, 9_990],
    [{ search_price: '', store_price: '', display_price: 'EUR99,90' }, 9_990],
    [{ search_price: '10699', store_price: '', display_price: 'EUR106.99' }, 10_699],
    [{ search_price: '10699.00', store_price: '106.99', display_price: '' }, 10_699],
    [{ search_price: '10699.00', store_price: '10699.00', display_price: 'EUR10699.00' }, 1_069_900],
    [{ search_price: '106.99', store_price: '120.00' }, 10_699],
  ])('repairs a price where its other columns make it certain: %j', (changes, priceCents) => {
    expect(adapt(changes)).toMatchObject({ priceCents });
  });

  it.each([
    [{ merchant_product_id: '', aw_product_id: '' }, 'article_missing'],
    [{ product_name: ' <b></b> ' }, 'title_missing'],
    [{ search_price: '', store_price: '', display_price: '' }, 'price_missing'],
    [{ search_price: '0.00' }, 'price_zero'],
    [{ search_price: '0.01' }, 'price_placeholder'],
    [{ search_price: '-1' }, 'price_negative'],
    [{ search_price: 'N/C' }, 'price_unreadable'],
    [{ search_price: 'sur devis' }, 'price_unreadable'],
    [{ search_price: '399.90 BRL' }, 'price_foreign'],
    [{ currency: 'GBP' }, 'price_foreign'],
    [{ aw_deep_link: '', merchant_deep_link: '' }, 'link_missing'],
    [{ aw_deep_link: 'javascript:alert(1)' }, 'link_invalid'],
    [{ is_for_sale: '0' }, 'not_for_sale'],
    [{ valid_to: '2026-07-31' }, 'not_valid_now'],
  ])('is rejected for %j: %s', (changes, reason) => {
    expect(adapt(changes)).toMatchObject({ reason });
  });

  it.each([
    [{ in_stock: 'yes' }, 'in_stock'],
    [{ in_stock: 'false' }, 'out_of_stock'],
    [{ in_stock: '', stock_status: 'out of stock' }, 'out_of_stock'],
    [{ in_stock: '', stock_quantity: '0' }, 'out_of_stock'],
    [{ in_stock: '', stock_quantity: '3' }, 'in_stock'],
    [{ in_stock: '', stock_quantity: '' }, 'in_stock'],
    [{ in_stock: '', stock_quantity: '', is_for_sale: '' }, 'unknown'],
    [{ in_stock: 'Nachfragen', stock_quantity: '', is_for_sale: '' }, 'unknown'],
    [{ in_stock: '0', pre_order: '1' }, 'preorder'],
    [{ in_stock: '1', product_name: 'Lampe Halo (rupture)' }, 'out_of_stock'],
  ])('tells availability of %j: %s', (changes, availability) => {
    expect(adapt(changes)).toMatchObject({ availability });
  });

  it('does not say "0 pieces" of what is in stock', () => {
    expect(adapt({ stock_quantity: '0' })).toMatchObject({ availability: 'in_stock', stock: null });
  });

  it('makes one article of the sizes of a garment, not of its colours', () => {
    const size = { parent_product_id: 'P1', 'fashion:size': 'M' };
    expect(adapt({ ...size, merchant_product_id: 'A' })).toMatchObject({ articleId: 'P1/cyan' });
    expect(adapt({ ...size, 'fashion:size': 'L', merchant_product_id: 'B' })).toMatchObject({
      articleId: 'P1/cyan',
    });
    expect(adapt({ ...size, colour: 'Rouge' })).toMatchObject({ articleId: 'P1/rouge' });
    expect(adapt({ parent_product_id: 'P1' })).toMatchObject({ articleId: 'CDM65765470808' });
  });

  it('leaves a cost of delivery that is not stated unknown', () => {
    expect(adapt({ delivery_cost: '' })).toMatchObject({ deliveryCents: null });
    expect(adapt({ delivery_cost: 'offerte' })).toMatchObject({ deliveryCents: 0 });
  });

  it.each([
    [{ rrp_price: '160,00' }, 16_000],
    [{ product_price_old: '90.00', rrp_price: '160.00' }, 16_000],
    [{ store_price: '129.90' }, 12_990],
    [{ store_price: '106.99', rrp_price: '106.99' }, null],
    [{ rrp_price: '16000.00' }, null],
    [{ rrp_price: 'N/C', product_price_old: '199.00 GBP' }, null],
  ])('announces the price above its own that it states: %j', (changes, announcedCents) => {
    expect(adapt(changes)).toMatchObject({ priceCents: 10_699, announcedCents });
  });

  it.each([
    [{ search_price: '3595.00', display_price: '', rrp_price: '45.84' }, { reason: 'price_contradicted' }],
    [
      { search_price: '3595.00', display_price: '', product_price_old: '45.84' },
      { reason: 'price_contradicted' },
    ],
    [{ search_price: '3595.00', display_price: 'EUR35.95', rrp_price: '45.84' }, { priceCents: 3_595 }],
    [{ search_price: '3595.00', rrp_price: '100.00' }, { priceCents: 359_500 }],
    [{ search_price: '3595.00', rrp_price: 'N/C' }, { priceCents: 359_500 }],
  ])('does not believe a price far above its own list price: %j', (changes, expected) => {
    expect(adapt(changes)).toMatchObject(expected);
  });
});
