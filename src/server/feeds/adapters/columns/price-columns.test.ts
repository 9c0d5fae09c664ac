import { describe, expect, it } from 'vitest';
import { suggestColumns } from './column-mapping.ts';
import { isNetPrice } from './price-columns.ts';

const named = (...names: string[]) => names.map((name) => ({ name, samples: [] }));

describe('columns of prices in shops’ own exports', () => {
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

  it('are rather those in euros, by their names, than those in another currency', () => {
    const header = named('price_usd', 'cena (zł)', 'price_eur', 'sale price [gbp]', 'sale price [eur]');
    expect(suggestColumns(header)).toMatchObject({ price: 'price_eur', sale_price: 'sale price [eur]' });
  });

  it('are rather what a shop sells at than what makers recommend', () => {
    expect(suggestColumns(named('uvp', 'vk_netto', 'vk_brutto'))).toMatchObject({
      price: 'vk_brutto',
      list_price: 'uvp',
    });
  });

  it('are rather with the VAT than without it, and what is paid rather than what a kilo costs', () => {
    const samples = ['47.82', '19.63'];
    const taxed = ['price_excluding_tax', 'price_including_tax'].map((name) => ({ name, samples }));
    expect(suggestColumns(taxed)).toMatchObject({ price: 'price_including_tax' });
    expect(isNetPrice('price_excluding_tax')).toBe(true);
    const perMeasure = [
      { name: 'precio_medida', samples: ['15.50', '3.20'] },
      { name: 'precio_rel', samples: ['3.10', '3.20'] },
      { name: 'precio', samples: ['15.50 € /ud.', '3.20 € /ud.'] },
    ];
    expect(suggestColumns(perMeasure)).toEqual({ price: 'precio' });
    const before = [
      { name: 'was_price', samples: ['5000', '2999'] },
      { name: 'now', samples: ['3999', '1899'] },
      { name: 'filesizemb', samples: ['1.32', '2.05'] },
    ];
    expect(suggestColumns(before)).toEqual({ price: 'now', list_price: 'was_price' });
  });

  it('are suggested beside a name with a long gap before a currency', () => {
    expect(suggestColumns(named(`tarif${' '.repeat(100_000)}(eur)`, 'prix'))).toEqual({ price: 'prix' });
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
