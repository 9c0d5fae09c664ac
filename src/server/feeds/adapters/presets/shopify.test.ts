import { describe, expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';

const { read } = withOfferFiles();

const picture = 'https://i.example/1.jpg';

describe('a Shopify product export', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status';
  const template = { linkTemplate: 'https://shop.example/products/{handle}' };

  it('names the colour of a variant whose product’s title names another', async () => {
    const { offers } = await read(
      [
        header,
        `rose,Fausse rose,,Flo,true,Couleur,Blanc,Type,A,R1,,,deny,9.90,,${picture},active`,
        'rose,,,,,,Violet,,D,R2,,,deny,9.90,,,',
      ].join('\n'),
      template,
    );
    expect(offers.map((offer) => 'title' in offer && offer.title)).toEqual([
      'Fausse rose – A Blanc',
      'Fausse rose – D Violet',
    ]);
  });

  it('takes the age that children’s clothes are chosen by for their size', async () => {
    const { offers } = await read(
      [
        header,
        `pack,Paquete de 5 Bodies,,Nube,true,Meses,0-3,Color,Crudo,B1,,,deny,19.90,,${picture},active`,
        'pack,,,,,,6-12M,,Crudo,B2,,,deny,19.90,,,',
        `robe,Robe Lise,,Nube,true,Âge,6,Couleur,Bleu,B3,,,deny,29.90,,${picture},active`,
        `kit,Kit de science,,Nube,true,Âge,Débutant,,,B4,,,deny,29.90,,${picture},active`,
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([
      { title: 'Paquete de 5 Bodies Crudo', size: { label: '0-3 mois' } },
      { title: 'Paquete de 5 Bodies Crudo', size: { label: '6-12 mois' } },
      { title: 'Robe Lise Bleu', size: { label: '6 ans' } },
      { title: 'Kit de science – Débutant', size: null },
    ]);
  });

  it('does not say a choice twice that the title says in other letters', async () => {
    const { offers } = await read(
      [
        header,
        `w1,Mocassin W1- Noir,,Rik,true,Motif,NOIR,Pointure,36,W1,,,deny,99.00,,${picture},active`,
        'w1,,,,,,NOIR,,37,W2,,,deny,99.00,,,',
      ].join('\n'),
      template,
    );
    expect(offers.map((offer) => 'title' in offer && offer.title)).toEqual([
      'Mocassin W1- Noir',
      'Mocassin W1- Noir',
    ]);
  });

  it('has its variants named after their first row, pictures are none, drafts are refused', async () => {
    const { format, offers } = await read(
      [
        header,
        `lampe,Lampe,<p>Belle</p>,Licht,true,Capacité,64 Go,Couleur,Rouge,L1,shopify,3,deny,19.90,25.00,${picture},active`,
        `lampe,,,,,,128 Go,,Bleu,L2,shopify,0,deny,29.90,,,`,
        'lampe,,,,,,,,,,,,,,,https://i.example/2.jpg,',
        'souris,Souris,,Mus,true,Title,Default Title,,,S1,,,deny,9.90,,,active',
        'vieux,Vieux,,Mus,true,Title,Default Title,,,V1,,,deny,9.90,,,draft',
      ].join('\n'),
      template,
    );
    expect(format).toBe('shopify');
    expect(offers).toMatchObject([
      {
        title: expect.stringMatching(/^Lampe – 64 Go/),
        link: 'https://shop.example/products/lampe',
        availability: 'in_stock',
        brand: 'Licht',
        priceCents: 1_990,
        announcedCents: 2_500,
      },
      {
        title: expect.stringMatching(/^Lampe – 128 Go/),
        link: 'https://shop.example/products/lampe',
        availability: 'out_of_stock',
        brand: 'Licht',
        priceCents: 2_990,
        announcedCents: null,
        description: 'Belle',
        imageUrl: picture,
      },
      { title: 'Souris', availability: 'in_stock', articleId: 'souris/Default Title' },
      { reason: 'not_for_sale' },
    ]);
  });

  it('calls no variant by its choices alone', async () => {
    const { offers } = await read(
      [
        header,
        `velo-noir,Vélo Noir,,Norvik,true,Modèle,Noir,,,V1,,,deny,899.00,,${picture},active`,
        `velo-gris,,,,,,Gris,,,V2,,,deny,899.00,,${picture},active`,
        `velo-vert,,,,,Couleur,Vert,,,V3,,,deny,899.00,,${picture},active`,
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([
      { title: 'Vélo Noir' },
      { reason: 'title_missing' },
      { reason: 'title_missing' },
    ]);
  });

  it('has the pictures of all its rows, also where those of its variants have none', async () => {
    const more = (n: number) => `https://i.example/${n}.jpg`;
    const { offers } = await read(
      [
        header,
        'lampe,Lampe,,Licht,true,Couleur,Rouge,,,L1,,,deny,19.90,,,active',
        'lampe,,,,,,Bleu,,,L2,,,deny,19.90,,,',
        `lampe,,,,,,,,,,,,,,,${more(2)},`,
        `lampe,,,,,,,,,,,,,,,${more(3)},`,
        `souris,Souris,,Mus,true,Couleur,Gris,,,S1,,,deny,9.90,,${more(4)},active`,
        `souris,,,,,,Noir,,,S2,,,deny,9.90,,${more(5)},`,
        'seule,Seule,,Mus,true,Title,Default Title,,,E1,,,deny,9.90,,,active',
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([
      { articleId: 'lampe/Rouge', imageUrl: more(2), moreImages: [more(3)] },
      { articleId: 'lampe/Bleu', imageUrl: more(2), moreImages: [more(3)] },
      { articleId: 'souris/Gris', imageUrl: more(4), moreImages: [more(5)] },
      { articleId: 'souris/Noir', imageUrl: more(5), moreImages: [more(4)] },
      { articleId: 'seule/Default Title', imageUrl: null, moreImages: [] },
    ]);
  });

  it('tells of articles that have no price: pictures alone are none', async () => {
    const { offers } = await read(
      [
        header,
        `lampe,Lampe,,Licht,true,Title,Default Title,,,L1,,,deny,,,${picture},active`,
        'lampe,,,,,,,,,,,,,,,https://i.example/2.jpg,',
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([{ reason: 'price_missing' }]);
  });

  it('says nothing of entries of the shop’s own lists, nor that there is one size only', async () => {
    const { offers } = await read(
      [
        header,
        'table,Table basse,,Flo,true,Color,shopify--color-pattern-dgy1dvxa,,,T1,,,deny,99.90,,,active',
        'table,,,,,,shopify--color-pattern-h9tm2ste,,,T2,,,deny,99.90,,,',
        'mug,Mug blanc,,Flo,true,Title,One-Size,,,M1,,,deny,9.90,,,active',
        'bol,Bol blanc,,Flo,true,Titre,Par défaut,,,B1,,,deny,9.90,,,active',
        'riz,Riz Orvane,,Flo,true,Size,Stk,,,R1,,,deny,9.90,,,active',
        'figue,Figues,,Flo,true,Size,Kg,,,F1,,,deny,9.90,,,active',
        'figue,,,,,,Pièce,,,F2,,,deny,0.90,,,',
        'jeu,Jeu Orvane,,Flo,true,Plateforme,PC,,,J1,,,deny,9.90,,,active',
        'jeu,,,,,,PS5,,,J2,,,deny,19.90,,,',
      ].join('\n'),
      template,
    );
    expect(offers.map((offer) => 'title' in offer && [offer.articleId, offer.title])).toEqual([
      ['table/shopify--color-pattern-dgy1dvxa', 'Table basse'],
      ['table/shopify--color-pattern-h9tm2ste', 'Table basse'],
      ['mug/One-Size', 'Mug blanc'],
      ['bol/Par défaut', 'Bol blanc'],
      ['riz/Stk', 'Riz Orvane'],
      ['figue/Kg', 'Figues Kg'],
      ['figue/Pièce', 'Figues'],
      ['jeu/PC', 'Jeu Orvane – PC'],
      ['jeu/PS5', 'Jeu Orvane – PS5'],
    ]);
  });

  it('knows sizes and colours by their names in the plural', async () => {
    const { offers } = await read(
      [
        header,
        `b1,Chemise en lin,,Norvik,true,Colores,Azul,Tallas,36,,shopify,3,deny,50,,${picture},active`,
        `b1,,,,,,Azul,,38,,shopify,0,deny,50,,,`,
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([{ size: { label: '36' } }, { size: { label: '38' } }]);
  });

  it('knows sizes of shoes by the option’s name, whatever the title says', async () => {
    const { offers } = await read(
      [
        header,
        `w04,Rieker - W0402,,Rieker,true,Pointure,36,,,,shopify,3,deny,50,,${picture},active`,
        `w04,,,,,,37,,,,shopify,0,deny,50,,,`,
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([{ size: { label: '36' } }, { size: { label: '37' } }]);
  });

  it('parts the sizes of one material from those of another, and knows those of rings', async () => {
    const { offers } = await read(
      [
        header,
        `bague,Bague Lune,,Or,true,Choose material,Argent,Choose ring size,15.5 / 49,,shopify,3,deny,50,,${picture},active`,
        `bague,,,,,,Argent,,20 / 61,,shopify,0,deny,50,,,`,
        `bague,,,,,,Or,,15.5 / 49,,shopify,3,deny,74,,,`,
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([
      { articleId: 'bague/Argent', title: 'Bague Lune – Argent', size: { label: '49' }, priceCents: 5_000 },
      { articleId: 'bague/Argent', size: { label: '61' }, availability: 'out_of_stock' },
      { articleId: 'bague/Or', title: 'Bague Lune – Or', size: { label: '49' }, priceCents: 7_400 },
    ]);
  });

  it('asks for the links that it lacks', async () => {
    await expect(read(`${header}\nlampe,Lampe,,,,,,,,,,,,9.90,,,`)).rejects.toThrow(
      'https://merchant.example/products/{handle}',
    );
  });

  it('has a brand that its description names and its title says, not the shop as vendor', async () => {
    const body = (brand: string) => `<ul><li>Marque : ${brand}</li></ul>`;
    const row = (title: string, brand: string, vendor: string) =>
      `${title},${title},${body(brand)},${vendor},true,,,,,,,,,9.90,,${picture},active`;
    const { offers } = await read(
      [
        header,
        row('Norvik Orvane 100 ml', 'Norvik', 'Ma Parfumerie'),
        row('Norvik Lune 100 ml', 'Licht', 'Ma Parfumerie'),
        row('Licht Norvik 100 ml', 'Norvik', 'Licht'),
        row('Coque Norvik X5', 'Norvik', 'Licht'),
      ].join('\n'),
      template,
    );
    expect(offers).toMatchObject([
      { brand: 'Norvik' },
      { brand: 'Ma Parfumerie' },
      { brand: 'Licht' },
      { brand: 'Licht' },
    ]);
  });

  it('asks for links of columns that it has, also where its template names others', async () => {
    const present = 'Title,URL handle,Vendor,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity';
    const rows = `${present}\nLampe,lampe,Licht,Active,,Title,Default Title,9.90,3`;
    await expect(read(rows)).rejects.toThrow('https://merchant.example/products/{url handle}');
    await expect(read(rows, template)).rejects.toThrow('https://merchant.example/products/{url handle}');
    const { offers } = await read(rows, { linkTemplate: 'https://shop.example/products/{URL handle}' });
    expect(offers).toMatchObject([{ title: 'Lampe', link: 'https://shop.example/products/lampe' }]);
  });

  it('is understood as products.json, each variant an article', async () => {
    const variant = (id: number, option1: string, available: boolean) => ({
      id,
      option1,
      price: '19.90',
      available,
    });
    const product = {
      id: 1,
      title: 'Lampe',
      handle: 'lampe',
      vendor: 'Licht',
      options: [{ name: 'Size' }],
      variants: [variant(11, 'M', true), variant(12, 'L', false)],
      images: [{ src: picture }],
    };
    const { offers } = await read(
      JSON.stringify({
        products: [product, { ...product, id: 2, handle: 'b', variants: [variant(21, 'S', true)] }],
      }),
      template,
    );
    expect(offers.map((offer) => 'title' in offer && [offer.title, offer.availability, offer.link])).toEqual([
      ['Lampe', 'in_stock', 'https://shop.example/products/lampe'],
      ['Lampe', 'out_of_stock', 'https://shop.example/products/lampe'],
      ['Lampe', 'in_stock', 'https://shop.example/products/b'],
    ]);
  });

  it('shares no picture whose cell is longer than an address', async () => {
    const { offers } = await read(
      [
        header,
        `bol,Bol,,Flo,true,Taille,S,,,B1,,,deny,9.90,,${picture},active`,
        'bol,,,,,Taille,M,,,B2,,,deny,9.90,,,',
        `bol,,,,,,,,,,,,,,,https://i.example/${'x'.repeat(5_000)}.jpg,`,
        'bol,,,,,,,,,,,,,,,https://i.example/2.jpg,',
      ].join('\n'),
      template,
    );
    const more = ['https://i.example/2.jpg'];
    expect(offers).toMatchObject([{ moreImages: more }, { moreImages: more }]);
  });
});
