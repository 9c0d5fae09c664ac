import { describe, expect, it } from 'vitest';
import { article } from '../../../test/helpers/awin-feed.ts';
import { drum, mouse, openMatchDesk } from '../../../test/helpers/match-desk.ts';
import { bearer } from '../../../test/helpers/people.ts';
import { lockCatalogue } from '../catalogue-version/service.ts';

const desk = openMatchDesk();
const { importShops, decide, decided, undo } = desk;

type Offer = { id: number; article: string; product: number };

const listOffers = async () =>
  new Map(
    (
      await desk.database.rows<Offer>(
        'select id, article_id as article, product_id as product from offers order by id',
      )
    ).map((offer) => [offer.article, offer]),
  );

async function offersOf(...names: string[]): Promise<Offer[]> {
  const offers = await listOffers();
  return names.map((name) => offers.get(name) as Offer);
}

describe('decisions about matching', () => {
  const shops = (day: string) => ({
    alpha: [article('a1', mouse), article('a2', { ...drum, search_price: day })],
    beta: [article('b1', mouse), article('b2', { product_name: 'Brother TN-2420 Toner', search_price: day })],
  });

  it('are for admins', async () => {
    const shopper = bearer(await desk.people.token(await desk.people.create()));
    for (const [method, address] of [
      ['GET', '/matches/reviews'],
      ['GET', '/matches/decisions'],
      ['GET', '/matches/products/1'],
      ['POST', '/matches/decisions'],
      ['DELETE', '/matches/decisions/1'],
    ] as const) {
      const body = method === 'POST' ? { kind: 'never', offer: '1' } : undefined;
      expect((await desk.people.call(method, address, body)).statusCode).toBe(401);
      expect((await desk.people.call(method, address, body, shopper)).statusCode).toBe(403);
    }
  });

  it('merge products: the second stays, the other answers as it, imports leave it so, undoing parts them', async () => {
    await importShops(shops('30.00'));
    const [a2, b2] = (await offersOf('a2', 'b2')) as [Offer, Offer];
    expect(a2.product).not.toBe(b2.product);
    const id = await decided({ kind: 'merge', products: [`${b2.product}`, `${a2.product}`], note: 'alike' });
    await importShops(shops('60.00'));
    expect((await offersOf('a2', 'b2')).map(({ product }) => product)).toEqual([a2.product, a2.product]);

    const product = (await desk.test.get(`/api/products/${b2.product}`)).json();
    expect(product).toMatchObject({ _id: `${a2.product}`, merchantsCount: 2 });
    const history = (await desk.test.get(`/api/products/${b2.product}/history`)).json();
    expect(history.productId ?? history._id).toBe(`${a2.product}`);
    const [entry] = (await desk.people.call('GET', '/matches/decisions', undefined, desk.admin)).json();
    expect(entry).toMatchObject({
      _id: id,
      kind: 'merge',
      note: 'alike',
      products: [
        { _id: `${b2.product}`, title: 'Brother TN-2420 Toner' },
        { _id: `${a2.product}`, title: drum.product_name },
      ],
      decidedBy: { name: expect.stringMatching(/\w/) },
      undoneAt: null,
    });

    expect((await undo(id)).json()).toEqual({ undone: true });
    expect((await offersOf('a2', 'b2')).map(({ product: now }) => now)).toEqual([a2.product, b2.product]);
    expect((await desk.test.get(`/api/products/${b2.product}`)).json()).toMatchObject({
      _id: `${b2.product}`,
    });
    const again = await undo(id);
    expect(again.statusCode).toBe(409);
    expect(again.json().details.current[0]).toMatchObject({ _id: id, undoneBy: { _id: expect.any(String) } });
  });

  it('split a product, whatever its offers share, in later imports too', async () => {
    await importShops(shops('30.00'));
    const [a1, b1] = (await offersOf('a1', 'b1')) as [Offer, Offer];
    expect(a1.product).toBe(b1.product);
    const id = await decided({ kind: 'split', product: `${a1.product}`, offers: [`${b1.id}`] });
    const [, apart] = (await offersOf('a1', 'b1')) as [Offer, Offer];
    expect(apart.product).not.toBe(a1.product);
    expect((await desk.test.get(`/api/products/${apart.product}`)).json()).toMatchObject({
      title: mouse.product_name,
      gtins: ['04977766618960'],
      merchantsCount: 1,
    });
    await importShops({
      alpha: [article('a1', { ...mouse, search_price: '50.00' })],
      beta: [article('b1', mouse)],
    });
    expect((await offersOf('a1', 'b1')).map(({ product }) => product)).toEqual([a1.product, apart.product]);
    await undo(id);
    const [first, second] = (await offersOf('a1', 'b1')) as [Offer, Offer];
    expect(second.product).toBe(first.product);
  });

  it('move an offer, and keep one alone', async () => {
    await importShops(shops('30.00'));
    const [b1, b2] = (await offersOf('b1', 'b2')) as [Offer, Offer];
    await decided({
      kind: 'move',
      product: `${b1.product}`,
      offers: [`${b1.id}`],
      into: `${b2.product}`,
    });
    expect((await offersOf('b1'))[0]?.product).toBe(b2.product);
    await decided({ kind: 'never', offer: `${b1.id}` });
    const [a1, alone, toner] = (await offersOf('a1', 'b1', 'b2')) as [Offer, Offer, Offer];
    expect(new Set([a1.product, alone.product, toner.product]).size).toBe(3);
  });

  it('part an article whose offer waits for its price to be confirmed, and which finds its product then', async () => {
    await importShops(shops('30.00'));
    const [a1, b1] = (await offersOf('a1', 'b1')) as [Offer, Offer];
    const { database } = desk.test.database;
    await database.execute('delete from offer_texts where offer_id = $1', [b1.id]);
    await database.execute('delete from offers where id = $1', [b1.id]);
    await decided({ kind: 'never', offer: `${a1.id}` });
    await importShops({
      alpha: [article('a1', mouse)],
      beta: [article('b1', { ...mouse, search_price: '50.00' })],
    });
    const [first, second] = (await offersOf('a1', 'b1')) as [Offer, Offer];
    expect(first.product).toBe(a1.product);
    expect(second.product).not.toBe(a1.product);
    expect((await desk.test.get(`/api/products/${second.product}`)).json()).toMatchObject({
      title: mouse.product_name,
      merchantsCount: 1,
    });
  });

  it('rule on a pair', async () => {
    await importShops(shops('30.00'));
    const [a1, b1, a2] = (await offersOf('a1', 'b1', 'a2')) as [Offer, Offer, Offer];
    await decided({ kind: 'different', offers: [`${a1.id}`, `${b1.id}`] });
    await decided({ kind: 'same', offers: [`${b1.id}`, `${a2.id}`] });
    const [left, right, drumNow] = (await offersOf('a1', 'b1', 'a2')) as [Offer, Offer, Offer];
    expect(right.product).toBe(drumNow.product);
    expect(left.product).not.toBe(right.product);
  });

  it('are refused in words where an import merges for longer than a person waits', async () => {
    await importShops(shops('30.00'));
    const [a1] = (await offersOf('a1')) as [Offer];
    await desk.database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      const refused = await desk.people.call(
        'POST',
        '/matches/decisions',
        { kind: 'never', offer: `${a1.id}` },
        desk.admin,
      );
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ message: expect.stringContaining('in a minute') });
    });
    await decided({ kind: 'never', offer: `${a1.id}` });
  });

  it('stand in the audit log with what was decided, by whom', async () => {
    await importShops(shops('30.00'));
    const [a1] = (await offersOf('a1')) as [Offer];
    const id = Number(await decided({ kind: 'never', offer: `${a1.id}` }));
    await undo(String(id));
    const entries = await desk.database.rows<{ action: string; actorId: number; details: object }>(
      `select action, actor_id as "actorId", details from audit_log where action like 'match%'
       order by id desc limit 2`,
    );
    const actorId = Number(desk.people.claims(desk.admin.authorization ?? '').id);
    expect(entries).toEqual([
      { action: 'match_decision_undone', actorId, details: { id } },
      { action: 'match_decided', actorId, details: { id, kind: 'never', offer: Number(a1.id) } },
    ]);
  });

  it('refuse what makes no sense', async () => {
    await importShops(shops('30.00'));
    const [a1] = (await offersOf('a1')) as [Offer];
    const product = `${a1.product}`;
    expect((await decide({ kind: 'merge', products: [product] })).statusCode).toBe(400);
    expect((await decide({ kind: 'forget' })).statusCode).toBe(400);
    expect((await decide({ kind: 'merge', products: [product, product] })).statusCode).toBe(409);
    expect((await decide({ kind: 'merge', products: [product, '999999'] })).statusCode).toBe(404);
    expect((await decide({ kind: 'never', offer: '999999' })).statusCode).toBe(404);
  });
});

