import { describe, expect, it } from 'vitest';
import { withOfferFiles } from '../../../../test/helpers/offer-files.ts';

const { read } = withOfferFiles();
const columns = { id: 'ref', title: 'nom', price: 'prix', image_link: 'photo' };

it('reads links and pictures by their paths alone, where the settings say of which site', async () => {
  const table =
    'ref;nom;prix;url;photo\nL1;Lampe Halo;12,50;/lampes/halo;/img/1.jpg\nL2;Lampe Nova;9,90;lampes/nova.html?v=2;img/2.jpg\nL3;Lampe;5;/l;3.jpg';
  const linkTemplate = 'https://shop.example/{url}';
  for (const link of [{}, { link: 'url' }]) {
    const { offers } = await read(table, { columns: { ...columns, ...link }, linkTemplate });
    expect(offers).toMatchObject([
      { link: 'https://shop.example/lampes/halo', imageUrl: 'https://shop.example/img/1.jpg' },
      { link: 'https://shop.example/lampes/nova.html?v=2', imageUrl: 'https://shop.example/img/2.jpg' },
      { imageUrl: null },
    ]);
  }
});

it('fills a link in by columns called as the file writes them, too', async () => {
  const table = 'Réf. interne;Nom;Prix;Photo\nA1;Lampe;9;/a.jpg\nA2;Halo;9;/b.jpg\nA3;Lume;9;/c.jpg';
  for (const name of ['Réf. interne', 'réf._interne']) {
    const { offers } = await read(table, {
      columns: { id: 'réf._interne', title: 'nom', price: 'prix', image_link: 'photo' },
      linkTemplate: `https://shop.example/p/{${name}}`,
    });
    expect(offers[0]).toMatchObject({ link: 'https://shop.example/p/A1' });
  }
});

it('keeps links of other sites, and what is no path as one part of an address', async () => {
  const table = 'ref;nom;prix;url;photo\nA/1;Lampe;9;https://autre.example/1;\nA/2;Halo;9;;';
  const linkTemplate = 'https://shop.example/p/{ref}';
  const { offers } = await read(table, { columns: { ...columns, link: 'url' }, linkTemplate });
  expect(offers).toMatchObject([
    { link: 'https://autre.example/1' },
    { link: 'https://shop.example/p/A%2F2' },
  ]);
});

it('takes prices for those in the currency that their column has in its name, where no row says another', async () => {
  const currenciesOf = async (name: string) => {
    const table = `ref;nom;${name};url\nA;Lampe;12,50;https://a.example/1\nB;Halo;9,90 EUR;https://a.example/2`;
    const { offers } = await read(table, { columns: { ...mapped, price: name } });
    return offers.map((offer) => ('reason' in offer ? offer : offer.priceCents));
  };
  const mapped = { id: 'ref', title: 'nom', link: 'url' };
  const refused = (currency: string) => ({ reason: 'price_foreign', detail: currency });
  expect(await currenciesOf('prix_vente_eur')).toEqual([1_250, 990]);
  expect(await currenciesOf('prix_usd')).toMatchObject([refused('USD'), 990]);
  expect(await currenciesOf('cena_(zł)')).toMatchObject([refused('PLN'), 990]);
  expect(await currenciesOf('price_(₹)')).toMatchObject([refused('INR'), 990]);
  expect(await currenciesOf('prix_fcfa')).toMatchObject([refused('XOF'), 990]);
  expect(await currenciesOf('prix_(f_cfa)')).toMatchObject([refused('XOF'), 990]);
  expect(await currenciesOf('price_all')).toEqual([1_250, 990]);
});

it('takes a yes in a column called “occasion” for used, and other words there for nothing', async () => {
  const table =
    'ref;nom;prix;url;occasion\nA;Lampe;12,50;https://a.example/1;1\nB;Halo;9,90;https://a.example/2;non\nC;Lume;9,90;https://a.example/3;Noël\nD;Lustre;9,90;https://a.example/4;';
  const { offers } = await read(table, {
    columns: { id: 'ref', title: 'nom', price: 'prix', link: 'url', condition: 'occasion' },
  });
  expect(offers.map((offer) => ('reason' in offer ? offer : offer.condition))).toEqual([
    'used',
    'new',
    'new',
    'new',
  ]);
});

it('takes a yes in either of the columns “occasion” and “reconditionné” for what it says', async () => {
  const conditionsOf = async (condition: string) => {
    const table = [
      'ref;nom;prix;url;Occasion;Reconditionné',
      'A;Lampe;12,50;https://a.example/1;oui;non',
      'B;Halo;9,90;https://a.example/2;non;oui',
      'C;Lume;9,90;https://a.example/3;oui;oui',
      'D;Lustre;9,90;https://a.example/4;non;non',
      'E;Nova;9,90;https://a.example/5;;oui',
      'F;Orve;9,90;https://a.example/6;Noël;',
      'G;Alba;9,90;https://a.example/7;oui;',
    ].join('\n');
    const { offers } = await read(table, {
      columns: { id: 'ref', title: 'nom', price: 'prix', link: 'url', condition },
    });
    return offers.map((offer) => ('reason' in offer ? offer : offer.condition));
  };
  const right = ['used', 'refurbished', 'refurbished', 'new', 'refurbished', 'new', 'used'];
  expect(await conditionsOf('occasion')).toEqual(right);
  expect(await conditionsOf('reconditionné')).toEqual(right);
});

it('takes what databases write for nothing as nothing', async () => {
  const table =
    'ref;nom;prix;url;marque;ean\nA;Lampe;12,50;https://a.example/1;NULL;None\nNULL;Halo;9,90;https://a.example/2;Lumo;\nC;nan;9,90;https://a.example/3;;';
  const { offers } = await read(table, {
    columns: { id: 'ref', title: 'nom', price: 'prix', link: 'url', brand: 'marque', gtin: 'ean' },
  });
  expect(offers).toMatchObject([
    { articleId: 'A', brand: '', gtins: [] },
    { reason: 'article_missing' },
    { reason: 'title_missing' },
  ]);
});

describe('a shelf whose steps have columns of their own', () => {
  const header = 'ref;nom;prix;url';
  const mapping = { id: 'ref', title: 'nom', price: 'prix', link: 'url' };

  it.each([
    [
      'categorie 1;categorie 2;categorie 3',
      'Maison;Luminaires;Lampes',
      'categorie_1',
      'Maison > Luminaires > Lampes',
    ],
    ['categorie 1;categorie 2;categorie 3', 'Maison;;', 'categorie_1', 'Maison'],
    ['Category level 1;Category level 2', 'Maison;Lampes', 'category_level_1', 'Maison > Lampes'],
    ['categorie 1;categorie 3', 'Maison;Lampes', 'categorie_1', 'Maison'],
    ['famille 10;famille 20', 'Maison;Lampes', 'famille_10', 'Maison'],
  ])('is all of them: %s', async (names, values, product_type, shelf) => {
    const table = `${header};${names}\nL1;Lampe Halo;12,50;https://shop.example/1;${values}\n`;
    const { offers } = await read(table, { columns: { ...mapping, product_type } });
    expect(offers[0]).toMatchObject({ merchantCategory: shelf });
  });
});
