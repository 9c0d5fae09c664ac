import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/helpers/any-text.ts';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, password } from '../../../test/helpers/people.ts';
import { isEmail } from '../../contract/accounts/account-rules.ts';
import { normalEmail } from '../../contract/accounts/email-form.ts';
import { loginBody } from '../../contract/accounts/schema.ts';
import { normaliseAddresses } from './accounts/stored-addresses.ts';
import { findUserByEmail } from './accounts/users-queries.ts';

const test = openTestApp();
const people = createPeople(test);

/** Every character of Unicode that JavaScript, PostgreSQL or compatibility takes for a letter of `a` to `z`. */
const lookalikes = Map.groupBy(
  Array.from({ length: 0x1_10_00 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
    one.isWellFormed(),
  ),
  (one) => one.normalize('NFKD').toLowerCase()[0] ?? '',
);
/** Those of them that are the letter itself, in another case or width. */
const doubles = new Map(
  [...lookalikes].map(([letter, ones]) => [letter, ones.filter((one) => normalEmail(one) === letter)]),
);
/** Spellings of an address that somebody may hope are taken for it. */
const spellingsOf = (address: string): fc.Arbitrary<string> =>
  fc
    .tuple(...[...address].map((letter) => fc.constantFrom(letter, ...(lookalikes.get(letter) ?? []))))
    .map((mailer) => mailer.join(''));

const typed = fc.oneof(
  spellingsOf('superadmin').map((name) => `${name}@shop.test`),
  spellingsOf('superadmin@shop.test'),
  fc.tuple(anyText(), fc.domain()).map(([name, domain]) => `${name}@${domain}`),
  fc.string({ unit: 'grapheme' }),
);

const read = (email: string) => loginBody.safeParse({ email }).data?.email;

describe('the form of an address', () => {
  it('is one: made twice it stays, and both cases, compatible and composed spellings have the same', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const form = normalEmail(text);
        expect(normalEmail(form)).toBe(form);
        for (const other of [text.normalize('NFD'), text.normalize('NFC'), text.normalize('NFKC')]) {
          expect(normalEmail(other)).toBe(form);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(normalEmail(' Zoé@EXÄMPLE.fr ')).toBe('zoé@xn--exmple-cua.fr');
  });

  it('is what the database goes by: it finds an account by exactly the spellings of its own form', async () => {
    await people.create({ email: 'superadmin@shop.test' });
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const email = read(text);
        fc.pre(email !== undefined && email !== '');
        const found = await findUserByEmail(test.database.database, email as string);
        expect(found?.email ?? email).toBe(email);
        expect(found !== undefined).toBe(email === 'superadmin@shop.test');
      }),
      { numRuns: 500 },
    );
  });

  it('makes one account of its spellings, and two of others', async () => {
    await fc.assert(
      fc.asyncProperty(spellingsOf('twin'), spellingsOf('twin'), async (one, other) => {
        const emails = [one, other].map((name) => read(`${name}@pair.test`) ?? '');
        fc.pre(emails.every(isEmail));
        const { database } = test.database;
        await database.execute(`delete from users where email like '%@pair.test'`);
        for (const email of emails) {
          await database.execute('insert into users (email, name) values ($1, $1) on conflict do nothing', [
            email,
          ]);
        }
        const stored = await database.rows(`select from users where email like '%@pair.test'`);
        expect(stored).toHaveLength(new Set(emails).size);
      }),
      { numRuns: 100 },
    );
  });
});

describe('throttles', () => {
  /** Each opens the account. */
  const spellings = fc
    .sample(fc.tuple(...[...'victim'].map((letter) => fc.constantFrom(...(doubles.get(letter) ?? [])))), 34)
    .map((mailer) => `${mailer.join('')}@Shop.test`);

  it('count every spelling of an address that opens an account as that account', async () => {
    await people.create({ email: 'victim@shop.test' });
    const statuses: number[] = [];
    for (const [index, email] of spellings.entries()) {
      statuses.push((await people.signIn(email, 'a guess', `2001:db8:${index}::1`)).statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(4).fill(429)]);
  });

  it('mail at most three reset links, however the address is spelled', async () => {
    const { database } = test.database;
    for (const [index, email] of spellings.entries()) {
      const body = { method: 'POST', url: '/api/auth/forgot-password', payload: { email } } as const;
      await test.app.inject({ ...body, remoteAddress: `2001:db8:${index}::2` });
    }
    const resets = () => database.rows(`select from mails where kind = 'reset'`);
    await expect.poll(async () => (await resets()).length, { timeout: 10_000 }).toBe(3);
    const audit = await database.rows(`select from audit_log where action = 'reset_requested'`);
    expect(audit).toHaveLength(3);
  });
});

describe('addresses that were stored before', () => {
  const store = (email: string) =>
    test.database.database.rows<{ id: number }>(
      'insert into users (email, name) values ($1, $1) returning id',
      [email],
    );

  const said = async () => {
    const fields: unknown[] = [];
    await normaliseAddresses(test.database.database, { warn: (each) => void fields.push(each) });
    return fields;
  };

  it('get the form, and one that another account has keeps its spelling and is told of', async () => {
    const [accented, wide, domain] = [
      await store('ZoÉ@shop.test'),
      await store('ｚack@shop.test'),
      await store('a@BÜCHER.test'),
    ];
    await people.create({ email: 'taken@shop.test' });
    const [clash] = await store('ｔaken@shop.test');
    expect(await said()).toEqual([{ changed: 3 }, { userIds: [clash?.id] }]);
    expect(await findUserByEmail(test.database.database, 'zoé@shop.test')).toMatchObject({
      id: accented[0]?.id,
    });
    expect((await people.signIn('zack@shop.test', password)).statusCode).toBe(401);
    expect(await findUserByEmail(test.database.database, 'zack@shop.test')).toMatchObject({
      id: wide[0]?.id,
    });
    expect(await findUserByEmail(test.database.database, 'a@xn--bcher-kva.test')).toMatchObject({
      id: domain[0]?.id,
    });
    expect(await said()).toEqual([{ userIds: [clash?.id] }]);
  });
});
