import { describe, expect, it } from 'vitest';
import { isNetPrice, suggestColumns } from './column-mapping.ts';
import { missingIn } from './row-reader.ts';

const named = (...names: string[]) => names.map((name) => ({ name, samples: [] }));
const without = { linkTemplate: null };

describe('columns of shops’ own exports', () => {
  it('are suggested by their usual names, whatever their accents and signs', () => {
    const header = named(
      'référence',
      'nom',
      'prix_ttc_(€)',
      'url',
      'ean13',
      'qté',
      'catégorie',
      'fdp',
      'image_src',
    );
    expect(suggestColumns(header)).toEqual({
      id: 'référence',
      title: 'nom',
      price: 'prix_ttc_(€)',
      link: 'url',
      gtin: 'ean13',
      availability: 'qté',
      product_type: 'catégorie',
      shipping: 'fdp',
      image_link: 'image_src',
    });
  });

  it('are known in the words of small shops of other languages', () => {
    expect(
      suggestColumns(named('Nombre comercial', 'Precio público', 'FOTO', 'Sección', 'Existencias')),
    ).toEqual({
      title: 'Nombre comercial',
      price: 'Precio público',
      image_link: 'FOTO',
      product_type: 'Sección',
      availability: 'Existencias',
    });
    expect(suggestColumns(named('Artikelbezeichnung', 'VK brutto', 'Langtext', 'Artikelgruppe'))).toEqual({
      title: 'Artikelbezeichnung',
      price: 'VK brutto',
      description: 'Langtext',
      product_type: 'Artikelgruppe',
    });
    expect(
      suggestColumns(named('Product Name', 'Variant Price', 'Variant Inventory', 'Product Description')),
    ).toEqual({
      title: 'Product Name',
      price: 'Variant Price',
      availability: 'Variant Inventory',
      description: 'Product Description',
    });
  });

  it.each([
    ['Price (GBP)', 'price'],
    ['price_eur', 'price'],
    ['Sale Price [EUR]', 'sale_price'],
    ['prix barré €', 'list_price'],
    ['TTC (EUR)', 'price'],
    ['Tarif régulier', 'price'],
  ])('are suggested by what stands before a currency: %s', (name, field) => {
    expect(suggestColumns(named(name, 'Volume (CUP)', 'size_all'))).toMatchObject({ [field]: name });
  });

  it.each(['Prix port compris', 'Preis inkl. Versand', 'Sales price after discount'])(
    'are prices with what is in them or off them already: %s',
    (name) => {
      const columns = [
        { name: 'nr', samples: ['1', '2'] },
        { name, samples: ['19.90', '24.90'] },
      ];
      expect(suggestColumns(columns)).toMatchObject({ price: name });
    },
  );

  it('are prices whatever their currency and what they say of the VAT', () => {
    for (const samples of [
      ['€229,99 Incl. btw', '€9,99 Incl. btw'],
      ['79 900 FCFA', '200 800 FCFA'],
      ['12,00 HT', '14,50 HT'],
    ])
      expect(suggestColumns([{ name: 'prix', samples }])).toEqual({ price: 'prix' });
    expect(suggestColumns([{ name: 'prix', samples: ['12/10/2024', '01 23 45 67 89'] }])).toEqual({});
  });

  it('are titles where a table has no other texts, prices where it has those of a sale only, ids where EANs are all it has', () => {
    const columns = [
      { name: 'ean', samples: ['3017620422003', '3017620425035'] },
      { name: 'description', samples: ['Diffuseur d’huile', 'Sauce champignons'] },
      { name: 'sale price', samples: ['6.99', '2.99'] },
    ];
    expect(suggestColumns(columns)).toEqual({
      id: 'ean',
      gtin: 'ean',
      title: 'description',
      price: 'sale price',
    });
  });

  it('are rather those in euros, by their names, than those in another currency', () => {
    const header = named('price_usd', 'cena (zł)', 'price_eur', 'sale price [gbp]', 'sale price [eur]');
    expect(suggestColumns(header)).toMatchObject({ price: 'price_eur', sale_price: 'sale price [eur]' });
  });

  it('are no number or title of an article for being those of its brand or category', () => {
    expect(suggestColumns(named('vendors/id', 'source/id', 'category/name', 'brand/name', 'wort'))).toEqual({
      brand: 'brand/name',
      product_type: 'category/name',
    });
    expect(suggestColumns(named('category/id', 'offer/id', 'offer/name'))).toEqual({
      id: 'offer/id',
      title: 'offer/name',
    });
  });

  it('are conditions where they hold nothing else, whatever they are called', () => {
    const stan = { name: 'stan', samples: ['nowy', 'używany', 'powystawowy'] };
    expect(suggestColumns([stan])).toEqual({ condition: 'stan' });
    expect(suggestColumns([{ name: 'x', samples: ['Neuf', 'Très bon état'] }])).toEqual({ condition: 'x' });
  });

  it('say whether things are used by a yes or no, unless they say for which day a gift is', () => {
    const occasion = (...samples: string[]) => suggestColumns([{ name: 'occasion', samples }]);
    expect(occasion('0', '1')).toEqual({ condition: 'occasion' });
    expect(suggestColumns([{ name: 'is_refurbished', samples: ['false'] }])).toEqual({
      condition: 'is_refurbished',
    });
    expect(occasion('Noël', 'Mariage').condition).toBeUndefined();
  });

  it('are no sizes of articles for being those of pictures', () => {
    const size = { name: 'imagecarousel/size', samples: ['large', 'medium'] };
    expect(suggestColumns([size]).size).toBeUndefined();
  });

  it('are no stock for being an address, or a long text that says “available”', () => {
    const street = { name: 'address/line', samples: ['57-15 North Street', '57-15 North Street'] };
    const long = 'Size: 8 inch, price: 799, available with five photos of each of its sides';
    const variants = { name: 'variants', samples: [long, long] };
    expect(suggestColumns([street, variants]).availability).toBeUndefined();
    expect(suggestColumns([{ name: 'x', samples: ['3 en stock', '1-3 Werktage'] }])).toEqual({
      availability: 'x',
    });
    expect(suggestColumns([{ name: 'stan', samples: ['12', '3'] }])).toEqual({ availability: 'stan' });
    expect(suggestColumns([{ name: 'x', samples: ['New', 'Gut gepolsterter Sessel in Grau'] }])).toEqual({});
  });

  it('are rather what a shop sells at than what makers recommend', () => {
    expect(suggestColumns(named('uvp', 'vk_netto', 'vk_brutto'))).toMatchObject({
      price: 'vk_brutto',
      list_price: 'uvp',
    });
  });

  it('are no prices for holding how many there are', () => {
    const columns = [
      { name: 'anz_basis', samples: ['1.00', '10.00', '1.00'] },
      { name: 'vk', samples: ['4.20', '3.10', '12.50'] },
    ];
    expect(suggestColumns(columns)).toEqual({ price: 'vk' });
    expect(suggestColumns(columns.slice(0, 1))).toEqual({});
  });

  it('are no prices for holding telephone numbers or days', () => {
    const columns = [
      { name: 'wer', samples: ['04.73.28.78.28', '01.42.10.20.30'] },
      { name: 'wann', samples: ['15.10.2026', '04.03.2026'] },
      { name: 'was', samples: ['1.299,00', '49,90', '12.50 EUR'] },
    ];
    expect(suggestColumns(columns)).toEqual({ price: 'was' });
    expect(suggestColumns(columns.slice(0, 2))).toEqual({});
  });

  it('are suggested beside a name with a long gap before a currency', () => {
    expect(suggestColumns(named(`tarif${' '.repeat(100_000)}(eur)`, 'prix'))).toEqual({ price: 'prix' });
  });

  it('are suggested beside a name that is a path of a million parts', () => {
    const long = 'a/'.repeat(1_000_000);
    expect(suggestColumns(named(long, 'prix'))).toEqual({ price: 'prix' });
  });

  it.each([
    ['code_gtin', 'gtin'],
    ['offer_id', 'id'],
    ['url fiche', 'link'],
    ['variant_price', 'price'],
    ['permalink', 'link'],
    ['Bezeichnung', 'title'],
    ['Verfügbarkeit', 'availability'],
    ['Zdjęcie', 'image_link'],
    ['precio', 'price'],
    ['Taglia', 'size'],
    ['barva', 'color'],
    ['tillverkare', 'brand'],
    ['devise', 'currency'],
    ['id_parent', 'item_group_id'],
    ['Sexe', 'gender'],
    ['Matière', 'material'],
    ['Tranche d’âge', 'age_group'],
    ['sizes/size@taille', 'size'],
    ['price_before_discount', 'list_price'],
    ['price_shipping', 'shipping'],
    ['BUY_URL', 'link'],
    ['Prix actuel', 'price'],
    ['TDProductId', 'id'],
    ['Dénomination produit', 'title'],
    ['Nom de l’article', 'title'],
    ['Libellé_produit', 'title'],
    ['Réf. article', 'id'],
    ['Réf. interne', 'id'],
    ['N° réf.', 'id'],
    ['N° d’article', 'id'],
    ['Prix promo TTC', 'sale_price'],
    ['PrezzoPromo', 'sale_price'],
    ['DataInizioPromo', 'sale_start'],
    ['date de fin de promotion', 'sale_end'],
    ['special_price_to_date', 'sale_end'],
    ['Période promo', 'sale_price_effective_date'],
    ['Precio con descuento', 'sale_price'],
    ['Cena po obniżce', 'sale_price'],
    ['Prix de vente conseillé', 'list_price'],
    ['Tarif public', 'price'],
    ['URL de l’article', 'link'],
    ['Photo principale', 'image_link'],
    ['Image produit', 'image_link'],
    ['Qté en stock', 'availability'],
    ['Frais d’envoi', 'shipping'],
    ['Marque du produit', 'brand'],
    ['Code-barres EAN', 'gtin'],
    ['Code fabricant', 'mpn'],
    ['Catégorie principale', 'product_type'],
    ['Descriptif produit', 'description'],
    ['properties/property[deliveryCosts]', 'shipping'],
    ['quantity_in_stock', 'availability'],
    ['stock_level', 'availability'],
    ['Ancien tarif', 'list_price'],
    ['categories/category@path', 'product_type'],
    ['street_price_ivato', 'price'],
    ['prezzo_ordinario', 'price'],
    ['Artikel', 'title'],
    ['colori', 'color'],
  ])('%s is known as %s', (name, field) => {
    expect(suggestColumns(named(name))).toEqual({ [field]: name });
  });

  it('are each suggested for one thing, the better name first', () => {
    expect(suggestColumns(named('sku', 'id', 'name', 'libelle'))).toMatchObject({ id: 'id', title: 'name' });
    // The shop's own price before the recommended one.
    expect(suggestColumns(named('listino', 'prezzo'))).toEqual({ price: 'prezzo', list_price: 'listino' });
    expect(suggestColumns(named('listino'))).toEqual({ price: 'listino' });
    expect(suggestColumns(named('listino base', 'street price'))).toEqual({
      price: 'street price',
      list_price: 'listino base',
    });
    expect(suggestColumns(named('prezzo_ordinario', 'prezzo_effettivo'))).toEqual({
      price: 'prezzo_effettivo',
      list_price: 'prezzo_ordinario',
    });
    expect(suggestColumns(named('rrp', 'retail_price', 'our_price'))).toEqual({
      price: 'our_price',
      list_price: 'rrp',
    });
    expect(suggestColumns(named('category', 'category_path', 'delivery_time', 'available_product'))).toEqual({
      product_type: 'category_path',
      availability: 'available_product',
    });
    const merchant = { name: 'merchant_id', samples: ['12', '12', '12'] };
    expect(suggestColumns([merchant])).toEqual({});
    expect(suggestColumns([{ ...merchant, samples: ['1', '2', '3'] }])).toEqual({ id: 'merchant_id' });
    expect(suggestColumns([])).toEqual({});
  });

  it('are rather what shoppers pay than dealers, and no measures, shares or parts of pictures', () => {
    expect(
      suggestColumns([
        { name: 'prix_pro', samples: ['2,95 €', '4,10 €'] },
        { name: 'tarif_magasin', samples: ['5,90 €', '8,20 €'] },
      ]),
    ).toEqual({ price: 'tarif_magasin' });
    expect(suggestColumns([{ name: 'prix_pro', samples: ['2,95 €', '4,10 €'] }])).toEqual({
      price: 'prix_pro',
    });
    expect(
      suggestColumns([
        { name: 'spannung', samples: ['150-240 V / 50 Hz', '90-305 VAC'] },
        { name: 'lebensdauer', samples: ['45.000 h', '60.000 h'] },
        { name: 'faktor', samples: ['0,91', '0,95'] },
        { name: 'serie', samples: ['LED Tubes 590', 'LED Tubes 590', 'LED Tubes 590', 'LED Tubes 590'] },
      ]),
    ).toEqual({});
    expect(
      suggestColumns([
        { name: 'image/name', samples: ['sac-1.jpg', 'sac-2.jpg'] },
        { name: 'image/size', samples: ['128.03', '90.10'] },
        { name: 'image/url', samples: ['https://i.example/1.jpg', 'https://i.example/2.jpg'] },
        { name: 'compare_at', samples: ['12.00', '15.00'] },
        { name: 'cat', samples: ['Sacs', 'Sacs'] },
      ]),
    ).toEqual({ image_link: 'image/url', list_price: 'compare_at', product_type: 'cat' });
  });

  it('are no prices for being weights, what delivery costs or what the shop itself pays', () => {
    const columns = [
      { name: 'peso_netto', samples: ['1,50', '2,25'] },
      { name: 'valor_costo_envio', samples: ['9.90', '4.90'] },
      { name: 'EK', samples: ['2.65', '4.60'] },
      { name: 'seller_fee', samples: ['2.10', '3.40'] },
      { name: 'IVA', samples: ['22,00', '10,00'] },
    ];
    expect(suggestColumns(columns)).toEqual({});
    const named = { name: 'Prezzo web IVA incl.', samples: ['11,50', '19,00'] };
    expect(suggestColumns([...columns, named])).toEqual({ price: named.name });
    const rate = { name: 'Sales price / rate', samples: ['11.50', '19.00'] };
    expect(suggestColumns([...columns, rate])).toEqual({ price: rate.name });
    // What is called a price goes before what only looks like one.
    const other = { name: 'wert', samples: ['3,10', '4,10'] };
    expect(suggestColumns([other, { ...named, name: 'prezzo_banco' }])).toEqual({ price: 'prezzo_banco' });
    expect(
      suggestColumns([
        { ...other, name: 'price_trade' },
        { ...named, name: 'tarif_b' },
      ]),
    ).toEqual({
      price: 'tarif_b',
    });
  });

  it('are none without a name', () => {
    const links = ['https://shop.example/a', 'https://shop.example/b'];
    expect(suggestColumns([{ name: '', samples: links }, ...named('nom')])).toEqual({ title: 'nom' });
  });

  it('put no articles into one group for being of one category or brand', () => {
    expect(suggestColumns(named('category/parent_id', 'id_category/id_parent', 'sku'))).toEqual({
      id: 'sku',
    });
  });

  it('are no condition for being flags, and no price of dealers where shoppers have one', () => {
    const columns = [
      { name: 'estado', samples: ['1', '1', '0'] },
      { name: 'price_trade', samples: ['12.50', '8.00'] },
      { name: 'price_retail', samples: ['0', '0'] },
    ];
    expect(suggestColumns(columns)).toEqual({ price: 'price_retail' });
  });

  it('take another number for the id where there is none, or none is filled in', () => {
    const name = { name: 'name', samples: ['Filtre à air', 'Filtre à huile'] };
    const part = { name: 'part_number', samples: ['A-1', 'A-2'] };
    expect(suggestColumns([name, part])).toEqual({ id: 'part_number', title: 'name', mpn: 'part_number' });
    expect(suggestColumns([{ name: 'sku', samples: [] }, name])).toEqual({ title: 'name' });
  });

  it('take no data sheet for a link', () => {
    const sheets = ['https://shop.example/docs/1.pdf', 'https://shop.example/docs/2.pdf'];
    expect(suggestColumns([{ name: 'link', samples: sheets }]).link).toBeUndefined();
  });

  it('are not what their names say where they hold something else', () => {
    const columns = [
      { name: 'image', samples: ['yes', 'no'] },
      { name: 'url', samples: ['https://i.example/1.jpg', 'https://i.example/2.jpg'] },
      { name: 'lien fiche', samples: ['https://shop.example/a', 'https://shop.example/b'] },
    ];
    expect(suggestColumns(columns)).toEqual({ link: 'lien fiche', image_link: 'url' });
  });

  it('are told by what they hold where their names tell nothing', () => {
    const columns = [
      { name: 'a', samples: ['Écran 27 pouces', 'Souris sans fil'] },
      { name: 'b', samples: ['129,90', '19,90'] },
      { name: 'c', samples: ['4006381333931', '5901234123457'] },
      { name: 'd', samples: ['https://shop.example/1', 'https://shop.example/2'] },
      { name: 'e', samples: ['https://shop.example/1.webp', 'https://shop.example/2.webp'] },
      { name: 'f', samples: ['en stock', 'rupture'] },
    ];
    expect(suggestColumns(columns)).toEqual({
      id: 'c',
      title: 'a',
      price: 'b',
      gtin: 'c',
      link: 'd',
      image_link: 'e',
      availability: 'f',
    });
  });

  it('are no stock for being numbers, and no id for being that of a part', () => {
    const columns = [
      { name: 'seiten', samples: ['30', '12', '7'] },
      { name: 'inhalt', samples: ['75 Teile', '30 Karten'] },
      { name: 'rubrik@id', samples: ['113', '113', '94'] },
      { name: 'rubrik', samples: ['Salon', 'Salon', 'Jardin'] },
      { name: 'titel', samples: ['Lampe Nova', 'Vase Luna'] },
    ];
    expect(suggestColumns(columns)).toEqual({ title: 'titel' });
    expect(suggestColumns([{ name: '@id', samples: ['1', '2'] }])).toEqual({ id: '@id' });
  });

  it('are no shelves where they hold what shop systems call kinds of articles', () => {
    const columns = [
      { name: 'product_type', samples: ['Physical', 'Physical', 'Digital'] },
      { name: 'product_categories', samples: ['Haircare', 'Haircare', 'Gifts'] },
      { name: 'product_handle', samples: ['volume-wash', 'care-oil'] },
      { name: 'variant_sku', samples: [] },
    ];
    expect(suggestColumns(columns)).toEqual({ product_type: 'product_categories', id: 'product_handle' });
  });

  it('are incomplete without what an offer needs', () => {
    expect(missingIn({ title: 'a', link: 'b' }, without)).toEqual(['id', 'price']);
    expect(missingIn({ id: 'a', title: 'b', price: 'c' }, without)).toEqual(['link']);
    expect(missingIn({ id: 'a', title: 'b', price: 'c' }, { linkTemplate: 'https://a.example/{a}' })).toEqual(
      [],
    );
  });
});

