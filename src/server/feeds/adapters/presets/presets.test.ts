import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileReading, plainReading } from '../../../../contract/feeds/feed-fields.ts';
import type { FeedOffer } from '../../feed-offer.ts';
import { openFeed } from '../../reading/open-feed.ts';
import type { Rejection } from '../../rejection.ts';
import { adapterOf } from '../formats.ts';
import { withVat } from '../with-vat.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-presets-'));
});
afterAll(() => rm(folder, { recursive: true }));

let serial = 0;

/** What a file's rows become. */
async function read(content: string | Buffer, given: Partial<FileReading> = {}) {
  const file = path.join(folder, `feed-${serial++}`);
  await writeFile(file, content);
  const feed = await openFeed(file, { ...plainReading, ...given });
  const adapt = withVat(adapterOf(feed.format), feed.vatPercent);
  const offers: (FeedOffer | Rejection)[] = [];
  for await (const batch of feed.batches) {
    for (const { row, fault } of batch) {
      offers.push(
        row && !fault
          ? adapt(row, { observedAt: new Date('2026-11-01T12:00:00Z'), currency: 'EUR' })
          : { reason: fault ?? 'row_damaged' },
      );
    }
  }
  return { format: feed.format, offers };
}

const url = 'https://shop.example/p/1';
const picture = 'https://i.example/1.jpg';
const gtin = '04006381333931';

