import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { createMailbox } from '../../../../test/helpers/mailbox.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';
import { createLink } from './links.ts';

const test = openTestApp();
const people = createPeople(test);
const mailbox = createMailbox(test, people);
const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  test.database.database.rows<T>(sql, values);

/** A thief's ways into an account: channels of each kind, a key, the addresses of the feed and of the shared list. */
async function occupy(isVerified: boolean) {
  const person = await people.create({ isVerified });
  const letter = String.fromCharCode(97 + (person.id % 26));
  const secret = `${letter.repeat(40)}${person.id}`;
  await rows('insert into alert_settings (user_id, mail_token, feed_token) values ($1, $2, $3)', [
    person.id,
    `mail${secret}`,
    `feed${secret}`,
  ]);
  for (const kind of ['push', 'ntfy', 'webhook']) {
    await rows(
      `insert into alert_channels (user_id, kind, name, address, push_key, push_secret, signing_key, stop_token)
       values ($1, $2, 'mine', $3, case when $2 = 'push' then 'k' end, case when $2 = 'push' then 's' end,
         case when $2 = 'webhook' then '\\x00'::bytea end, $4)`,
      [person.id, kind, `https://thief.test/${person.id}/${kind}`, `${kind}${secret}`],
    );
  }
  await rows(
    `insert into api_keys (user_id, name, hash, ending, scopes, per_minute, expires_at)
     values ($1, 'mine', sha256($2::bytea), 'abcd', array['catalogue'], 60, now() + interval '30 days')`,
    [person.id, secret],
  );
  await rows('insert into shared_lists (user_id, token) values ($1, $2)', [person.id, `list${secret}`]);
  return { ...person, secret, token: await people.token(person) };
}

/** What of it is left. */
async function left({ id, secret }: { id: number; secret: string }) {
  const [found] = await rows(
    `select (select coalesce(array_agg(kind::text order by kind::text), '{}') from alert_channels where user_id = $1) as channels,
       (select count(*)::integer from api_keys where user_id = $1) as keys,
       (select count(*)::integer from shared_lists where user_id = $1) as lists,
       (select mail_token = 'mail' || $2 from alert_settings where user_id = $1) as "mailToken",
       (select count(*)::integer from sessions where user_id = $1) as sessions`,
    [id, secret],
  );
  const feed = await test.app.inject({ url: `/alert-feeds/feed${secret}.atom` });
  return { ...found, feed: feed.statusCode };
}

const nothing = { channels: [], keys: 0, lists: 0, mailToken: false, sessions: 0, feed: 404 };

it('an account that somebody else made shows them nothing once the owner of the address has set a password', async () => {
  const person = await occupy(false);
  expect(await left(person)).toEqual({
    channels: ['ntfy', 'push', 'webhook'],
    keys: 1,
    lists: 1,
    mailToken: true,
    sessions: 1,
    feed: 200,
  });
  const link = await mailbox.askForReset(person.email);
  expect((await mailbox.reset({ ...link, password: 'brand new one' })).statusCode).toBe(200);
  expect(await left(person)).toEqual(nothing);
  expect((await people.signIn(person.email, 'brand new one')).statusCode).toBe(200);
});

it('an account of one’s own keeps its shared list and the links of its mails', async () => {
  const own = { ...nothing, lists: 1, mailToken: true };
  const reset = await occupy(true);
  const link = await mailbox.askForReset(reset.email);
  expect((await mailbox.reset({ ...link, password: 'brand new one' })).statusCode).toBe(200);
  expect(await left(reset)).toEqual(own);

  const restored = await occupy(true);
  const before = { id: restored.id, email: restored.email };
  const token = await createLink(test.database.database, before, 'undo');
  expect((await people.call('POST', '/auth/undo-email', { token })).statusCode).toBe(200);
  expect(await left(restored)).toEqual(own);
});

it('what ends sessions ends messages to browsers; signing out everywhere ends keys as well', async () => {
  const kept = { ...nothing, channels: ['ntfy', 'webhook'], lists: 1, mailToken: true, feed: 200 };
  const changed = await occupy(true);
  const body = { currentPassword: password, newPassword: 'another good horse' };
  const response = await people.call('PUT', '/users/me/password', body, bearer(changed.token));
  expect(response.statusCode).toBe(200);
  expect(await left(changed)).toEqual({ ...kept, keys: 1, sessions: 1 });

  const one = await occupy(true);
  const other = await people.token(one);
  const own = people.claims(one.token).sid;
  await rows('update alert_channels set session_id = $2 where user_id = $1', [one.id, own]);
  const elsewhere = `/users/me/sessions/${people.claims(await people.token(one)).sid}`;
  expect((await people.call('DELETE', elsewhere, undefined, bearer(one.token))).statusCode).toBe(200);
  expect(await left(one)).toMatchObject({ channels: ['ntfy', 'push', 'webhook'] });
  // A browser whose session has expired may have signed in anew: it may be the one that this is about.
  await rows(`update alert_channels set session_id = 'expired' where user_id = $1`, [one.id]);
  expect(
    (await people.call('DELETE', `/users/me/sessions/${own}`, undefined, bearer(other))).statusCode,
  ).toBe(200);
  expect(await left(one)).toEqual({ ...kept, keys: 1, sessions: 1 });

  const all = await occupy(true);
  const out = await people.call('DELETE', '/users/me/sessions', undefined, bearer(all.token));
  expect(out.statusCode).toBe(200);
  expect(await left(all)).toEqual(kept);
});
