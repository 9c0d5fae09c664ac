import { beforeEach, expect, test } from 'vitest';
import { openMatchDesk } from '../../../test/helpers/match-desk.ts';
import { bearer } from '../../../test/helpers/people.ts';
import type { FamilyDecisionBody, ManagedFamily } from '../../contract/families/schema.ts';
import { lockCatalogue } from '../catalogue-version/service.ts';
import { refreshFamilies } from '../facts/service.ts';

const desk = openMatchDesk();

let ids: Record<'black' | 'blue' | 'large' | 'other', string>;
beforeEach(async () => {
  const insert = async (title: string) => {
    const [row] = await desk.database.rows<{ id: number }>(
      `insert into products (title, brand) values ($1, 'Acme') returning id`,
      [title],
    );
    return String(row?.id);
  };
  ids = {
    black: await insert('Acme Z9 128 Go noir'),
    blue: await insert('Acme Z9 128 Go bleu'),
    large: await insert('Acme Z9 256 Go noir'),
    other: await insert('Acme Z9 Édition limitée 128 Go rouge'),
  };
  await desk.database.transaction((tx) => refreshFamilies(tx, Object.values(ids).map(Number)));
});

const call = (method: 'GET' | 'POST' | 'DELETE', address: string, body?: object, who = desk.admin) =>
  desk.people.call(method, address, body, who);
const getFamily = async (id: string): Promise<ManagedFamily> =>
  (await call('GET', `/admin/families/${id}`)).json();
const membersOf = async (id: string) => (await getFamily(id)).members.map(({ _id }) => _id);
type Choice = FamilyDecisionBody extends infer B
  ? B extends unknown
    ? Omit<B, 'seen' | 'note'>
    : never
  : never;
const decide = async (choice: Choice, seen?: number) =>
  call('POST', '/admin/family-decisions', {
    note: '',
    ...choice,
    seen: seen ?? (await getFamily(ids.black)).seen,
  });

test('are for admins', async () => {
  const shopper = bearer(await desk.people.token(await desk.people.create()));
  const body = { kind: 'out', product: ids.black, note: '', seen: 0 };
  for (const [method, address, sent] of [
    ['GET', `/admin/families/${ids.black}`, undefined],
    ['POST', '/admin/family-decisions', body],
    ['DELETE', '/admin/family-decisions/1', undefined],
  ] as const) {
    expect((await call(method, address, sent, {})).statusCode).toBe(401);
    expect((await call(method, address, sent, shopper)).statusCode).toBe(403);
  }
});

test('a product is taken out, whatever is found later, until that is undone', async () => {
  expect(await getFamily(ids.black)).toMatchObject({
    members: [
      { variant: '128\u00a0GB, Black' },
      { variant: '128\u00a0GB, Blue' },
      { variant: '256\u00a0GB, Black' },
    ],
    decisions: [],
  });
  const { _id } = (await decide({ kind: 'out', product: ids.blue })).json();
  expect(await membersOf(ids.black)).toEqual([ids.black, ids.large]);
  expect(await membersOf(ids.blue)).toEqual([]);
  await desk.database.transaction((tx) => refreshFamilies(tx, Object.values(ids).map(Number)));
  expect(await membersOf(ids.black)).toEqual([ids.black, ids.large]);
  const { decisions } = await getFamily(ids.blue);
  expect(decisions).toMatchObject([{ _id, kind: 'out', other: null, decidedBy: { name: 'Zoé Martin' } }]);

  expect((await call('DELETE', `/admin/family-decisions/${_id}`)).statusCode).toBe(200);
  expect(await membersOf(ids.black)).toHaveLength(3);
  expect((await call('DELETE', `/admin/family-decisions/${_id}`)).statusCode).toBe(409);
  expect((await call('DELETE', '/admin/family-decisions/999999')).statusCode).toBe(404);
});

test('a product is put into a family that its title does not lead to, and the newest decision holds', async () => {
  expect(await membersOf(ids.other)).toEqual([]);
  await decide({ kind: 'into', product: ids.other, other: ids.blue });
  expect(await membersOf(ids.black)).toEqual([ids.black, ids.blue, ids.large, ids.other]);
  await decide({ kind: 'out', product: ids.other });
  expect(await membersOf(ids.other)).toEqual([]);
  expect(await membersOf(ids.black)).toHaveLength(3);
});

test('decisions follow products that become part of others', async () => {
  await decide({ kind: 'out', product: ids.blue });
  await desk.database.execute('update products set merged_into = $2 where id = $1', [ids.blue, ids.large]);
  await desk.database.transaction((tx) => refreshFamilies(tx, Object.values(ids).map(Number)));
  expect(await membersOf(ids.black)).toEqual([]);
  expect((await getFamily(ids.blue)).product._id).toBe(ids.large);
});

test('what makes no sense is refused, and who comes second is told', async () => {
  expect((await decide({ kind: 'into', product: ids.black, other: ids.black })).statusCode).toBe(409);
  expect((await decide({ kind: 'out', product: '999999' })).statusCode).toBe(404);
  const { seen } = await getFamily(ids.black);
  expect((await decide({ kind: 'out', product: ids.black }, seen)).statusCode).toBe(200);
  const second = await decide({ kind: 'into', product: ids.blue, other: ids.black }, seen);
  expect(second.statusCode).toBe(409);
  expect(second.json().message).toContain('changed in the meantime');
  await desk.database.execute(`update products set title = 'Acme Q1 128 Go noir' where id = $1`, [ids.other]);
  await desk.database.transaction((tx) => refreshFamilies(tx, [Number(ids.other)]));
  const alike = await decide({ kind: 'into', product: ids.other, other: ids.black });
  expect(alike.statusCode).toBe(409);
  expect(alike.json().message).toContain('same variant');
});

test('decisions in a circle make no family, and do not end it for others', async () => {
  await decide({ kind: 'into', product: ids.black, other: ids.other });
  await decide({ kind: 'into', product: ids.other, other: ids.black });
  expect(await membersOf(ids.black)).toEqual([]);
  expect(await membersOf(ids.blue)).toEqual([ids.blue, ids.large]);
});

test('nobody waits for an import, and the audit log holds who decided what', async () => {
  await desk.database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    expect((await decide({ kind: 'out', product: ids.black })).json().message).toContain('in a minute');
  });
  const { _id } = (await decide({ kind: 'into', product: ids.other, other: ids.black })).json();
  const [entry] = await desk.database.rows(
    `select action, details from audit_log where action like 'family%' order by id desc limit 1`,
  );
  const details = { id: Number(_id), kind: 'into', product: Number(ids.other), other: Number(ids.black) };
  expect(entry).toEqual({ action: 'family_decided', details });
});
