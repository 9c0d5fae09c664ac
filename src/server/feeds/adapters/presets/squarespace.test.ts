import { expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';

const { read } = withOfferFiles();

const header =
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Visible,Hosted Image URLs';

it('reads Squarespace’s export: variants without a product are of the one before', async () => {
  const { format, offers } = await read(
    [
      header,
      'p1,v1,PHYSICAL,boutique,tapis-doux,Tapis doux,<p>Doux</p>,T1,Couleur,Jaune,8.90,0.00,No,5,/salon,Yes,https://i.example/1.jpg https://i.example/2.jpg',
      ',v2,,,,,,T2,Couleur,Rouge,8.90,7.50,Yes,0,,,',
      'p2,v3,PHYSICAL,boutique,vase,Vase,,V1,,,19.00,0.00,No,Unlimited,/salon,Yes,',
      'p3,v4,GIFT_CARD,boutique,cadeau,Carte,,C1,,,50.00,0.00,No,Unlimited,,Yes,',
      'p4,v5,PHYSICAL,boutique,cache,Caché,,C2,,,50.00,0.00,No,1,,No,',
      ',v6,,,,,,C3,,,50.00,0.00,No,1,,,',
    ].join('\n'),
    { linkTemplate: 'https://shop.example/{Product Page}/p/{Product URL}' },
  );
  expect(format).toBe('squarespace');
  expect(offers).toMatchObject([
    {
      articleId: 'v1',
      groupId: 'p1',
      title: 'Tapis doux Jaune',
      priceCents: 890,
      availability: 'in_stock',
      merchantCategory: '/salon',
      imageUrl: 'https://i.example/1.jpg',
      link: 'https://shop.example/boutique/p/tapis-doux',
    },
    {
      articleId: 'v2',
      groupId: 'p1',
      title: 'Tapis doux Rouge',
      priceCents: 750,
      availability: 'out_of_stock',
      link: 'https://shop.example/boutique/p/tapis-doux',
    },
    { articleId: 'v3', title: 'Vase', availability: 'in_stock' },
    { reason: 'gift_card' },
    { reason: 'not_for_sale' },
    { reason: 'not_for_sale' },
  ]);
});
