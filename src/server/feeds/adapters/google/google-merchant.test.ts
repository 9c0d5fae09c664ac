import { describe, expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';
import type { FeedRow } from '../row.ts';
import { adaptGoogleMerchant } from './google-merchant.ts';

const files = withOfferFiles();
const context = { observedAt: new Date('2026-08-01T12:00:00Z'), currency: 'EUR' };

const row: FeedRow = {
  id: 'ELE1',
  title: 'Souris Logitech M220',
  description: 'Silencieuse',
  link: 'https://www.electrodirect.example/p/ele1',
  image_link: 'https://img.example/1.jpg',
  availability: 'in stock',
  price: '15.95 EUR',
  brand: 'Logitech',
  gtin: '4977766618960',
  condition: 'new',
  product_type: 'Périphérique > Souris',
  shipping: 'FR:::5.90 EUR',
};

const adapt = (changes: Record<string, string>) => adaptGoogleMerchant({ ...row, ...changes }, context);

describe('an item of a Google Merchant feed', () => {
  it.each([
    [{ condition: '', state: 'Very good' }, 'used'],
    [{ condition: '', état: 'Reconditionné' }, 'refurbished'],
    [{ condition: '', estado: 'activo' }, 'new'],
    [{ condition: 'new', state: 'Used' }, 'new'],
  ])('has its condition where shops write it as well: %j', (said, condition) => {
    expect(adapt(said)).toMatchObject({ condition });
  });

  it.each(['color', 'colour', 'couleur'])('has its colour where shops write it as well: %s', (name) => {
    const sock = { title: 'Chaussettes Alma', item_group_id: 'g1', size: 'M', product_type: 'Chaussettes' };
    expect(adapt({ ...sock, [name]: 'Bleu' })).toMatchObject({
      ...{ articleId: 'g1/bleu', title: 'Chaussettes Alma Bleu', size: { label: 'M' } },
    });
  });

  it('has its code where shops call it an EAN', () => {
    expect(adapt({ gtin: '', ean: '4977766618960' })).toMatchObject({ gtins: ['04977766618960'] });
    expect(adapt({ ean: '4977766618960' })).toMatchObject({ gtins: ['04977766618960'] });
  });

  it.each([
    ['in stock', 'Souris Halo (Rupture)', 'out_of_stock'],
    ['', 'Souris Halo - sold out', 'out_of_stock'],
    ['in stock', 'Précommande : Souris Halo', 'preorder'],
    ['backorder', 'Souris Halo (Rupture)', 'backorder'],
  ])('is not in stock where its title says so: %s, %s', (availability, title, found) => {
    expect(adapt({ availability, title })).toMatchObject({ title: 'Souris Halo', availability: found });
  });

  it.each([
    [{ title: 'Orvane - Sold Out', product_type: 'Musique > Vinyles' }, 'Orvane - Sold Out', 'in_stock'],
    [{ title: 'Vendue : mémoires', gtin: '9782070368228' }, 'Vendue : mémoires', 'in_stock'],
    [{ title: 'Souris Halo (&Eacute;puis&eacute;)' }, 'Souris Halo', 'out_of_stock'],
  ])('has words on stock in the names of books and records: %j', (said, title, availability) => {
    expect(adapt({ availability: 'in stock', ...said })).toMatchObject({ title, availability });
  });

  it('has shelves side by side where RSS names several', async () => {
    const itemOf = (id: string, shelves: string) =>
      `<item><g:id>${id}</g:id><title>Lampe Halo</title><link>https://shop.example/${id}</link><g:price>12.50 EUR</g:price>${shelves}</item>`;
    const { offers } = await files.read(
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${itemOf('1', '<categories><category>Maison</category><category>Lampes</category></categories>')}${itemOf('2', '<category>Maison</category><category>Lampes</category>')}${itemOf('3', '<categories>Maison &gt; Lampes</categories>')}</channel></rss>`,
    );
    const found = offers.map((offer) => 'merchantCategory' in offer && offer.merchantCategory);
    expect(found).toEqual(['Maison;Lampes', 'Maison;Lampes', 'Maison > Lampes']);
  });

  it('becomes an offer', () => {
    expect(adaptGoogleMerchant(row, context)).toMatchObject({
      articleId: 'ELE1',
      networkArticleId: null,
      title: 'Souris Logitech M220',
      priceCents: 1_595,
      deliveryCents: 590,
      availability: 'in_stock',
      gtins: ['04977766618960'],
      merchantCategory: 'Périphérique > Souris',
    });
  });

  it.each([
    [{ product_type: '', category: 'Outillage > Perceuses' }, 'Outillage > Perceuses', ''],
    [{ product_type: 'Perceuses', category: 'Promo' }, 'Perceuses', ''],
    [{ product_type: '', category: '1056' }, '', ''],
    [{ product_type: '17', category: '4', categories: 'Outillage' }, 'Outillage', ''],
    [{ product_type: '17', category: '4' }, '17', ''],
    [{ product_type: '', fb_product_category: 'home > tools' }, '', 'home > tools'],
    // 328 are notebooks of Google's, and something else of Meta's.
    [{ product_type: '', fb_product_category: '328' }, '', ''],
    [{ google_product_category: '3116', fb_product_category: '12' }, 'Périphérique > Souris', '3116'],
  ])('has its shelf where shops and Meta write it as well: %j', (said, shelf, network) => {
    expect(adapt(said as Record<string, string>)).toMatchObject({
      merchantCategory: shelf,
      networkCategory: network,
    });
  });

  it('has the first of several pictures in one column, and the others behind it', () => {
    const [one, two] = ['https://img.example/1,a.jpg', 'https://img.example/2.jpg'];
    expect(adapt({ image_link: `${one},${two}` })).toMatchObject({ imageUrl: one, moreImages: [two] });
    expect(adapt({ image_link: one })).toMatchObject({ imageUrl: one, moreImages: [] });
  });

  it('names the seller of a marketplace', () => {
    expect(adapt({ external_seller_id: 'Bazar direct' })).toMatchObject({ seller: 'Bazar direct' });
  });

  it.each([
    [{ expiration_date: '2026-07-31' }, false],
    [{ expiration_date: '2026-08-01T13:30+0200' }, false],
    [{ expiration_date: '2026-08-01T14:30+0200' }, true],
    [{ expiration_date: '2026-08-01' }, true],
    [{ expiration_date: 'unlimited' }, true],
    [{ expiration_date: '1970-01-01T00:00:00Z' }, true],
    [{ expiration_date: '0001-01-01' }, true],
    [{ disclosure_date: '2026-08-02T00:00Z' }, false],
    [{ disclosure_date: '2026-07-02T00:00Z', expiration_date: '' }, true],
  ])('is published from its disclosure until it expires: %j', (said, isPublished) => {
    const offer = adapt(said as Record<string, string>);
    if (isPublished) expect(offer).toMatchObject({ articleId: 'ELE1' });
    else expect(offer).toEqual({ reason: 'not_valid_now', articleId: 'ELE1' });
  });

  it.each([
    [{ visibility: 'hidden' }, true],
    [{ visibility: 'published' }, false],
    [{ status: 'archived' }, true],
    [{ status: 'active' }, false],
    [{ excluded_destination: 'Shopping_ads\nFree_listings' }, true],
    [{ excluded_destination: 'Free listings, Shopping ads' }, true],
    [{ excluded_destination: 'Display_ads' }, false],
    [{ excluded_destination: 'Shopping_ads' }, false],
  ])('is not published where its shop shows it nowhere: %j', (said, isHidden) => {
    const offer = adapt(said as Record<string, string>);
    expect('reason' in offer && offer.reason === 'not_for_sale').toBe(isHidden);
  });

  it('takes the sale price while the sale holds', () => {
    const sale = { sale_price: '12.50 EUR' };
    expect(adapt(sale)).toMatchObject({ priceCents: 1_250, announcedCents: 1_595 });
    expect(adapt({})).toMatchObject({ priceCents: 1_595, announcedCents: null });
    expect(
      adapt({ ...sale, sale_price_effective_date: '2026-07-25T00:00Z/2026-08-10T00:00Z' }),
    ).toMatchObject({
      priceCents: 1_250,
    });
    expect(
      adapt({ ...sale, sale_price_effective_date: '2026-08-05T00:00Z/2026-08-10T00:00Z' }),
    ).toMatchObject({
      priceCents: 1_595,
    });
    expect(adapt({ ...sale, sale_price_effective_date: 'xx' })).toMatchObject({ priceCents: 1_250 });
    const days = (sale_start: string, sale_end: string) => adapt({ ...sale, sale_start, sale_end });
    expect(days('2026-07-25', '10/08/2026')).toMatchObject({ priceCents: 1_250 });
    expect(days('', '31.12.2026')).toMatchObject({ priceCents: 1_250 });
    expect(days('2026-08-05', '')).toMatchObject({ priceCents: 1_595 });
    expect(days('2026-07-01', '2026-07-15 23:59')).toMatchObject({ priceCents: 1_595 });
    expect(adapt({ ...sale, price: '' })).toMatchObject({ priceCents: 1_250 });
    expect(adapt({ sale_price: 'N/A' })).toMatchObject({ priceCents: 1_595 });
    expect(adapt({ sale_price: '20.00 EUR' })).toMatchObject({ priceCents: 1_595 });
  });

  it('has the currency that only its sale states', () => {
    expect(adapt({ price: '15.95', sale_price: '12.50 AUD' })).toMatchObject({
      reason: 'price_foreign',
      detail: 'AUD',
    });
    expect(adapt({ price: '15.95', sale_price: '12.50 EUR' })).toMatchObject({ priceCents: 1_250 });
  });

  it.each([
    [{ id: '' }, 'article_missing'],
    [{ title: '' }, 'title_missing'],
    [{ price: '' }, 'price_missing'],
    [{ price: '15.95 USD' }, 'price_foreign'],
    [{ link: '' }, 'link_missing'],
    [{ link: 'http://shop.example/' }, 'link_http'],
  ])('is rejected for %j: %s', (changes, reason) => {
    expect(adapt(changes)).toMatchObject({ reason });
  });

  it('makes one article of clothing sizes, never of capacities', () => {
    const group = { item_group_id: 'G1', color: 'Bleu' };
    expect(adapt({ ...group, size: 'XL' })).toMatchObject({ articleId: 'G1/bleu' });
    expect(adapt({ ...group, size: '42 EU' })).toMatchObject({ articleId: 'G1/bleu' });
    expect(adapt({ ...group, size: '128 GB' })).toMatchObject({ articleId: 'ELE1' });
  });

  it('keeps what the law wants shown, and its warranty', () => {
    const labelled = {
      ...{ energy_efficiency_class: 'E', min_energy_efficiency_class: 'G', max_energy_efficiency_class: 'A' },
      ...{ certification: 'EC:EPREL:123456', indice_reparabilite: '7,9', warranty: '24 mois constructeur' },
    };
    expect(adapt(labelled)).toMatchObject({
      specifications: [
        { name: 'Energy efficiency class', value: 'E (A–G)' },
        { name: 'EPREL', value: '123456' },
        { name: 'Indice de réparabilité', value: '7,9' },
      ],
      warranty: { months: 24, by: 'manufacturer' },
    });
  });

  it('reads product details', () => {
    // A decimal comma is no end of a detail.
    expect(adapt({ product_detail: ':Poids:1,24 kg\n:Capteur:Optique' })).toMatchObject({
      specifications: [
        { name: 'Poids', value: '1,24 kg' },
        { name: 'Capteur', value: 'Optique' },
      ],
    });
    expect(adapt({ product_detail: 'Général:Capteur:Optique\nGénéral:Poids:80 g' })).toMatchObject({
      specifications: [
        { name: 'Capteur', value: 'Optique' },
        { name: 'Poids', value: '80 g' },
      ],
    });
  });
});

describe('texts that a program wrote', () => {
  it('stand in columns of their own', () => {
    const description = { description: '', structured_description: 'trained_algorithmic_media:"Sans fil"' };
    expect(adapt(description)).toMatchObject({ description: 'Sans fil' });
    expect(adapt({ title: '', structured_title: ':Souris: sans fil' })).toMatchObject({
      title: 'Souris: sans fil',
    });
  });

  it('are read from elements', async () => {
    const text =
      '<g:structured_description><g:digital_source_type>trained_algorithmic_media</g:digital_source_type><g:content>Sans fil</g:content></g:structured_description>';
    const item = `<g:id>1</g:id><title>Souris</title><link>https://s.example/1</link><g:price>9 EUR</g:price>${text}`;
    const { offers } = await files.read(
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>${item}</item></channel></rss>`,
    );
    expect(offers).toMatchObject([{ title: 'Souris', description: 'Sans fil' }]);
  });

  it('are no titles without a letter or digit', () => {
    expect(adapt({ title: ' . ' })).toMatchObject({ reason: 'title_missing' });
  });
});

describe('a table under Google’s names without links', () => {
  const table =
    'id,title,availability,price,image_link,google_product_category\nh1,Lampe Halo,in stock,12.50 EUR,https://i.example/1.jpg,Lamps';

  it('asks how they are, and is read with them', async () => {
    await expect(files.read(table)).rejects.toMatchObject({ fault: { code: 'link_template_missing' } });
    const { format, offers } = await files.read(table, { linkTemplate: 'https://shop.example/p/{id}' });
    expect(format).toBe('google-tsv');
    expect(offers).toMatchObject([{ articleId: 'h1', link: 'https://shop.example/p/h1', priceCents: 1_250 }]);
  });
});
