import { describe, expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';
import type { FeedOffer } from '../../feed-offer.ts';

const { read } = withOfferFiles();

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
      'kelkoo',
      `title\tproduct-url\tprice\tmerchant-category\tavailability\nLampe\t${url}\t19,90\tMaison\tconstructor`,
      { articleId: url, availability: 'unknown' },
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
      'idealo',
      `sku;brand;title;categoryPath;url;price;deliveryTime;basePrice\nI4;Licht;Lampe;Épicerie;${url};19.90;1-3 Werktage;39,80 €/kg`,
      { articleId: 'I4', specifications: [{ name: 'Unit price measure', value: '0.5 kg' }] },
    ],
    [
      'idealo',
      `sku;brand;title;categoryPath;url;price;deliveryTime;packagingSize\nI5;Licht;Lampe;Épicerie;${url};19.90;1-3 Werktage;500 g`,
      { articleId: 'I5', specifications: [{ name: 'Unit price measure', value: '500 g' }] },
    ],
    [
      'kelkoo',
      `title\tproduct-url\tprice\tmerchant-category\tavailability\tunit-price\tunit-quantity\tecotax\nLampe\t${url}\t19,90\tVins\t1\t26,53\tL\t0`,
      { specifications: [{ name: 'Unit price measure', value: '0.75 l' }] },
    ],
    [
      'kelkoo',
      `title\tproduct-url\tprice\tmerchant-category\tavailability\tunit-price\tunit-quantity\nLampe\t${url}\t19,90\tVins\t1\t26,53 €/L\t6`,
      { specifications: [{ name: 'Unit price measure', value: '0.75 l' }] },
    ],
    [
      'kelkoo',
      `title\tproduct-url\tprice\tmerchant-category\tavailability\tunit-price\nLampe\t${url}\t19,90\tVins\t1\t26,53`,
      { specifications: [] },
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
      'trovaprezzi',
      `<Products><Offer><Nome>Lampe</Nome><Marca>Licht</Marca><PrezzoRiferimento>25</PrezzoRiferimento><PrezzoVendita>19.90</PrezzoVendita><CodiceInterno>T2</CodiceInterno>
       <LinkOfferta>${url}</LinkOfferta><Disponibilita>disponibile</Disponibilita><AlberoCategorie>Casa</AlberoCategorie><SpeseSpedizione>0</SpeseSpedizione></Offer></Products>`,
      { articleId: 'T2', announcedCents: 2_500, deliveryCents: 0 },
    ],
    [
      'trovaprezzi',
      `Nome|Marca|Prezzo di Riferimento|Prezzo Vendita|Codice Interno|Link all'offerta|Disponibilita|Albero Categorie|Link Immagine|Spese di Spedizione|Codice EAN|Parent ID <endrecord>\nLampe|Licht|25.00|19.90|T3|${url}|disponibile|Casa;Luce|${picture}|0.00|4006381333931|<endrecord>`,
      {
        articleId: 'T3',
        availability: 'in_stock',
        deliveryCents: 0,
        announcedCents: 2_500,
        gtins: [gtin],
        groupId: '',
      },
    ],
    [
      'yml',
      `<!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2026-01-01 10:00"><shop><name>Licht</name>
       <currencies><currency id="EUR" rate="1"/></currencies><categories><category id="1">Maison</category><category id="7" parentId="1">Lampes</category></categories>
       <offers><offer id="Y1" available="true"><url>${url}</url><price>19.90</price><oldprice>25</oldprice><currencyId>EUR</currencyId><categoryId>7</categoryId>
       <picture>${picture}</picture><picture>https://i.example/2.jpg</picture><vendor>Licht</vendor><vendorCode>L-1</vendorCode><name>Lampe</name><barcode>4006381333931</barcode>
       <param name="Couleur">rouge</param></offer></offers></shop></yml_catalog>`,
      {
        articleId: 'Y1',
        merchantCategory: 'Maison > Lampes',
        availability: 'in_stock',
        announcedCents: 2_500,
        brand: 'Licht',
        mpn: 'L-1',
        gtins: [gtin],
        imageUrl: picture,
        moreImages: ['https://i.example/2.jpg'],
      },
    ],
    [
      'yml',
      `<yml_catalog><shop><offers><offer id="Y2" available="false" type="vendor.model"><url>${url}</url><price>19.90</price><currencyId>EUR</currencyId><categoryId>7</categoryId>
       <model>Lampe</model><param name="Штрихкод">4006381333931</param><param name="Бренд">Licht</param><param name="Артикул">L-1</param></offer></offers></shop></yml_catalog>`,
      {
        articleId: 'Y2',
        merchantCategory: '',
        availability: 'out_of_stock',
        ...{ brand: 'Licht', mpn: 'L-1', gtins: [gtin] },
      },
    ],
    [
      'yml',
      `<yml_catalog><shop><offers><offer id="Y3" available="true" type="vendor.model"><url>${url}</url><price>19.90</price><currencyId>EUR</currencyId><categoryId>7</categoryId>
       <typePrefix>Lampe</typePrefix><vendor>Licht</vendor><model>Licht Halo 2</model></offer></offers></shop></yml_catalog>`,
      { articleId: 'Y3', title: 'Lampe Licht Halo 2', brand: 'Licht' },
    ],
    [
      'shopping-feed',
      `<catalog><products version="1.0.0"><product><reference>F1</reference><gtin>4006381333931</gtin><name><![CDATA[ Lampe ]]></name><link>${url}</link><price>25</price><quantity>2</quantity>
       <brand><name>Licht</name></brand><category><name>Maison &gt; Lampes</name></category><discounts><discount>19.90</discount></discounts>
       <shippings><shipping><amount>5.90</amount><label>Colissimo</label></shipping></shippings>
       <images><image type="main">${picture}</image><image type="additional">https://i.example/2.jpg</image></images></product></products></catalog>`,
      {
        articleId: 'F1',
        merchantCategory: 'Maison > Lampes',
        brand: 'Licht',
        gtins: [gtin],
        stock: 2,
        availability: 'in_stock',
        deliveryCents: 590,
        announcedCents: 2_500,
        imageUrl: picture,
        moreImages: ['https://i.example/2.jpg'],
      },
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
      'google-tsv',
      `ID,ID2,Item title,Final URL,Image URL,Item category,Price,Sale price\nG1,,Lampe,${url},${picture},Maison > Lampes,29.90 EUR,19.90 EUR`,
      { articleId: 'G1', merchantCategory: 'Maison > Lampes', imageUrl: picture, announcedCents: 2_990 },
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
      'google-json',
      `[{"id": "J3", "title": "Lampe", "price": "19.90 EUR", "link": "${url}", "shipping": {"country": "FR", "price": "4.50 EUR"}}]`,
      { articleId: 'J3', deliveryCents: 450 },
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
     <price_with_vat>90</price_with_vat><size>38,39</size><manufacturer>Nova</manufacturer></product>
     <product><id>S4</id><name>Nova Bag</name><link>${url}3</link><category>Bags</category><price_with_vat>60</price_with_vat>
     <availability>In stock</availability><quantity>0</quantity><manufacturer>Nova</manufacturer></product></products></shop>`,
  );
  expect(offers).toMatchObject([
    { articleId: 'S2', size: { label: '40' }, priceCents: 20_500, stock: 2, link: `${url}?size=40` },
    { articleId: 'S2', size: { label: '41' }, priceCents: 17_000, availability: 'in_stock' },
    { articleId: 'S2', size: { label: '42' }, priceCents: 19_000, availability: 'out_of_stock' },
    { articleId: 'S3', priceCents: 9_000 },
    { articleId: 'S4', priceCents: 6_000, availability: 'out_of_stock', stock: 0 },
  ]);
});

it('Shopping Feed: each variation is an article or a size of its own, with its own discount; a rate is no price', async () => {
  const variation = (reference: string, size: string, more: string) =>
    `<variation><reference>${reference}</reference><quantity>1</quantity><price>30</price>${more}
     <attributes><attribute><name>Taille</name><value>${size}</value></attribute><attribute><name>Couleur</name><value>Bleu</value></attribute></attributes></variation>`;
  const discount = (type: string, value: number) =>
    `<discounts><discount type="${type}">${value}</discount></discounts>`;
  const { offers } = await read(
    `<catalog><products><product><reference>R1</reference><name>Robe Nova</name><link>${url}</link><price>30</price><quantity>9</quantity>
     <category><name>Vêtements > Robes</name></category><gtin>4006381333931</gtin><discounts><discount>10</discount></discounts>
     <shippings><shipping><amount>0</amount><label>Retrait magasin</label></shipping></shippings>
     <variations>${variation('R1-S', 'S', discount('price', 24))}${variation('R1-M', 'M', discount('percentage', 20))}</variations></product></products></catalog>`,
  );
  expect(offers).toMatchObject([
    { size: { label: 'S' }, priceCents: 2_400, stock: 1, gtins: [], deliveryCents: null, link: url },
    { size: { label: 'M' }, priceCents: 3_000, stock: 1, deliveryCents: null },
  ]);
  expect(offers[0]?.articleId).toBe(offers[1]?.articleId);
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
