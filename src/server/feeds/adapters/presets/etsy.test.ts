import { expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';

const { read } = withOfferFiles();

it('reads Etsy’s list of listings: known by their stock numbers or titles, with the sizes that they list', async () => {
  const { format, offers } = await read(
    [
      'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,"VARIATION 1 TYPE","VARIATION 1 NAME","VARIATION 1 VALUES",SKU',
      'Tapis doux,Doux,38,EUR,3,"Rug,Wool",Laine,https://i.example/1.jpg,https://i.example/2.jpg,,,,',
      'T-shirt chat,,19.90,EUR,8,,,https://i.example/3.jpg,,Size,Size,"S,M,L","TS-S,TS-M"',
      'Poster,,12,USD,0,,,https://i.example/4.jpg,,,,,P1',
    ].join('\n'),
    { linkTemplate: 'https://shop.example/{TITLE|slug}' },
  );
  expect(format).toBe('etsy');
  expect(offers).toMatchObject([
    {
      articleId: 'tapis-doux',
      title: 'Tapis doux',
      priceCents: 3800,
      availability: 'in_stock',
      stock: 3,
      imageUrl: 'https://i.example/1.jpg',
      moreImages: ['https://i.example/2.jpg'],
      link: 'https://shop.example/tapis-doux',
    },
    {
      articleId: 'TS-S',
      title: 'T-shirt chat',
      priceCents: 1990,
      specifications: [{ name: 'Size', value: 'S,M,L' }],
    },
    { reason: 'price_foreign', detail: 'USD' },
  ]);
});

it('reads the German one', async () => {
  const { format, offers } = await read(
    [
      'TITEL,BESCHREIBUNG,PREIS,WÄHRUNGSCODE,STÜCKZAHL,TAGS,MATERIALIEN,BILD1,VARIATIONSTYP 1,VARIATIONSNAME 1,VARIATIONSWERT 1,BESTANDSEINHEIT',
      'Lampe Halo,,"29,90",EUR,2,,,https://i.example/1.jpg,,,,H1',
    ].join('\n'),
    { linkTemplate: 'https://shop.example/{TITEL|slug}' },
  );
  expect(format).toBe('etsy');
  expect(offers).toMatchObject([{ articleId: 'H1', priceCents: 2990, stock: 2 }]);
});

it('reads the Italian one', async () => {
  const { format, offers } = await read(
    [
      'TITOLO,DESCRIZIONE,PREZZO,CURRENCY_CODE,QUANTITÀ,TAG,MATERIALI,IMMAGINE1,IMMAGINE2,TIPO_VARIANTE_1,NOME_VARIANTE_1,VALORI_VARIANTE_1,SKU',
      'Vaso Halo,Fatto a mano,"29,90",EUR,2,,Ceramica,https://i.example/1.jpg,https://i.example/2.jpg,,,,',
    ].join('\n'),
    { linkTemplate: 'https://shop.example/{TITOLO|slug}' },
  );
  expect(format).toBe('etsy');
  expect(offers).toMatchObject([
    { articleId: 'vaso-halo', priceCents: 2990, stock: 2, moreImages: ['https://i.example/2.jpg'] },
  ]);
});
