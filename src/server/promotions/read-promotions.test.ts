import { describe, expect, it } from 'vitest';
import { type PromotionRefusal, refusalMessage } from '../../contract/my-price/promotion-messages.ts';
import { readPromotion } from './read-promotion.ts';
import { readPromotions } from './read-promotions.ts';
import { wholeDaysOf } from './whole-days.ts';

const today = '2026-11-25';
const stated: Record<string, string> = {
  promotion_id: 'rentree',
  product_applicability: 'all_products',
  offer_type: 'generic_code',
  long_title: '10 % dès 50 €',
  promotion_effective_dates: '2026-11-20T00:00:00+01:00/2026-11-30T23:59:59+01:00',
  redemption_channel: 'online, in_store',
  generic_redemption_code: 'RENTREE10',
  percent_off: '10',
  minimum_purchase_amount: '50.00 EUR',
  promotion_destination: 'Shopping_ads',
};
const read = (more: Record<string, string> = {}) =>
  readPromotion(
    new Map(
      Object.entries({ ...stated, ...more }).flatMap(([name, text]) => (text === '' ? [] : [[name, [text]]])),
    ),
    today,
  );

describe('a promotion', () => {
  it('is a promo code with all of its conditions', () => {
    expect(read()).toEqual({
      promotionId: 'rentree',
      title: '10 % dès 50 €',
      code: 'RENTREE10',
      percent: 10,
      amountCents: null,
      minimumCents: 5_000,
      from: '2026-11-20',
      until: '2026-11-30',
      isFirstOrder: false,
      isSpecific: false,
      articleIds: null,
    });
    expect(
      read({
        percent_off: '',
        money_off_amount: '7,50 €',
        coupon_value_type: 'MONEY_OFF',
        redemption_restriction: 'FIRST_ORDER',
        product_applicability: 'SPECIFIC_PRODUCTS',
        item_id: 'A1, B2',
        promotion_display_dates: '2026-11-26T00:00:00+01:00/2026-12-30T23:59:59+01:00',
        'promotion_destination: free_listings': 'free_listings',
      }),
    ).toMatchObject({
      percent: null,
      amountCents: 750,
      isFirstOrder: true,
      isSpecific: true,
      articleIds: ['A1', 'B2'],
      from: '2026-11-26',
      until: '2026-11-30',
    });
  });

  it.each<[PromotionRefusal, Record<string, string>]>([
    ['id_missing', { promotion_id: '' }],
    ['not_online', { redemption_channel: 'in_store' }],
    ['no_code', { offer_type: 'no_code', generic_redemption_code: '' }],
    ['code_missing', { generic_redemption_code: '' }],
    ['code_invalid', { generic_redemption_code: 'DEUX MOTS' }],
    ['free_shipping', { coupon_value_type: 'free_shipping_standard', percent_off: '' }],
    ['gift', { coupon_value_type: 'free_gift_with_value' }],
    ['gift', { free_gift_description: 'Un mug' }],
    ['pieces', { coupon_value_type: 'buy_m_get_n_percent_off' }],
    ['pieces', { buy_this_quantity: '2' }],
    ['pieces', { limit_quantity: '1' }],
    ['limited', { limit_value: '100 EUR' }],
    ['kind_unknown', { coupon_value_type: 'spend_n_get_percent_off' }],
    ['value', { money_off_amount: '5 EUR' }],
    ['value', { percent_off: '12.5' }],
    ['value', { percent_off: '100' }],
    ['money', { percent_off: '', money_off_amount: '5 USD' }],
    ['money', { minimum_purchase_amount: '50' }],
    ['products', { product_applicability: '' }],
    ['filter', { brand: 'Nova' }],
    ['filter', { item_id_exclusion: 'A1' }],
    ['restricted', { redemption_restriction: 'SUBSCRIBE' }],
    ['restricted', { promotion_destination: 'YouTube_affiliate' }],
    ['members', { loyalty_program: 'Gold' }],
    ['fine_print', { fine_print: 'Hors marques.' }],
    ['dates', { promotion_effective_dates: 'bientôt' }],
    ['dates', { promotion_effective_dates: '' }],
    ['short', { promotion_effective_dates: '2026-11-26T10:00:00+01:00/2026-11-27T12:00:00+01:00' }],
    ['ended', { promotion_effective_dates: '2026-11-01T00:00:00+01:00/2026-11-24T23:59:59+01:00' }],
    ['elsewhere', { target_country: 'US' }],
    ['attribute', { weather: 'rain' }],
    ['attribute', { constructor: 'x' }],
  ])('is refused where a code cannot say it: %s, %j', (reason, more) => {
    const refused = read(more);
    expect(refused).toMatchObject({ reason });
    if ('reason' in refused) expect(refusalMessage('fr', refused.reason, refused.detail)).not.toBe('');
  });
});

it('counts on whole days in Paris only', () => {
  expect(wholeDaysOf('2026-11-20T09:00:00+01:00/2026-11-22T18:00:00+01:00')).toEqual({
    from: '2026-11-21',
    until: '2026-11-21',
  });
  expect(wholeDaysOf('2014-12-17T00:00:00-08:00/2014-12-20T23:59-0800')).toEqual({
    from: '2014-12-18',
    until: '2014-12-20',
  });
  expect(wholeDaysOf('2026-03-29/2026-03-29')).toEqual({ from: '2026-03-29', until: '2026-03-29' });
  expect(wholeDaysOf('2026-11-22/2026-11-20')).toBeUndefined();
});

describe('a file of promotions', () => {
  const attributes = Object.entries(stated);
  const xml = (inner: string) =>
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Nord</title>${inner}</channel></rss>`;
  const item = (more = '') =>
    `<item>${attributes.map(([name, text]) => `<g:${name}>${text}</g:${name}>`).join('')}${more}</item>`;
  const readText = (text: string) => readPromotions(Buffer.from(text), today);

  it('may be XML, with repeated elements, or a table with any delimiter', async () => {
    const asXml = await readText(xml(item('<g:redemption_channel>online</g:redemption_channel>')));
    expect(asXml).toMatchObject({ promotions: 1, codes: [{ code: 'RENTREE10' }], refused: [] });
    const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(';');
    const table = [attributes.map(([name]) => name), attributes.map(([, text]) => text), ['x']].map(line);
    const asCsv = await readText(table.join('\r\n'));
    expect(asCsv).toMatchObject({ promotions: 2, refused: [{ reason: 'damaged' }] });
    expect(asCsv.codes).toEqual(asXml.codes);
  });

  it('has no promotion of which there are two', async () => {
    const twice = await readText(xml(item() + item()));
    expect(twice).toMatchObject({ codes: [], refused: [{ reason: 'repeated' }, { reason: 'repeated' }] });
  });

  it.each([
    ['xml_broken', xml('<item></channel>')],
    ['file_cut', '<rss><channel><item><g:promotion_id>a'],
    ['doctype', '<!DOCTYPE x [<!ENTITY a "b">]><rss></rss>'],
    ['format_unknown', 'rien'],
    ['promotions_unknown', xml('<item><g:id>1</g:id></item>')],
    ['promotions_many', `${attributes.map(([name]) => name).join('\t')}\n${'a\n'.repeat(450)}`],
  ])('is refused as a whole where it is none: %s', async (code, text) => {
    await expect(readText(text)).rejects.toMatchObject({ fault: { code } });
  });
});
