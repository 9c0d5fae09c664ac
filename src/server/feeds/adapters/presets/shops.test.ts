import { describe, expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';
import { findPreset } from './presets.ts';

const { read } = withOfferFiles();

const picture = 'https://i.example/1.jpg';
const gtin = '04006381333931';

describe('exports of other shop systems', () => {
  it('WooCommerce, where somebody has renamed the column of its kinds', async () => {
    const { format, offers } = await read(
      'ID,,UGS,Nom,En stock ?,Tarif régulier\n1,simple,L1,Lampe,1,"25,00"\n2,simple,L2,Halo,0,"9,90"',
      { linkTemplate: 'https://shop.example/?p={id}' },
    );
    expect(format).toBe('woocommerce');
    expect(offers).toMatchObject([
      { articleId: '1', priceCents: 2_500, availability: 'in_stock' },
      { articleId: '2', priceCents: 990, availability: 'out_of_stock' },
    ]);
  });

  it.each([
    ['UGS,Type,Nom,En stock ?,Tarif régulier\nL1,simple,Lampe,1,"25,00"', '/produit/{nom|slug}'],
    ['SKU,Type,Name,In stock?,Regular price\nL1,simple,Lamp,1,25', '/product/{name|slug}'],
    ['ID,SKU,Type,Name,In stock?,Regular price\n1,L1,simple,Lamp,1,25', '/?p={id}'],
    ['ID produit;Nom;Référence;Prix (TTC);Quantité;État\n7;Lampe;L7;19,90;0;1', 'id_product={id produit}'],
  ])('ask for links of columns that they have: %s', async (rows, path) => {
    await expect(read(rows)).rejects.toThrow(path);
  });

  it.each([
    'ID,SKU,Name,Price,Regular price,In stock,Link',
    'Ref,SKU,Product,Price,Regular price,In stock,Link',
  ])('WooCommerce is not what a table of a shop is that has another price: %s', (header) => {
    expect(findPreset(header.split(','))).toBeUndefined();
  });

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

  it('WooCommerce: variations without numbers are known by their article and options', async () => {
    const { offers } = await read(
      [
        'ID,Type,SKU,Name,Published,In stock?,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        '7,variable,R,Rug,1,1,,,Length,"60 cm, 90 cm"',
        ',variation,,Rug - 60 cm,1,1,39.90,R,Length,60 cm',
        ',variation,,Rug - 90 cm,1,1,59.90,R,Length,90 cm',
        ',variation,R-120,Rug - 120 cm,1,1,79.90,id:7,Length,120 cm',
        '8,variation,,Rug - 150 cm,1,1,99.90,id:7,Length,150 cm',
        ',simple,,Lamp,1,1,9.90,,,',
      ].join('\n'),
      { linkTemplate: 'https://shop.example/?p={ID}' },
    );
    expect(offers).toMatchObject([
      { articleId: '7/60 cm', title: 'Rug - 60 cm', link: 'https://shop.example/?p=7' },
      { articleId: '7/90 cm', title: 'Rug - 90 cm', link: 'https://shop.example/?p=7' },
      { articleId: 'R-120', link: 'https://shop.example/?p=7' },
      { articleId: '8', link: 'https://shop.example/?p=8' },
      { reason: 'article_missing' },
    ]);
  });

  it('of which somebody has renamed columns: what else is called usually is read', async () => {
    const { format, offers } = await read(
      [
        'handleId,fieldType,Name,Price,Image,InStock,Product URL',
        `p1,Product,Lampe,25,${picture},in_stock,https://shop.example/p1`,
        `p2,Product,Vase,15,${picture},out_of_stock,https://shop.example/p2`,
      ].join('\n'),
    );
    expect(format).toBe('wix');
    expect(offers).toMatchObject([
      { availability: 'in_stock', imageUrl: picture, link: 'https://shop.example/p1' },
      { availability: 'out_of_stock' },
    ]);
  });

  it('WooCommerce: its first rows lack the columns that it met later, and a row that lacks others is refused', async () => {
    const { offers } = await read(
      [
        'ID,Type,SKU,Name,Published,In stock?,Regular price,Categories,Parent,Meta: a,Attribute 1 name,Attribute 1 value(s),Meta: b',
        '1,simple,L1,"Lampe\nronde",1,1,25,Salon,,x',
        '2,simple,L2,Lampe,1,1',
        '3,variation,T-S,Pull,1,1,39,Mode,T,x,Couleur,Rouge,',
        '4,variation,T-M,Pull,1,1,39,Mode,T,x',
        '',
      ].join('\n'),
      { linkTemplate: 'https://shop.example/?p={id}' },
    );
    expect(offers).toMatchObject([
      { articleId: '1', title: 'Lampe ronde', priceCents: 2_500 },
      { reason: 'row_short' },
      { articleId: '3', title: 'Pull Rouge' },
      { articleId: '4', title: 'Pull' },
    ]);
  });

  it.each([
    [
      'Dutch',
      'ID,Type,Artikelnummer,Naam,Gepubliceerd,Beschrijving,Startdatum actieprijs,Einddatum actieprijs,Op voorraad?,Voorraad,Actieprijs,Reguliere prijs,Categorieën,Afbeeldingen,Hoofd,Naam eigenschap 1,Waarde eigenschap 1',
    ],
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Beschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Vorrätig?,Lager,Angebotspreis,Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'Russian',
      'ID,Тип,Артикул,Имя,Опубликован,Описание,Дата начала действия скидки,Дата окончания действия скидки,Наличие,Запасы,Акционная цена,Базовая цена,Категории,Изображения,Родительский,Название атрибута 1,Значения атрибутов 1',
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,Descripción,Día en que empieza el precio rebajado,Día en que termina el precio rebajado,¿Existencias?,Inventario,Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
    ],
    [
      'Italian',
      "ID,Tipo,SKU,Nome,Pubblicato,Descrizione,Data di partenza del prezzo in saldo,Data in cui termina l'offerta,In stock?,Magazzino,Prezzo in offerta,Prezzo di listino,Categorie,Immagine,Genitore,Nome dell'attributo 1,Valore dell'attributo 1",
    ],
    [
      'Portuguese',
      'ID,Tipo,REF,Nome,Publicado,Descrição,Data de início do preço promocional,Data de término do preço promocional,Em stock?,Stock,Preço promocional,Preço normal,Categorias,Imagens,Pai,Atributo 1 nome,Atributo 1 valor(es)',
    ],
    [
      'Polish',
      'ID,Typ,SKU,Nazwa,Opublikowano,Opis,Data rozpoczęcia promocji,Data zakończenia promocji,W magazynie?,Stan magazynowy,Cena promocyjna,Cena,Kategorie,Obrazki,Element nadrzędny,Nazwa atrybutu 1,Wartości atrybutu 1',
    ],
  ])('WooCommerce, in %s: prices, sales, stock and parents are found', async (_language, header) => {
    const { format, offers } = await read(
      [
        header,
        `1,simple,L1,Lampe,1,Text,,2026-12-31,1,3,19.90,25,Regal,${picture},,,`,
        `2,simple,L2,Lampe b,1,Text,,2026-01-31,0,,19.90,25,Regal,,,,`,
        `3,variable,T,Teppich,1,Text,,,1,,,,Regal,${picture},,Format,"60 cm, 90 cm"`,
        `4,variation,T-60,Teppich,1,,,,1,4,,39.90,,,T,Format,60 cm`,
        `6,simple,N,Nicht,0,,,,1,,,9.90,,,,,`,
      ].join('\n'),
      { linkTemplate: 'https://shop.example/?p={id}' },
    );
    expect(format).toBe('woocommerce');
    expect(offers).toMatchObject([
      {
        articleId: '1',
        title: 'Lampe',
        priceCents: 1_990,
        announcedCents: 2_500,
        availability: 'in_stock',
        stock: 3,
        merchantCategory: 'Regal',
        imageUrl: picture,
      },
      { articleId: '2', priceCents: 2_500, availability: 'out_of_stock' },
      { title: 'Teppich – 60 cm', priceCents: 3_990, description: 'Text', imageUrl: picture, groupId: 'T' },
      { reason: 'not_for_sale' },
    ]);
  });

  it.each([
    ['English', 'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Regular price,Parent'],
    ['French', 'ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,En stock ?,Tarif régulier,Parent'],
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Vorrätig?,Regulärer Preis,Übergeordnetes Produkt',
    ],
  ])(
    'WooCommerce in %s: what no list of the shop shows, and choices of drafts, are not published',
    async (_, header) => {
      const { offers } = await read(
        [
          header,
          '1,simple,A,Lampe,1,visible,1,25,',
          '2,simple,B,Lampe,1,hidden,1,25,',
          '3,simple,C,Lampe,1,search,1,25,',
          '4,variable,D,Lampe,-1,visible,1,,',
          '5,variation,D1,Lampe,1,visible,1,25,D',
          '6,variable,E,Lampe,1,hidden,1,,',
          '7,variation,E1,Lampe,1,visible,1,25,E',
          '8,variable,F,Lampe,1,visible,1,,',
          '9,variation,F1,Lampe,1,visible,1,25,F',
        ].join('\n'),
        { linkTemplate: 'https://shop.example/?p={id}' },
      );
      expect(offers).toMatchObject([
        { articleId: '1' },
        { reason: 'not_for_sale' },
        { articleId: '3' },
        { reason: 'not_for_sale' },
        { reason: 'not_for_sale' },
        { articleId: '9' },
      ]);
    },
  );

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

  it.each(['Price tax excluded or Price tax included', 'Prix hors taxes ou Prix TTC'])(
    'PrestaShop’s template, which does not say whether “%s” has the VAT, asks for it',
    async (price) => {
      const link = { linkTemplate: 'https://shop.example/{id}.html' };
      const table = `ID;Active (0/1);Name *;Categories (x,y,z...);${price};Tax rules ID;Wholesale price;Quantity;Unit price\n7;1;Lampe;Salon;16,58;1;9,00;3;4,50`;
      await expect(read(table, link)).rejects.toThrow('exclude VAT');
      const { format, offers } = await read(table, { ...link, vatPercent: 20 });
      expect(format).toBe('prestashop');
      expect(offers).toMatchObject([{ title: 'Lampe', priceCents: 1_990, stock: 3 }]);
      const included = await read(table, { ...link, vatPercent: 0 });
      expect(included.offers).toMatchObject([{ priceCents: 1_658 }]);
    },
  );

  it.each([
    'Product ID;Imagen;Nombre;Referencia;Categoría;Precio (imp. excl.);Precio (imp. incl.);Cantidad;Estado;Posición',
    'ID;Immagine;Nome;Riferimento;Categoria;Prezzo (tasse escl.);Prezzo (tasse incl.);Quantità;Stato;Posizione',
    'ID;Bild;Name;Artikelnr.;Kategorie;Preis (zzgl. MwSt.);Preis (inkl. MwSt.);Menge;Status;Position',
    'ID;Zdjęcie;Nazwa;Indeks;Kategoria;Cena (netto);Cena (brutto);Ilość;Status;Pozycja',
    'ID;Afbeelding;Naam;Referentie;Categorie;Prijs (excl. btw);Prijs (incl. btw);Aantal;Status;Positie',
  ])('PrestaShop’s list in other languages: %s', async (header) => {
    const { format, offers } = await read(
      `${header}\n7;${picture};Lámpara;L7;Salón;16,45;19,90;3;1;0\n8;${picture};Silla;S8;Salón;16,45;19,90;3;0;1`,
      { linkTemplate: 'https://shop.example/p.html' },
    );
    expect(format).toBe('prestashop');
    expect(offers).toMatchObject([
      { articleId: '7', title: 'Lámpara', priceCents: 1_990, stock: 3, imageUrl: picture },
      { reason: 'not_for_sale' },
    ]);
  });

  it('PrestaShop’s list of several categories, whose header alone has the places in them', async () => {
    const { offers } = await read(
      [
        'ID;Image;Nom;Référence;Catégorie;Prix (HT);Prix (TTC);Quantité;État;Position',
        `7;${picture};Lampe;L7;Salon;16,45;19,90;3;1`,
        '8;;Chaise;S8;Salon;16,45',
      ].join('\n'),
      { linkTemplate: 'https://shop.example/{id}.html' },
    );
    expect(offers).toMatchObject([{ articleId: '7', priceCents: 1_990, stock: 3 }, { reason: 'row_short' }]);
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
