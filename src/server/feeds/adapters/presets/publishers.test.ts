import { expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';

const { read } = withOfferFiles();

const url = 'https://track.example/c?p=1';
const picture = 'https://i.example/1.jpg';
const gtin = '04006381333931';

it('knows articles of Daisycon by their own numbers, not by the programme’s, which stands in each row', async () => {
  const { format, offers } = await read(
    [
      'id,name,currency,daisycon_unique_id,status,title,link,price,price_old,price_shipping,in_stock,in_stock_amount,ean,brand,category_path,color_primary,size,gender_target,delivery_time,image_large',
      `140,Maison Ora (FR),EUR,aa1,active,Robe fleurie,${url},20.90,28.99,0,1,4,4006381333931,Ora,Mode|Robes,Jaune,M,female,6,${picture}`,
      `140,Maison Ora (FR),EUR,aa2,active,Lampe Halo,${url}2,35.00,,4.90,false,,,Ora,Maison|Lampes,,,,1,${picture}`,
      `140,Maison Ora (FR),EUR,aa3,inactive,Vase Halo,${url}3,12.00,,4.90,true,,,Ora,Maison|Vases,,,,1,${picture}`,
    ].join('\n'),
  );
  expect(format).toBe('daisycon');
  expect(offers).toMatchObject([
    {
      title: 'Robe fleurie Jaune',
      priceCents: 2090,
      announcedCents: 2899,
      deliveryCents: 0,
      deliveryInfo: '6 jours',
      availability: 'in_stock',
      stock: 4,
      gtins: [gtin],
      size: { label: 'M' },
      merchantCategory: 'Mode|Robes',
      imageUrl: picture,
    },
    { articleId: 'aa2', priceCents: 3500, deliveryCents: 490, availability: 'out_of_stock' },
    { reason: 'not_for_sale' },
  ]);
});

it('reads Daisycon’s XML and JSON, whose articles stand in two parts behind their programme', async () => {
  const xmlOf = (id: string, status: string, info: string) =>
    `<product><update_info><daisycon_unique_id>${id}</daisycon_unique_id><status>${status}</status></update_info><product_info>${info}</product_info></product>`;
  const programmeOf = (name: string, products: string) =>
    `<program><program_info><id>140</id><name>${name}</name></program_info><products>${products}</products></program>`;
  const lamp = `<title>Lampe Halo</title><link>${url}</link><price>35.00</price><price_old>40.00</price_old><currency>EUR</currency><in_stock>true</in_stock><category_path>Maison|Lampes</category_path>`;
  const pictures = `<images><image><location>${picture}</location><size>large</size></image></images>`;
  const vase = `<title>Vase Halo</title><link>${url}2</link><price>12.00</price><currency>EUR</currency>`;
  const xml = programmeOf(
    'Maison Ora (FR)',
    xmlOf('aa1', 'active', lamp + pictures) + xmlOf('aa2', 'inactive', vase),
  );
  const read1 = await read(
    `<?xml version="1.0"?><datafeed><info><product_count>3</product_count></info><programs>${xml}${programmeOf('Autre', xmlOf('aa3', 'active', vase))}</programs></datafeed>`,
  );
  const halo = { articleId: 'aa1', priceCents: 3500, merchantCategory: 'Maison|Lampes', imageUrl: picture };
  expect(read1.format).toBe('daisycon');
  expect(read1.offers).toMatchObject([
    { ...halo, announcedCents: 4000, availability: 'in_stock' },
    { reason: 'not_for_sale' },
    { articleId: 'aa3' },
  ]);
  expect(read1.rows.map((row) => row?.merchant_name)).toEqual(['Maison Ora', 'Maison Ora', 'Autre']);
  // What an article says itself counts, before and after others of its programme.
  const own = xmlOf('aa5', 'active', vase).replace(
    /(<product[^>]*>)/,
    '$1<program_info><name>Tiers</name></program_info>',
  );
  const read3 = await read(
    `<datafeed><programs>${programmeOf('Ora', xmlOf('aa6', 'active', vase) + own + xmlOf('aa7', 'active', vase))}</programs></datafeed>`,
  );
  expect(read3.rows.map((row) => row?.merchant_name)).toEqual(['Ora', 'Tiers', 'Ora']);
  // A programme without a name has not that of the one before.
  const nameless = programmeOf('', xmlOf('aa9', 'active', vase));
  const read4 = await read(
    `<datafeed><programs>${programmeOf('Ora', xmlOf('aa8', 'active', vase))}${nameless}</programs></datafeed>`,
  );
  expect(read4.rows.map((row) => row?.merchant_name ?? '')).toEqual(['Ora', '']);

  const jsonOf = (id: string, info: object) => ({
    update_info: { daisycon_unique_id: id, status: 'active' },
    product_info: { currency: 'EUR', ...info },
  });
  const products = [
    jsonOf('aa1', {
      title: 'Lampe Halo',
      link: url,
      price: 35,
      category_path: 'Maison|Lampes',
      images: [{ location: picture, size: 'large' }],
    }),
    jsonOf('aa2', { title: 'Vase Halo', link: `${url}2`, price: 12 }),
  ];
  const json = { datafeed: { programs: [{ program_info: { name: 'Maison Ora (FR)' }, products }] } };
  const read2 = await read(JSON.stringify(json));
  expect(read2).toMatchObject({ format: 'daisycon', offers: [halo, { articleId: 'aa2' }] });
  expect(read2.rows.map((row) => row?.merchant_name)).toEqual(['Maison Ora', 'Maison Ora']);
});

it('reads Effiliation’s table: what delivery costs, former prices and Kelkoo’s codes for the stock', async () => {
  const { format, offers } = await read(
    [
      'id,title,link,price,price_norebate,currency,availability,condition,category,category_level2,category_level3,shipping,shipping_cost,shipping_time,stock,size,image_link,additional_image_link,additional_image_link2',
      `E1,Pull côtelé,${url},54.50,109.00,EUR,001,1,Femme,Pulls,,Flatrate,"FR::Retrait en magasin:0.00 EUR,FR::Colis:4.50 EUR",3,75,,${picture},https://i.example/2.jpg,https://i.example/3.jpg`,
      `E2,Cuissarde haute,${url}2,169.00,169.00,euros,006,1,,,,,6,sous 5 à 6 jours,,41,${picture},,`,
    ].join('\n'),
  );
  expect(format).toBe('effiliation');
  expect(offers).toMatchObject([
    {
      articleId: 'E1',
      priceCents: 5450,
      announcedCents: 10900,
      deliveryCents: 450,
      deliveryInfo: '3 jours',
      availability: 'in_stock',
      stock: 75,
      merchantCategory: 'Femme > Pulls',
      moreImages: ['https://i.example/2.jpg', 'https://i.example/3.jpg'],
    },
    {
      title: 'Cuissarde haute',
      size: { label: '41' },
      priceCents: 16900,
      announcedCents: null,
      deliveryCents: 600,
      availability: 'out_of_stock',
    },
  ]);
});

it('reads TradeTracker’s table with what its shops add', async () => {
  const { format, offers } = await read(
    [
      'product ID,name,currency,price,description,productURL,imageURL,categories,fromPrice,sale_price,stock,deliveryCosts,deliveryTime,brand,EAN,color',
      `T1,Lampe Halo,EUR,14.41,Une lampe,${url},${picture},Lampes,25.25,,3,2.70,1,Ora,4006381333931,gris`,
      `T2,Vase Halo,EUR,20.00,Un vase,${url}2,${picture},Vases,,15.00,0,,,Ora,,`,
    ].join('\n'),
  );
  expect(format).toBe('tradetracker');
  expect(offers).toMatchObject([
    {
      articleId: 'T1',
      priceCents: 1441,
      announcedCents: 2525,
      deliveryCents: 270,
      deliveryInfo: '1 jour',
      availability: 'in_stock',
      gtins: [gtin],
      merchantCategory: 'Lampes',
    },
    { articleId: 'T2', priceCents: 1500, announcedCents: 2000, availability: 'out_of_stock' },
  ]);
});

it('reads TradeTracker’s XML, where what shops add are properties', async () => {
  const property = (name: string, ...values: string[]) =>
    `<property name="${name}">${values.map((value) => `<value>${value}</value>`).join('')}</property>`;
  const productOf = (id: string, content: string) =>
    `<product ID="${id}"><campaignID>9</campaignID>${content}<images><image>${picture}</image><image>https://i.example/2.jpg</image></images><variations/></product>`;
  const { format, offers } = await read(
    `<?xml version="1.0"?><products>${productOf(
      'T1',
      `<name>Lampe Halo</name><price currency="EUR">14.41</price><URL>${url}</URL><categories><category path="Maison &gt; Lampes">Lampes</category></categories><properties>${property('EAN', '4006381333931')}${property('fromPrice', '25.25')}${property('deliveryCosts', '2.70')}${property('deliveryTime', '1')}${property('stock', '3')}${property('brand', 'Ora')}</properties>`,
    )}${productOf(
      'T2',
      `<name>Vase Halo</name><price currency="GBP">20.00</price><URL>${url}2</URL><categories/><properties>${property('stock', '0')}</properties>`,
    )}</products>`,
  );
  expect(format).toBe('tradetracker');
  expect(offers).toMatchObject([
    {
      articleId: 'T1',
      priceCents: 1441,
      announcedCents: 2525,
      deliveryCents: 270,
      deliveryInfo: '1 jour',
      availability: 'in_stock',
      stock: 3,
      brand: 'Ora',
      gtins: [gtin],
      merchantCategory: 'Maison > Lampes',
      imageUrl: picture,
      moreImages: ['https://i.example/2.jpg'],
    },
    { reason: 'price_foreign' },
  ]);
});

it('reads Tradedoubler’s table, also a sale’s price among the fields that shops add', async () => {
  const { format, offers } = await read(
    [
      'name,productImage,description,categories,(field)Sale Price,(field)Color,(field)gtin,(field)item_group_id,brand,mpn,feedId,productUrl,priceValue,priceCurrency,availability,inStock,deliveryTime,sourceProductId,programName,shippingCost,condition',
      `Short Rallye,${picture}:600:400,Un short,Shorts;;,14.00,bleu,4006381333931,R1,Ora,R-7,13,${url},20.00,EUR,out of stock,,4,R1-7,Ora,3.90,new`,
    ].join('\n'),
  );
  expect(format).toBe('tradedoubler');
  expect(offers).toMatchObject([
    {
      priceCents: 1400,
      announcedCents: 2000,
      deliveryCents: 390,
      deliveryInfo: '4 jours',
      availability: 'out_of_stock',
      gtins: [gtin],
      groupId: 'R1',
      merchantCategory: 'Shorts',
      imageUrl: picture,
    },
  ]);
});

it('reads Kwanko’s own names, in a table and in XML', async () => {
  const table = await read(
    [
      'Nom|reference interne|prix actuel|categorie|URLproduit|MPN|marque|EAN|frais de port|descriptif|garantie|indicateur de stock|disponibilite|URL image petite|URL image grande|prix barre|Délai de livraison|Couleur',
      `Lampe Halo|K1|19.9|Maison > Lampes|${url}|H-1|Ora|4006381333931|4.90|Une lampe|2 ans|30|0||${picture}|24.9|2|`,
      `Vase Halo|K2|12.00|Maison|${url}2||Ora||||||en stock|${picture}||||`,
    ].join('\n'),
  );
  const lamp = {
    articleId: 'K1',
    title: 'Lampe Halo',
    priceCents: 1990,
    announcedCents: 2490,
    deliveryCents: 490,
    deliveryInfo: '2 jours',
    availability: 'in_stock',
    gtins: [gtin],
    mpn: 'H-1',
    merchantCategory: 'Maison > Lampes',
    imageUrl: picture,
  };
  expect(table.format).toBe('kwanko');
  expect(table.offers).toMatchObject([
    lamp,
    { articleId: 'K2', availability: 'in_stock', imageUrl: picture },
  ]);
  const xml = await read(
    `<?xml version="1.0"?><products>${['K1', 'K2']
      .map(
        (id) =>
          `<product><Nom><![CDATA[Lampe Halo]]></Nom><reference_interne>${id}</reference_interne><prix_actuel>19.9</prix_actuel><categorie>Maison &gt; Lampes</categorie><URLproduit>${url}</URLproduit><MPN/><EAN/><frais_de_port>4.90</frais_de_port></product>`,
      )
      .join('')}</products>`,
  );
  expect(xml).toMatchObject({
    format: 'kwanko',
    offers: [{ articleId: 'K1', priceCents: 1990, deliveryCents: 490 }, { articleId: 'K2' }],
  });
});

it('reads Google’s names in other languages, as its help pages and networks write them', async () => {
  const french = await read(
    [
      'titre\tidentifiant\tprix\tprix soldé\tétat\tdisponibilité\tpays\tdescription\tlien\tlien image\tlien image supplémentaire\tmarque\tgtin\tréférence fabricant\tcatégorie de produits google\ttype de produit\tlivraison',
      `Lampe Halo\tG1\t19.90 EUR\t14.90 EUR\toccasion\ten stock\tFR\tUne lampe\t${url}\t${picture}\thttps://i.example/2.jpg\tOra\t4006381333931\tH-1\tMaison et jardin > Éclairage\tLampes\tFR:::4.90 EUR`,
    ].join('\n'),
  );
  expect(french).toMatchObject({
    format: 'google-tsv',
    offers: [
      {
        articleId: 'G1',
        priceCents: 1490,
        announcedCents: 1990,
        deliveryCents: 490,
        condition: 'used',
        availability: 'in_stock',
        brand: 'Ora',
        gtins: [gtin],
        mpn: 'H-1',
        merchantCategory: 'Lampes',
        networkCategory: 'Maison et jardin > Éclairage',
        imageUrl: picture,
        moreImages: ['https://i.example/2.jpg'],
      },
    ],
  });
  const german = await read(
    `id,titel,beschreibung,link,bildlink,verfügbarkeit,preis,zustand,marke\nG1,Lampe Halo,Eine Lampe,${url},${picture},auf Lager,"19,90 EUR",neu,Ora`,
  );
  expect(german).toMatchObject({
    format: 'google-tsv',
    offers: [{ articleId: 'G1', priceCents: 1990, availability: 'in_stock', brand: 'Ora' }],
  });
  const sale = '2026-01-01T00:00+0100/2099-01-01T00:00+0100';
  const values = `G1,Lampe Halo,Luz,${url},${picture},in stock,19.90 EUR,14.90 EUR,${sale},g7,used`;
  const others = await Promise.all(
    [
      'ID,Título,Descripción,Enlace,Enlace de imagen,Disponibilidad,Precio,Precio de oferta,Fecha efectiva del precio de oferta,ID de grupo de artículos,Estado',
      'id,titolo,descrizione,link,link immagine,disponibilità,prezzo,prezzo scontato,decorrenza prezzo scontato,id gruppo articoli,condizione',
      'id,titel,beschrijving,link,afbeeldingslink,beschikbaarheid,prijs,uitverkoopprijs,startdatum uitverkoopprijs,productgroep-id,staat',
    ].map((header) => read(`${header}\n${values}`)),
  );
  for (const other of others) {
    expect(other).toMatchObject({
      format: 'google-tsv',
      offers: [
        { articleId: 'G1', priceCents: 1490, announcedCents: 1990, condition: 'used', imageUrl: picture },
      ],
    });
    expect(other.rows[0]?.item_group_id).toBe('g7');
    expect(other.rows[0]?.sale_price_effective_date).toBe(sale);
  }
});