describe('formats of comparators and networks', () => {
  it.each<[string, string, Partial<FeedOffer>]>([
    [
      'kelkoo',
      `<products><product><offer-id>K1</offer-id><title>Lampe</title><product-url>${url}</product-url><price>19.90</price>
       <ean>4006381333931</ean><merchant-category>Maison</merchant-category><availability>5</availability>
       <delivery-cost>4.90</delivery-cost><delivery-time>3 jours</delivery-time><image-url>${picture}</image-url></product></products>`,
      {
        articleId: 'K1',
        gtins: [gtin],
        availability: 'backorder',
        deliveryCents: 490,
        deliveryInfo: '3 jours',
        imageUrl: picture,
      },
    ],
    [
      'kelkoo',
      `title\tproduct-url\tprice\tmerchant-category\tavailability\nLampe\t${url}\t19,90\tMaison\t1`,
      { articleId: url, merchantCategory: 'Maison', availability: 'in_stock' },
    ],
    [
      'idealo',
      `sku;brand;title;categoryPath;url;eans;price;deliveryTime;deliveryCosts_dhl;imageUrls\nI1;Licht;Lampe;Wohnen;${url};4006381333931;19.90;1-3 Werktage;4.90;"${picture};https://i.example/2.jpg"`,
      {
        articleId: 'I1',
        availability: 'in_stock',
        deliveryCents: 490,
        imageUrl: picture,
        moreImages: ['https://i.example/2.jpg'],
      },
    ],
    [
      'idealo',
      `Artikelnummer im Shop;Herstellername;Produktname;Preis (Brutto);Lieferzeit;ProduktURL;EAN\nI2;Licht;Lampe;19,90;2 Tage;${url};4006381333931`,
      { articleId: 'I2', brand: 'Licht', availability: 'in_stock' },
    ],
    [
      'idealo',
      `N° artículo en tienda,Fabricante / Marca,Nombre del producto,Precio,Plazo de entrega,URL del producto,URLimagen_1,EAN / GTIN / código barras\nI3,Licht,Lampe,19.90,1 - 4 días,${url},${picture},4006381333931`,
      { articleId: 'I3', brand: 'Licht', availability: 'in_stock', gtins: [gtin], imageUrl: picture },
    ],
    [
      'trovaprezzi',
      `<Offers><offer><Nome>Lampe</Nome><Marca>Licht</Marca><PrezzoVendita>19.90</PrezzoVendita><CodiceInterno>T2</CodiceInterno><LinkOfferta>${url}</LinkOfferta>
       <Disponibilita>disponibile</Disponibilita><SpeseSpedizione>0</SpeseSpedizione><Condizione>usato</Condizione></offer></Offers>`,
      { articleId: 'T2', availability: 'in_stock', deliveryCents: 0, condition: 'used' },
    ],
    [
      'pricerunner',
      `Product name,SKU,Category,Price,Shipping cost,Stock status,Product URL,Image URL,EAN,Manufacturer SKU\nLampe,P1,Maison,19.90,0,In stock,${url},${picture},4006381333931,L-1`,
      { articleId: 'P1', deliveryCents: 0, mpn: 'L-1', gtins: [gtin], availability: 'in_stock' },
    ],
    [
      'heureka',
      `<SHOP><SHOPITEM><ITEM_ID>H1</ITEM_ID><PRODUCTNAME>Lampe</PRODUCTNAME><URL>${url}</URL><PRICE_VAT>19,90</PRICE_VAT><PRICE>15</PRICE>
       <IMGURL>${picture}</IMGURL><DELIVERY_DATE>0</DELIVERY_DATE><PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>rouge</VAL></PARAM>
       <PARAM><PARAM_NAME>Výkon</PARAM_NAME><VAL>9 W</VAL></PARAM></SHOPITEM></SHOP>`,
      {
        articleId: 'H1',
        availability: 'in_stock',
        specifications: [
          { name: 'Barva', value: 'rouge' },
          { name: 'Výkon', value: '9 W' },
          { name: 'Colour', value: 'rouge' },
        ],
      },
    ],
    [
      'skroutz',
      `<shop><products><product><id>S1</id><name><![CDATA[Lampe]]></name><link>${url}</link><image>${picture}</image><price_with_vat>19.90</price_with_vat>
       <manufacturer>Licht</manufacturer><availability>Available from 4 to 10 days</availability><quantity>3</quantity>
       <variations><variation><size>40</size><price_with_vat>25</price_with_vat></variation></variations></product></products></shop>`,
      {
        articleId: 'S1/40',
        groupId: 'S1',
        title: 'Lampe 40',
        priceCents: 2_500,
        brand: 'Licht',
        availability: 'backorder',
        stock: null,
      },
    ],
    [
      'ceneo',
      `<offers version="1"><o id="C1" url="${url}" price="19.90" avail="1" stock="2"><cat>Dom</cat><name>Lampe</name>
       <imgs><main url="${picture}"/><i url="https://i.example/2.jpg"/></imgs><attrs><a name="Producent">Licht</a><a name="EAN">4006381333931</a></attrs></o></offers>`,
      { articleId: 'C1', brand: 'Licht', gtins: [gtin], stock: 2, moreImages: ['https://i.example/2.jpg'] },
    ],
    [
      'trovaprezzi',
      `<Products><Offer><Name>Lampe</Name><Brand>Licht</Brand><Price>19,90</Price><Code>T1</Code><Link>${url}</Link><Stock>Non disponibile</Stock>
       <Categories>Casa</Categories><ShippingCost>4.90</ShippingCost><PartNumber>L-1</PartNumber></Offer></Products>`,
      { articleId: 'T1', availability: 'out_of_stock', deliveryCents: 490, mpn: 'L-1' },
    ],
    [
      'criteo',
      `id|name|producturl|bigimage|price|instock|categoryid1|categoryid2|categoryid3\nO1|Lampe|${url}|${picture}|19.90|1|Maison|Salon|Lampes`,
      { articleId: 'O1', availability: 'in_stock', merchantCategory: 'Maison > Salon > Lampes' },
    ],
    [
      'awin-advertiser',
      `product_id,product_name,price,deep_link,image_url,description,currency,in_stock,brand_name\nW1,Lampe,19.90,${url},${picture},x,EUR,1,Licht`,
      { articleId: 'W1', brand: 'Licht', availability: 'in_stock' },
    ],
    [
      'google-tsv',
      `"# Required | A unique id","# Required | The title","# Required | The price","# Required | The page"\nid,title,price,link\n"F1",Lampe,19.90 EUR,${url}`,
      { articleId: 'F1' },
    ],
    [
      'google-json',
      JSON.stringify([
        {
          offerId: 'J1',
          title: 'Lampe',
          link: url,
          price: { value: '19.90', currency: 'EUR' },
          imageLink: picture,
          additionalImageLinks: ['https://i.example/2.jpg'],
          gtin: '4006381333931',
        },
      ]),
      { articleId: 'J1', gtins: [gtin], imageUrl: picture, moreImages: ['https://i.example/2.jpg'] },
    ],
    [
      'google-json',
      `{"id": 1, "title": "Lampe", "price": 19.90, "link": "${url}", "availability": "in stock"}\n{"id": 2, "title": "Lampe \\u00e9", "price": "9,90", "link": "${url}"}\n`,
      { articleId: '1', availability: 'in_stock' },
    ],
    [
      'woocommerce',
      JSON.stringify({
        products: [
          {
            id: 7,
            name: 'Lampe',
            permalink: url,
            price: '19.90',
            regular_price: '25',
            stock_status: 'onbackorder',
            images: [{ src: picture }],
            categories: [{ name: 'Salon' }],
          },
        ],
      }),
      { articleId: '7', availability: 'backorder', imageUrl: picture, merchantCategory: 'Salon' },
    ],
  ])('%s', async (expected, content, offer) => {
    const { format, offers } = await read(content);
    expect(format).toBe(expected);
    expect(offers[0]).toMatchObject({ title: 'Lampe', priceCents: 1_990, link: url, ...offer });
  });
});

