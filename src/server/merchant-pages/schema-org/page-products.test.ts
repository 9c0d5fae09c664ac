import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtmlData } from './html-data.ts';
import { productsOf } from './page-products.ts';

const read = async (html: string) => productsOf(await readHtmlData(html, async () => undefined));
const jsonLd = (data: unknown, type = 'application/ld+json') =>
  `<script type="${type}">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

const offer = {
  '@type': 'Offer',
  price: '24.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
const radio = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Radio',
  gtin13: '4006381333931',
  offers: offer,
};
const priced = { cents: 2_490, currency: 'EUR', availability: 'in_stock' };
const found = { name: 'Radio', gtins: ['04006381333931'], offers: [priced], variants: [] };

describe('what a page says of its product', () => {
  it.each([
    ['JSON-LD', jsonLd(radio)],
    [
      'in a graph, its offer elsewhere',
      jsonLd({
        '@graph': [
          { ...radio, offers: { '@id': '#o' } },
          { ...offer, '@id': '#o' },
        ],
      }),
    ],
    [
      'as what a page is about',
      jsonLd([
        { '@type': 'ItemPage', mainEntity: { ...radio, '@type': ['Product', 'http://schema.org/Thing'] } },
      ]),
    ],
    [
      'with line breaks in texts, after a block that is none',
      `${jsonLd('{oops')}${jsonLd(JSON.stringify(radio).replace('InStock"', 'InStock","d":"a\nb"'), 'Application/LD+JSON; charset=utf-8')}`,
    ],
    [
      'an offer that counts others',
      jsonLd({ ...radio, offers: { '@type': 'AggregateOffer', lowPrice: 9, offers: [offer] } }),
    ],
    [
      'one price with others beside',
      jsonLd({
        ...radio,
        offers: {
          ...offer,
          price: undefined,
          priceSpecification: [
            { price: 39.9, priceType: 'https://schema.org/StrikethroughPrice' },
            { price: 24.9 },
          ],
        },
      }),
    ],
    [
      'microdata',
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Ra<b>dio</b></h1>
       <meta itemprop="gtin13" content="4006381333931"><br>
       <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
         <span itemprop="price">24,90 €</span><meta itemprop="priceCurrency" content="eur">
         <link itemprop="availability" href="http://schema.org/InStock"></div>
       <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product"><p itemprop="name">Other</p></div></div>`,
    ],
  ])('%s', async (_kind, html) => {
    expect(await read(`<html><head>${html}</head></html>`)).toEqual([found]);
  });

  it.each([
    ['a list of others', jsonLd({ '@type': 'ItemList', itemListElement: [{ item: radio }] })],
    ['a script of another type', jsonLd(radio, 'application/json')],
    ['a comment', `<!-- ${jsonLd(radio)} -->`],
    ['nothing', ''],
    ['JSON that is no thing', jsonLd('[null, 1, "Product", [[]]]')],
  ])('%s is none', async (_kind, html) => {
    expect(await read(html)).toEqual([]);
  });

  it.each([
    ['1 299,00 €', 129_900],
    [1299, 129_900],
    ['1.299', undefined],
    ['0', undefined],
    [-5, undefined],
    ['NaN', undefined],
    [1e300, undefined],
  ])('a price of %j', async (price, cents) => {
    const [product] = await read(jsonLd({ ...radio, offers: { ...offer, price } }));
    expect(product?.offers).toEqual([{ ...priced, cents }]);
  });

  it('variants are told apart', async () => {
    const variant = { '@type': 'Product', name: 'Radio, red', gtin: '4006381333931', offers: offer };
    const [group] = await read(jsonLd({ '@type': 'ProductGroup', name: 'Radio', hasVariant: [variant] }));
    expect(group).toMatchObject({
      gtins: [],
      offers: [],
      variants: [{ gtins: found.gtins, offers: [priced] }],
    });
  });

  it('what refers to itself, lies deep or goes by bad names is read to an end', async () => {
    const circle = {
      '@id': '#a',
      '@type': 'Product',
      name: 'Radio',
      offers: { '@id': '#a' },
      hasVariant: { '@id': '#a' },
    };
    expect(await read(jsonLd({ '@graph': [circle] }))).toHaveLength(1);
    const deep = `${'<div itemscope itemprop="offers">'.repeat(50_000)}<p itemprop="__proto__">x`;
    expect(await read(deep)).toEqual([]);
    expect(await read(jsonLd(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toEqual([]);
    expect(({} as Record<string, unknown>)[0]).toBeUndefined();
  });

  it.each([
    ['blanks at the end of a block', jsonLd(`{${' '.repeat(400_000)}x`)],
    ['a long name of a type', jsonLd({ '@type': `${'a'.repeat(400_000)}/x` })],
    ['elements within elements, and ends of none', '<b>'.repeat(300_000) + '</i>'.repeat(250_000)],
    [
      'lists that many refer to',
      jsonLd([
        ...Array.from({ length: 400 }, () => ({
          '@type': 'ProductGroup',
          hasVariant: Array.from({ length: 50 }, () => ({ '@id': '#v' })),
        })),
        { '@id': '#v', offers: Array.from({ length: 200 }, () => ({ '@id': '#o' })) },
        { '@id': '#o', offers: Array.from({ length: 200 }, () => ({ '@id': '#p' })) },
        { '@id': '#p', priceSpecification: Array.from({ length: 2_000 }, () => ({})) },
      ]),
    ],
  ])('%s do not make it run long', async (_kind, html) => {
    for (const { offers } of await read(html)) expect(offers).toEqual([]);
  });

  it('a supply that only objects know is not stated', async () => {
    const [product] = await read(jsonLd({ ...radio, offers: { ...offer, availability: 'constructor' } }));
    expect(product?.offers).toEqual([{ ...priced, availability: undefined }]);
  });

  it('no page at all makes it fail', async () => {
    const piece = fc.constantFrom(
      '<div itemscope itemtype="Product" itemprop="offers">',
      '<script type="application/ld+json">',
      '{"@type":"Product","offers":',
      '[',
      '}',
      '"',
      '</script>',
      '<p itemprop="price">',
      '</p>',
      '</div>',
      '9,90',
      '<!--',
      '&nbsp;',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), async (pieces) => {
        expect(Array.isArray(await read(pieces.join('')))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
