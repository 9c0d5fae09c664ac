import { describe, expect, it } from 'vitest';
import { missingIn } from '../row-reader.ts';
import { suggestColumns } from './column-mapping.ts';

const named = (...names: string[]) => names.map((name) => ({ name, samples: [] }));
const column = (name: string, ...samples: string[]) => ({ name, samples });
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

  it('have the merchant’s path where it is called by crumbs', () => {
    for (const name of ['breadcrumbs', "Fil d'Ariane", 'chemin de navigation'])
      expect(suggestColumns(named('url', 'name', name, 'price'))).toMatchObject({ product_type: name });
  });

  it('are no stock where they hold measures', () => {
    const samples = ['80 L x 140 H cm', '75 L x 130 H cm', '180 cm x 90 cm'];
    expect(suggestColumns([{ name: 'dimension', samples }]).availability).toBeUndefined();
    const stock = ['Expédié sous 24 h', 'Expédié sous 48 h', 'Épuisé'];
    expect(suggestColumns([{ name: 'envoi', samples: stock }]).availability).toBe('envoi');
    for (const state of ['estado', 'state', 'État']) {
      expect(suggestColumns([{ name: state, samples: ['Disponible', 'Agotado', 'En stock'] }])).toEqual({
        availability: state,
      });
      expect(suggestColumns([{ name: state, samples: ['new', 'used'] }])).toEqual({ condition: state });
    }
    const hours = ['2.00 to 2.50 hours', '3 hours', '1 hour'];
    expect(suggestColumns([{ name: 'fitting_time', samples: hours }]).availability).toBeUndefined();
    const lasting = ['8-10 horas', '7-9 horas', '6-8 horas'];
    expect(suggestColumns([{ name: 'plazo', samples: lasting }]).availability).toBe('plazo');
    for (const name of ['Duración', 'Tenue', 'durata'])
      expect(suggestColumns([{ name, samples: lasting }]).availability).toBeUndefined();
  });

  it('are those of comparators’ former formats: a model that names the article, the large picture', () => {
    const kelkoo = [
      ...[column('id', 'R1', 'R2'), column('model', 'Perceuse visseuse 18 V', 'Scie sauteuse 650 W')],
      ...[
        column('price', '129.90', '59.00'),
        column('merchantcat', 'Outillage'),
        column('deliveryprice', '4.90'),
      ],
    ];
    expect(suggestColumns(kelkoo)).toEqual({
      ...{ id: 'id', title: 'model', price: 'price', product_type: 'merchantcat', shipping: 'deliveryprice' },
    });
    // A number of the maker's is no name.
    expect(suggestColumns([column('id', '1', '2'), column('model', 'NV18', 'NS650')])).toEqual({
      id: 'id',
      mpn: 'model',
    });
    const pictures = ['petite', 'grande'].map((size) =>
      column(
        `URL ${size} photographie`,
        `https://orvane.example/${size}/1.jpg`,
        `https://orvane.example/${size}/2.jpg`,
      ),
    );
    expect(suggestColumns(pictures)).toEqual({ image_link: 'URL grande photographie' });
    expect(suggestColumns(named('Merchant_SKU', 'Shipping_Rate', 'Catégorie 1', 'Catégorie 2'))).toEqual({
      ...{ id: 'Merchant_SKU', shipping: 'Shipping_Rate', product_type: 'Catégorie 1' },
    });
  });

  it('are known as lists of dealers and programs of pages call them', () => {
    const header = named('article_number', 'product_titles', 'webpage', 'gruppe', 'state');
    expect(suggestColumns(header)).toEqual({
      id: 'article_number',
      title: 'product_titles',
      link: 'webpage',
      product_type: 'gruppe',
      condition: 'state',
    });
    expect(suggestColumns(named('category_slug'))).toEqual({ product_type: 'category_slug' });
  });

  it('are known in the words in which networks have merchants name them', () => {
    const found = suggestColumns([
      { name: 'Id product', samples: ['5121016303461', '5121016303462'] },
      { name: 'Internal reference', samples: ['1000190', '1000191'] },
      { name: 'name of the product', samples: ['Pull rouge', 'Pull bleu'] },
      { name: 'current price', samples: ['35,00', '19,00'] },
      { name: 'Crossed prices', samples: ['130,00', '39,00'] },
      { name: 'product page URL', samples: ['https://shop.example/1', 'https://shop.example/2'] },
      { name: 'Url small image', samples: ['https://i.example/s1.jpg', 'https://i.example/s2.jpg'] },
      { name: 'Url large image', samples: ['https://i.example/l1.jpg', 'https://i.example/l2.jpg'] },
      { name: 'name of brand', samples: ['Ora', 'Ora'] },
      { name: 'frais de ports', samples: ['4.90', '4.90'] },
      { name: 'délai de livraison', samples: ['4', '4'] },
      { name: 'indicateur de stock', samples: ['37', '0'] },
      { name: 'manufacturer reference', samples: ['P-1', 'P-2'] },
      { name: 'Category', samples: ['12', '12'] },
      { name: 'Category merchant', samples: ['Femme > Pulls', 'Femme > Pulls'] },
      { name: 'Couleurs', samples: ['rouge', 'bleu'] },
    ]);
    expect(found).toEqual({
      id: 'Internal reference',
      title: 'name of the product',
      price: 'current price',
      list_price: 'Crossed prices',
      link: 'product page URL',
      image_link: 'Url large image',
      brand: 'name of brand',
      shipping: 'frais de ports',
      availability: 'indicateur de stock',
      mpn: 'manufacturer reference',
      product_type: 'Category merchant',
      color: 'Couleurs',
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

  it('are no sizes of articles for being those of pictures', () => {
    const size = { name: 'imagecarousel/size', samples: ['large', 'medium'] };
    expect(suggestColumns([size]).size).toBeUndefined();
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
    ['priceBefore', 'list_price'],
    ['Variant Compare Price', 'list_price'],
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
    expect(suggestColumns(named('prix_regulier', 'prix_promo'))).toEqual({
      price: 'prix_regulier',
      sale_price: 'prix_promo',
    });
    expect(suggestColumns(named('regular_price', 'current_price'))).toEqual({
      price: 'current_price',
      list_price: 'regular_price',
    });
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

  it('take no data sheet for a link', () => {
    const sheets = ['https://shop.example/docs/1.pdf', 'https://shop.example/docs/2.pdf'];
    expect(suggestColumns([{ name: 'link', samples: sheets }]).link).toBeUndefined();
  });

  it('are incomplete without what an offer needs', () => {
    expect(missingIn({ title: 'a', link: 'b' }, without)).toEqual(['id', 'price']);
    expect(missingIn({ id: 'a', title: 'b', price: 'c' }, without)).toEqual(['link']);
    expect(missingIn({ id: 'a', title: 'b', price: 'c' }, { linkTemplate: 'https://a.example/{a}' })).toEqual(
      [],
    );
  });
});