describe('the review queue', () => {
  const disagreeing = {
    alpha: [article('a1', mouse)],
    beta: [article('b1', { ...drum, ean: mouse.ean })],
  };
  const ask = (address: string) => desk.people.call('GET', address, undefined, desk.admin);
  const list = async () => (await ask('/matches/reviews')).json();
  /** How many pairs wait, as the list and the dashboard say it. */
  const counted = async () => [
    (await ask('/matches/reviews')).headers['x-total-count'],
    (await ask('/admin/dashboard')).json().todo.matchReviews,
  ];

  it('holds a GTIN on which titles disagree, until somebody decides', async () => {
    await importShops(disagreeing);
    const [a1, b1] = (await offersOf('a1', 'b1')) as [Offer, Offer];
    const [review, ...others] = await list();
    expect(others).toEqual([]);
    expect(review).toMatchObject({ reason: 'gtin_disagrees', offers: 2, clicks: 0 });
    expect([review.left.offerId, review.right.offerId].sort()).toEqual([`${a1.id}`, `${b1.id}`].sort());
    expect(review.reasons).toContainEqual(expect.objectContaining({ name: 'same GTIN' }));
    expect(await counted()).toEqual(['1', 1]);
    await decided({ kind: 'different', offers: [`${a1.id}`, `${b1.id}`] });
    expect(await list()).toEqual([]);
    expect(await counted()).toEqual(['0', 0]);
  });

  it('holds nothing that one merchant’s own articles raise', async () => {
    await importShops({ alpha: [...disagreeing.alpha, ...disagreeing.beta] });
    const [a1, b1] = (await offersOf('a1', 'b1')) as [Offer, Offer];
    expect(a1.product).not.toBe(b1.product);
    expect(await list()).toEqual([]);
  });
});