it('Skroutz: each variation is a size with its own price, stock and link, whatever the product lists', async () => {
  const variation = (size: string, price: number, more = '') =>
    `<variation><variationid>V${size}</variationid><availability>${more || 'In stock'}</availability><size>${size}</size>
     <price_with_vat>${price}</price_with_vat><quantity>${more ? 0 : 2}</quantity><link>${url}?size=${size}</link></variation>`;
  const { offers } = await read(
    `<shop><products><product><id>S2</id><name>Nova Runner</name><link>${url}</link><category>Sneakers</category>
     <price_with_vat>170</price_with_vat><size>40,41,42</size><quantity>4</quantity><manufacturer>Nova</manufacturer>
     <variations>${variation('40', 205)}${variation('41', 170)}${variation('42', 190, 'Out of stock')}</variations></product>
     <product><id>S3</id><name>Nova Walker</name><link>${url}2</link><category>Sneakers</category>
     <price_with_vat>90</price_with_vat><size>38,39</size><manufacturer>Nova</manufacturer></product></products></shop>`,
  );
  expect(offers).toMatchObject([
    { articleId: 'S2', size: { label: '40' }, priceCents: 20_500, stock: 2, link: `${url}?size=40` },
    { articleId: 'S2', size: { label: '41' }, priceCents: 17_000, availability: 'in_stock' },
    { articleId: 'S2', size: { label: '42' }, priceCents: 19_000, availability: 'out_of_stock' },
    { articleId: 'S3', priceCents: 9_000 },
  ]);
});

