import { describe, expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';

const { read } = withOfferFiles();

const link = { linkTemplate: 'https://shop.example/product-page/{name|slug}' };
const titles = (offers: readonly object[]) =>
  offers.map((offer) =>
    'title' in offer && 'availability' in offer ? [offer.title, offer.availability] : offer,
  );

describe('Wix’s choices', () => {
  const header =
    'handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2';

  it('are the articles, each with its stock and what it costs more; their article’s own row says neither', async () => {
    const { offers } = await read(
      [
        header,
        'p1,Product,Robe Lila,Légère,a1.jpg,Robes,,80,,true,PERCENT,10,0,Taille,DROP_DOWN,S;M,Couleur,COLOR,#fff:Blanc;rgb(1;2;3):Noir',
        'p1,Variant,,,,,R-S-B,,0,true,,,4,,,S,,,#fff:Blanc',
        'p1,Variant,,,,,R-M-B,,5,true,,,0,,,M,,,#fff:Blanc',
        'p1,Variant,,,,,R-S-N,,0,false,,,9,,,S,,,"rgb(1,2,3):Noir"',
        'p2,Product,Bougie,Cire,b.jpg,Bougies,B,15,,true,,,3,,,,,,',
      ].join('\n'),
      link,
    );
    expect(offers).toMatchObject([
      {
        articleId: 'p1/blanc',
        groupId: 'p1',
        title: 'Robe Lila Blanc',
        size: { label: 'S' },
        mpn: 'R-S-B',
        description: 'Légère',
        priceCents: 7_200,
        announcedCents: 8_000,
        availability: 'in_stock',
        stock: 4,
        imageUrl: 'https://static.wixstatic.com/media/a1.jpg',
        link: 'https://shop.example/product-page/robe-lila',
      },
      { articleId: 'p1/blanc', size: { label: 'M' }, priceCents: 7_650, availability: 'out_of_stock' },
      { reason: 'not_for_sale' },
      { articleId: 'p2', title: 'Bougie', stock: 3 },
    ]);
  });

  it('that are only counted have no maker’s number', async () => {
    const { offers } = await read(
      [
        header,
        'p1,Product,Vase Lila,x,,Vases,72,15,,true,,,3,,,,,,',
        'p2,Product,Vase N12,x,,Vases,N12-72,15,,true,,,3,,,,,,',
      ].join('\n'),
      link,
    );
    expect(offers).toMatchObject([{ mpn: '' }, { mpn: 'N12-72' }]);
  });

  it('that are a yes or no are said with their question', async () => {
    const { offers } = await read(
      [
        header,
        'p1,Product,Robe Lila,Légère,a1.jpg,Robes,,80,,true,,,4,Nœud assorti,DROP_DOWN,oui;non,Ajouter la date ?,DROP_DOWN,Oui;Non',
        'p1,Variant,,,,,R-1,,0,true,,,4,,,oui,,,Non',
        'p1,Variant,,,,,R-2,,0,true,,,4,,,Rayé,,,Oui',
      ].join('\n'),
      link,
    );
    expect(offers).toMatchObject([
      { title: 'Robe Lila – Nœud assorti: oui – Ajouter la date ? Non' },
      { title: 'Robe Lila – Rayé – Ajouter la date ? Oui' },
    ]);
  });

  it.each([
    ['29.90 €', '', { priceCents: 2_990 }],
    ['1 299,00', '', { priceCents: 129_900 }],
    ['1,299.00', '5', { priceCents: 130_400 }],
    ['1,299', '', { reason: 'price_ambiguous' }],
    ['29.90', 'gratuit', { reason: 'price_unreadable' }],
  ])('have prices as shops write them: %s + %s', async (price, surcharge, offer) => {
    const quoted = `"${price}"`;
    const { offers } = await read(
      [
        header,
        `p1,Product,Canapé,x,,Salon,,${quoted},,true,,,3,Taille,DROP_DOWN,S,,,`,
        `p1,Variant,,,,,,,"${surcharge}",true,,,3,,,S,,,`,
      ].join('\n'),
      link,
    );
    expect(offers).toMatchObject([offer]);
  });

  it('of an article whose own row is damaged do not take the one before with them', async () => {
    const { offers } = await read(
      [
        header,
        'p1,Product,Bougie,Cire,b.jpg,Bougies,B,15,,true,,,3,,,,,,',
        'p2,Product,Robe,x,,Robes,,80,,true,,,0,Taille,DROP_DOWN,S,,,,too,many',
        'p2,Variant,,,,,,,0,true,,,4,,,S,,,',
      ].join('\n'),
      link,
    );
    expect(offers).toMatchObject([{ reason: 'row_long' }, { articleId: 'p1' }, { reason: 'title_missing' }]);
  });

  it('are no part of a title where they only say how many', async () => {
    const { offers } = await read(
      [header, 'p1,Product,Bougie Halo,Cire,,Bougies,,15,,true,,,3,Quantité,DROP_DOWN,1;2;3,,,'].join('\n'),
      link,
    );
    expect(offers).toMatchObject([{ title: 'Bougie Halo' }]);
  });

  it('of an article that is hidden are hidden; one without rows for them is itself, the last of the file too', async () => {
    const { offers } = await read(
      [
        header,
        'p1,Product,Caché,x,,Robes,,80,,false,,,0,Size,DROP_DOWN,S;M,,,',
        'p1,Variant,,,,,,,0,true,,,4,,,S,,,',
        'p2,Product,T-shirt Lin,x,,T-shirts,,20,,true,,,InStock,Size,DROP_DOWN,S;M,Color,COLOR,red:Red;blue:Blue',
      ].join('\n'),
      link,
    );
    expect(offers).toMatchObject([
      { reason: 'not_for_sale' },
      { articleId: 'p2', title: 'T-shirt Lin', availability: 'in_stock' },
    ]);
  });

  it('of its present shops have prices of their own, and further pictures stand in rows', async () => {
    const { format, offers } = await read(
      [
        'handle,fieldType,name,visible,plainDescription,media,brand,price,strikethroughPrice,inventory,sku,barcode,productOptionName1,productOptionType1,productOptionChoices1',
        'lampe,PRODUCT,Lampe Halo,TRUE,Ronde,,Halo,39.90,49.90,,,,Finition,TEXT_CHOICES,Chêne;Noyer',
        'lampe,MEDIA,,,,https://i.example/1.jpg,,,,,,,,,',
        'lampe,MEDIA,,,,https://i.example/2.jpg,,,,,,,,,',
        'lampe,VARIANT,,,,,,39.90,49.90,12,L-C,4006381333931,Finition,TEXT_CHOICES,Chêne',
        'lampe,VARIANT,,,,,,44.90,,OUT_OF_STOCK,L-N,,Finition,TEXT_CHOICES,Noyer',
        'vase,PRODUCT,Vase,TRUE,Bleu,https://i.example/3.jpg,,25,,IN_STOCK,V,,,,',
      ].join('\n'),
      { linkTemplate: 'https://shop.example/product-page/{handle}' },
    );
    expect(format).toBe('wix');
    expect(titles(offers)).toEqual([
      ['Lampe Halo – Chêne', 'in_stock'],
      ['Lampe Halo – Noyer', 'out_of_stock'],
      ['Vase', 'in_stock'],
    ]);
    expect(offers).toMatchObject([
      {
        priceCents: 3_990,
        announcedCents: 4_990,
        gtins: ['04006381333931'],
        imageUrl: 'https://i.example/1.jpg',
        moreImages: ['https://i.example/2.jpg'],
        link: 'https://shop.example/product-page/lampe',
      },
      { priceCents: 4_490 },
      { priceCents: 2_500 },
    ]);
  });
});
