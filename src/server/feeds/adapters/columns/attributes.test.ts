import { expect, it } from 'vitest';
import { suggestColumns } from './column-mapping.ts';

const column = (name: string, ...samples: string[]) => ({ name, samples });
const page = (n: number) => `https://orvane.example/lampes/${n}.html`;

it('takes the attributes of elements without a text for what these are called', () => {
  const columns = [
    column('@ref', 'A1', 'A2', 'A3'),
    column('titre', 'Lampe Halo', 'Lampe Tina', 'Lampe Zoé'),
    ...[column('prix'), column('prix@ht', '41.58', '15.75'), column('prix@montant', '49.90', '19')],
    ...[column('lien'), column('lien@href', page(1), page(2))],
    ...[column('photo'), column('photo@src', 'https://orvane.example/1.jpg')],
    ...[column('marque'), column('marque@id', '7'), column('marque@nom', 'Norvik')],
    ...[column('categorie'), column('categorie@name', 'Luminaires'), column('categorie@id', '12')],
    ...[column('dispo'), column('dispo@etat', 'en stock', 'rupture')],
  ];
  expect(suggestColumns(columns)).toEqual({
    ...{ id: '@ref', title: 'titre', price: 'prix@montant', link: 'lien@href', image_link: 'photo@src' },
    ...{ brand: 'marque@nom', product_type: 'categorie@name', availability: 'dispo@etat' },
  });
});

it('leaves them where the element has a text of its own, and takes no name of another for the title', () => {
  const columns = [
    column('prix', '49.90', '19.90'),
    column('prix@remise', '10.00', '5.00'),
    ...[column('producer'), column('producer@name', 'Norvik Maison', 'Orvane Lampes')],
  ];
  expect(suggestColumns(columns)).toEqual({ price: 'prix', brand: 'producer@name' });
});

it('leaves an element to be found that is empty altogether', () => {
  expect(suggestColumns([column('title'), column('price'), column('price@currency', 'EUR')])).toEqual({
    title: 'title',
    price: 'price',
    currency: 'price@currency',
  });
});

it.each(['old', 'barre', 'quantity', 'per', 'min', 'discount'])(
  'takes no other amount for the price: %s',
  (other) => {
    const columns = [column('prix'), column(`prix@${other}`, '18.00', '19.00')];
    expect(suggestColumns(columns).price).not.toBe(`prix@${other}`);
    const both = [...columns, column('prix@value', '12.50', '13.50')];
    expect(suggestColumns(both).price).toBe('prix@value');
  },
);

it('takes the large picture', () => {
  const [small, large] = ['t', 'l'].map((size) =>
    [1, 2].map((n) => `https://orvane.example/${size}${n}.jpg`),
  );
  const columns = [
    column('image'),
    column('image@thumb', ...(small ?? [])),
    column('image@large', ...(large ?? [])),
  ];
  expect(suggestColumns(columns).image_link).toBe('image@large');
});

it('takes the name that an article has as an attribute for its title', () => {
  const columns = [
    column('@id', '1', '2'),
    ...[
      column('@type', 'simple', 'simple'),
      column('@name', 'Lampe Halo', 'Lampe Tina'),
      column('@price', '12.50', '15'),
    ],
  ];
  expect(suggestColumns(columns)).toMatchObject({ id: '@id', title: '@name', price: '@price' });
});
