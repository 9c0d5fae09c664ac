import { describe, expect, it } from 'vitest';
import { suggestColumns } from './column-mapping.ts';

describe('columns told by what they hold', () => {
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

  it('take another number for the id where there is none, or none is filled in', () => {
    const name = { name: 'name', samples: ['Filtre à air', 'Filtre à huile'] };
    const part = { name: 'part_number', samples: ['A-1', 'A-2'] };
    expect(suggestColumns([name, part])).toEqual({ id: 'part_number', title: 'name', mpn: 'part_number' });
    expect(suggestColumns([{ name: 'sku', samples: [] }, name])).toEqual({ title: 'name' });
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