describe('the number of an article', () => {
  const titles = ['Lampe', 'Table', 'Chaise', 'Banc', 'Miroir'];
  const pages = titles.map((title) => `https://atelier.example/${title}`);
  const of = (columns: Readonly<Record<string, readonly string[]>>) =>
    suggestColumns(
      Object.entries({
        nom: titles,
        prix: ['12,50', '30,00', '25,00', '40,00', '9,90'],
        lien: pages,
        ...columns,
      }).map(([name, samples]) => ({
        name,
        samples: samples.filter((text) => text !== ''),
        rows: titles.length,
      })),
    ).id;

  it.each([
    [
      'is not the column that is blank in many rows',
      { sku: ['A1', '', 'A3', '', ''], handle: ['a', 'b', 'c', 'd', 'e'] },
      'handle',
    ],
    ['is the page where no other is filled', { sku: ['A1', '', 'A3', '', ''] }, 'lien'],
    [
      'is not one that stands twice',
      { sku: ['A1', '', 'A3', '', ''], handle: ['a', 'a', 'c', 'd', 'e'] },
      'lien',
    ],
    [
      'is the best name where all are filled',
      { handle: ['a', 'b', 'c', 'd', 'e'], sku: ['1', '2', '3', '4', '5'] },
      'sku',
    ],
  ])('%s', (_, columns, id) => {
    expect(of(columns as unknown as Record<string, string[]>)).toBe(id);
  });
});

it.each([
  [
    [
      'Prix HT',
      'prix_ht',
      'PrixHT (€)',
      'Prix de vente hors taxes',
      'price_excl_vat',
      'Cena netto',
      'Precio sin IVA',
    ],
    true,
  ],
  [['Prix TTC', 'Prix net', 'Prix HT et TTC', 'Hauteur', 'price', 'Preis brutto', 'Weight'], false],
])('says of %j whether they are prices without VAT: %s', (names, is) => {
  expect(names.map(isNetPrice)).toEqual(names.map(() => is));
});