describe('a Shopify product export', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status';
  const template = { linkTemplate: 'https://shop.example/products/{handle}' };

  it('has its variants named after their first row, pictures are none, drafts are refused', async () => {
    const { format, offers } = await read(
      [
        header,
        `lampe,Lampe,<p>Belle</p>,Licht,true,Capacité,64 Go,Couleur,Rouge,L1,shopify,3,deny,19.90,25.00,${picture},active`,
        `lampe,,,,,,128 Go,,Bleu,L2,shopify,0,deny,29.90,,,`,
        'lampe,,,,,,,,,,,,,,,https://i.example/2.jpg,',
        'souris,Souris,,Mus,true,Title,Default Title,,,S1,,,deny,9.90,,,active',
        'vieux,Vieux,,Mus,true,Title,Default Title,,,V1,,,deny,9.90,,,draft',
      ].join('\n'),
      template,
    );
    expect(format).toBe('shopify');
    expect(offers).toMatchObject([
      {
        title: expect.stringMatching(/^Lampe – 64 Go/),
        link: 'https://shop.example/products/lampe',
        availability: 'in_stock',
        brand: 'Licht',
        priceCents: 1_990,
        announcedCents: 2_500,
      },
      {
        title: expect.stringMatching(/^Lampe – 128 Go/),
        link: 'https://shop.example/products/lampe',
        availability: 'out_of_stock',
        brand: 'Licht',
        priceCents: 2_990,
        announcedCents: null,
        description: 'Belle',
        imageUrl: picture,
      },
      { title: 'Souris', availability: 'in_stock', articleId: 'souris/Default Title' },
      { reason: 'not_for_sale' },
    ]);
  });

  it('parts the sizes of one material from those of another, and knows those of rings', async () => {
    const { offers } = await read(
      [
        header,
        `bague,Bague Lune,,Or,true,Choose material,Argent,Choose ring size,15.5 / 49,,shopify,3,deny,50,,${picture},active`,
        `bague,,,,,,Argent,,20 / 61,,shopify,0,deny,50,,,`,
        `bague,,,,,,Or,,15.5 / 49,,shopify,3,deny,74,,,`,
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([
      { articleId: 'bague/Argent', title: 'Bague Lune – Argent', size: { label: '49' }, priceCents: 5_000 },
      { articleId: 'bague/Argent', size: { label: '61' }, availability: 'out_of_stock' },
      { articleId: 'bague/Or', title: 'Bague Lune – Or', size: { label: '49' }, priceCents: 7_400 },
    ]);
  });

  it('asks for the links that it lacks', async () => {
    await expect(read(`${header}\nlampe,Lampe,,,,,,,,,,,,9.90,,,`)).rejects.toThrow(
      'https://merchant.example/products/{handle}',
    );
  });

  it('is understood as products.json, each variant an article', async () => {
    const variant = (id: number, option1: string, available: boolean) => ({
      id,
      option1,
      price: '19.90',
      available,
    });
    const product = {
      id: 1,
      title: 'Lampe',
      handle: 'lampe',
      vendor: 'Licht',
      options: [{ name: 'Size' }],
      variants: [variant(11, 'M', true), variant(12, 'L', false)],
      images: [{ src: picture }],
    };
    const { offers } = await read(
      JSON.stringify({
        products: [product, { ...product, id: 2, handle: 'b', variants: [variant(21, 'S', true)] }],
      }),
      template,
    );
    expect(offers.map((offer) => 'title' in offer && [offer.title, offer.availability, offer.link])).toEqual([
      ['Lampe', 'in_stock', 'https://shop.example/products/lampe'],
      ['Lampe', 'out_of_stock', 'https://shop.example/products/lampe'],
      ['Lampe', 'in_stock', 'https://shop.example/products/b'],
    ]);
  });
});

describe('exports of other shop systems', () => {
  it('WooCommerce, in French: variations take what their article says, a sale has its days', async () => {
    const { format, offers } = await read(
      [
        'ID,Type,UGS,Nom,Publié,Description,Date de début de promo,Date de fin de promo,En stock ?,Stock,Tarif promo,Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
        `1,simple,L1,Lampe,1,Belle,,2026-12-31,1,,19.90,25,Salon,"${picture}, https://i.example/2.jpg",,,`,
        `2,simple,L2,Lampe b,1,Belle,,2026-01-31,0,,19.90,25,Salon,,,,`,
        `3,variable,T,Tapis,1,Doux,,,1,,,,Salon,${picture},,Taille,"60 cm, 90 cm"`,
        `4,variation,T-60,Tapis – 60 cm,1,,,,1,4,,39.90,,,T,Taille,60 cm`,
        `5,variation,T-90,Tapis – 90 cm,1,,,,1,4,,59.90,,,id:3,Taille,90 cm`,
        `6,simple,N,Non publié,0,,,,1,,,9.90,,,,,`,
      ].join('\n'),
      { linkTemplate: 'https://shop.example/?p={id}' },
    );
    expect(format).toBe('woocommerce');
    expect(offers).toMatchObject([
      {
        articleId: '1',
        priceCents: 1_990,
        announcedCents: 2_500,
        availability: 'in_stock',
        imageUrl: picture,
        moreImages: ['https://i.example/2.jpg'],
        link: 'https://shop.example/?p=1',
      },
      { articleId: '2', priceCents: 2_500, availability: 'out_of_stock' },
      {
        articleId: '4',
        title: 'Tapis – 60 cm',
        priceCents: 3_990,
        description: 'Doux',
        merchantCategory: 'Salon',
        imageUrl: picture,
      },
      { articleId: '5', priceCents: 5_990, description: 'Doux' },
      { reason: 'not_for_sale' },
    ]);
  });

  it('PrestaShop: prices without VAT ask for its rate, those with it do not', async () => {
    const link = { linkTemplate: 'https://shop.example/{id}.html' };
    const net =
      'ID;Actif (0/1);Nom *;Prix HT;Quantité;EAN13;Référence\n7;1;Lampe;16,58;3;4006381333931;L7\n8;0;Souris;5;1;;S8';
    await expect(read(net, link)).rejects.toThrow('exclude VAT');
    const { format, offers } = await read(net, { ...link, vatPercent: 20 });
    expect(format).toBe('prestashop');
    expect(offers).toMatchObject([
      { priceCents: 1_990, gtins: [gtin], stock: 3, link: 'https://shop.example/7.html' },
      { reason: 'not_for_sale' },
    ]);
    const gross =
      'ID;Nom;Référence;Catégorie;Prix (HT);Prix (TTC);Quantité;État\n7;Lampe;L7;Salon;16,58;19,90;0;1';
    // Prices with VAT stay, whatever the setting says.
    const known = await read(gross, { ...link, vatPercent: 20 });
    expect(known.offers).toMatchObject([{ priceCents: 1_990, availability: 'out_of_stock' }]);
  });

  it('Wix: its pictures, its reductions, hidden articles', async () => {
    const { format, offers } = await read(
      [
        'handleId,fieldType,name,description,productImageUrl,collection,sku,price,visible,discountMode,discountValue,inventory',
        'product_1,Product,Château d’Été 2024,Rouge,a1~mv2.jpg;b2~mv2.jpg,Vins,,20,true,PERCENT,10,InStock',
        'product_1,Variant,,,,,,,true,,,OutOfStock',
        'product_2,Product,Caché,,,,,20,false,PERCENT,0,3',
      ].join('\n'),
      { linkTemplate: 'https://shop.example/product-page/{name|slug}' },
    );
    expect(format).toBe('wix');
    expect(offers).toMatchObject([
      {
        priceCents: 1_800,
        link: 'https://shop.example/product-page/chateau-d-ete-2024',
        imageUrl: 'https://static.wixstatic.com/media/a1~mv2.jpg',
        moreImages: ['https://static.wixstatic.com/media/b2~mv2.jpg'],
      },
      { reason: 'not_for_sale' },
    ]);
  });

  it('Magento: a special price within its days', async () => {
    const { format, offers } = await read(
      'sku,attribute_set_code,name,price,special_price,special_price_from_date,special_price_to_date,url_key,qty,is_in_stock,product_online\nM1,Default,Lampe,25,19.90,10/1/26,12/1/26,lampe,3,1,1\nM2,Default,Lampe,25,19.90,1/1/26,2/1/26,lampe-b,3,1,2',
      { linkTemplate: 'https://shop.example/{url_key}.html' },
    );
    expect(format).toBe('magento');
    expect(offers).toMatchObject([
      { priceCents: 1_990, link: 'https://shop.example/lampe.html', availability: 'in_stock' },
      { reason: 'not_for_sale' },
    ]);
  });
});

describe('JSON', () => {
  it.each([
    ['it breaks off', '[{"id":1,"title":"a","price":1,"link":"https://a.example"},{"id":', 1],
    ['a value is none', '[{"id":1,"title":"a","price":1,"link":"https://a.example"},{"id":nope}]', 2],
    [
      'brackets do not match',
      '[{"id":1,"title":"a","price":1,"link":"https://a.example"}}',
      'broken in line 1',
    ],
    [
      'it is deep',
      `[{"id":1,"title":"a","price":1,"link":"https://a.example"},${'['.repeat(99)}`,
      'nested too deeply',
    ],
    [
      'a text does not end',
      `[{"id":1,"title":"a","price":1,"link":"https://a.example"},{"id":"${'a'.repeat(1_300_000)}`,
      'does not end',
    ],
  ])('%s', async (_, content, expected) => {
    if (typeof expected === 'number') expect((await read(content)).offers).toHaveLength(expected);
    else await expect(read(content)).rejects.toThrow(expected);
  });
});
