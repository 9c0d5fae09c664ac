import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { emptyTables } from '../../../test/helpers/empty-tables.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';

const base = openTestApp();
const people = createPeople(base);
let userId: number;
let employee: Record<string, string>;

beforeAll(async () => {
  const person = await people.create({ role: 'employee', name: 'Eva' });
  userId = person.id;
  employee = bearer(await people.token(person));
});
beforeEach(() => emptyTables(base.database.database, 'time_entries'));

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as = employee,
) => {
  const response = await people.call(method, `/time-tracker${path}`, body, as);
  return { status: response.statusCode, body: response.json() };
};
/** Stores an entry; times are SQL. */
async function store(from: string, to: string | null, id = userId): Promise<string> {
  const [entry] = await base.database.database.rows<{ id: number }>(
    `insert into time_entries (user_id, started_at, ended_at) values ($1, ${from}, ${to}) returning id`,
    [id],
  );
  return String(entry?.id);
}
const reasonOf = (response: { body: { details?: { reason: string } } }) => response.body.details?.reason;
const inParis = (local: string) => `timestamp '${local}' at time zone 'Europe/Paris'`;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('clocking in and out', () => {
  test('makes one entry, however many tabs ask at once', async () => {
    const responses = await Promise.all([call('POST', '/start'), call('POST', '/start')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stopped = await Promise.all([
      call('POST', '/stop', { note: ' Inventaire ' }),
      call('POST', '/stop', { note: ' Inventaire ' }),
    ]);
    expect(stopped.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = await base.database.database.rows(
      'select note, ended_at > started_at as ok from time_entries',
    );
    expect(rows).toEqual([{ note: 'Inventaire', ok: true }]);
  });

  test('makes entries that do not overlap, however fast they follow each other', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect((await call('POST', '/start')).status).toBe(200);
      expect((await call('GET', '')).body.running.seconds).toBeGreaterThanOrEqual(0);
      if (n < 2) expect((await call('POST', '/stop', { note: '' })).status).toBe(200);
    }
    const rows = await base.database.database.rows(
      `select started_at >= lag(ended_at, 1, started_at) over (order by id) as ok from time_entries`,
    );
    expect(rows).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect((await call('GET', '')).body.todaySeconds).toBeGreaterThanOrEqual(2);
  });

  test('counts what runs, and of an entry across midnight only what is of today', async () => {
    await store(
      `(date_trunc('day', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris') - interval '2 hours'`,
      null,
    );
    const [clock] = await base.database.database.rows<{ seconds: number }>(
      `select extract(epoch from now() - (date_trunc('day', now() at time zone 'Europe/Paris')
         at time zone 'Europe/Paris'))::integer as seconds`,
    );
    const { body } = await call('GET', '');
    expect(body.running.endedAt).toBeNull();
    expect(Math.abs(body.todaySeconds - (clock?.seconds ?? 0))).toBeLessThan(60);
    expect(Math.abs(body.running.seconds - body.todaySeconds - 7_200)).toBeLessThan(60);
  });
});

test('a week begins on Monday at midnight in Paris: what was before is not of it', async () => {
  const monday = `(date_trunc('week', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris')`;
  await store(`${monday} - interval '2 hours'`, `${monday} + interval '1 second'`);
  expect((await call('GET', '')).body.weekSeconds).toBe(1);
});

test('a note is one line of at most 500 characters', async () => {
  await store(`now() - interval '1 minute'`, null);
  for (const note of ['x'.repeat(501), 'a\u0000b', 'a\nb']) {
    expect((await call('POST', '/stop', { note })).status, JSON.stringify(note)).toBe(400);
  }
  expect((await call('POST', '/stop', { note: 'x'.repeat(500) })).status).toBe(200);
  expect(await call('POST', '/stop', { note: '' })).toMatchObject({
    status: 409,
    body: { message: 'You are not clocked in.' },
  });
});

describe('entries of a month', () => {
  test('are those that begin in it in Paris; nights in which clocks change have their true length', async () => {
    await store(inParis('2026-03-28 22:00'), inParis('2026-03-29 06:00'));
    await store(inParis('2026-10-24 22:00'), inParis('2026-10-25 06:00'));
    await store(inParis('2026-10-31 23:30'), inParis('2026-11-01 00:30'));
    const secondsOf = async (month: string) =>
      (await call('GET', `/entries?month=${month}`)).body.map(({ seconds }: { seconds: number }) => seconds);
    expect(await secondsOf('2026-03')).toEqual([7 * 3_600]);
    expect(await secondsOf('2026-10')).toEqual([3_600, 9 * 3_600]);
    expect(await secondsOf('2026-11')).toEqual([]);
    expect((await call('GET', '/entries?month=2026-13')).status).toBe(400);
  });

  test('are added up for admins, each month its part of a night', async () => {
    await store(inParis('2026-10-31 23:30'), inParis('2026-11-01 00:30'));
    const admin = bearer(await people.token(await people.create({ role: 'admin' })));
    const worked = async (month: string) =>
      (await people.call('GET', `/admin/worked-hours?month=${month}`, undefined, admin))
        .json()
        .find(({ user }: { user: { name: string } }) => user.name === 'Eva');
    expect(await worked('2026-10')).toMatchObject({ seconds: 1_800, entries: 1, runningSince: null });
    expect(await worked('2026-11')).toMatchObject({ seconds: 1_800, entries: 1 });
    expect(await worked('2026-12')).toMatchObject({ seconds: 0, entries: 0 });
    expect(
      (await people.call('GET', '/admin/worked-hours?month=2026-10', undefined, employee)).statusCode,
    ).toBe(403);
  });
});

test('the hours of all list employees without any, and who was an employee then; no shoppers', async () => {
  const idle = await people.create({ role: 'employee' });
  const shopper = await people.create({ role: 'user' });
  const former = await people.create({ role: 'employee' });
  await store(inParis('2026-02-10 08:00'), inParis('2026-02-10 09:00'), former.id);
  await base.database.database.execute(`update users set role = 'user' where id = $1`, [former.id]);
  const admin = bearer(await people.token(await people.create({ role: 'admin' })));
  const response = await people.call('GET', '/admin/worked-hours?month=2026-02', undefined, admin);
  const listed = response.json<{ user: { _id: string }; seconds: number }[]>();
  const secondsOf = ({ id }: { id: number }) => listed.find(({ user }) => user._id === String(id))?.seconds;
  expect([idle, shopper, former].map(secondsOf)).toEqual([0, undefined, 3_600]);
});

describe('corrections', () => {
  const correct = (id: string, changes: object) =>
    call('PUT', `/entries/${id}`, {
      startedAt: hoursAgo(5),
      endedAt: hoursAgo(4),
      note: '',
      version: 1,
      ...changes,
    });

  test('are kept with what was before', async () => {
    const id = await store(`now() - interval '3 hours'`, `now() - interval '2 hours'`);
    const { status, body } = await correct(id, { note: 'Oublié' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ seconds: 3_600, note: 'Oublié', version: 2 });
    const [entry] = await base.database.database.rows<{ details: object }>(
      `select details from audit_log where action = 'time_entry_corrected' order by id desc limit 1`,
    );
    expect(entry?.details).toMatchObject({ entryId: Number(id), note: '' });
    expect(reasonOf(await correct(id, {}))).toBe('time_changed');
    expect((await call('DELETE', `/entries/${id}`)).status).toBe(200);
    expect((await call('GET', '')).body.todaySeconds).toBe(0);
  });

  test('remove an entry, which stands in the log as it was', async () => {
    const [startedAt, endedAt] = [hoursAgo(3), hoursAgo(2)];
    const id = await store(`timestamptz '${startedAt}'`, `timestamptz '${endedAt}'`);
    expect((await call('DELETE', `/entries/${id}`)).body).toEqual({ removed: true });
    const [entry] = await base.database.database.rows(
      `select actor_id as "actorId", details from audit_log where action = 'time_entry_removed'
       order by id desc limit 1`,
    );
    expect(entry).toEqual({
      actorId: userId,
      details: { entryId: Number(id), startedAt, endedAt, note: '' },
    });
  });

  test('reach an entry that nobody ended before days off, once it is ended', async () => {
    const startedAt = hoursAgo(24 * 10);
    const id = await store(`timestamptz '${startedAt}'`, 'now()');
    expect(reasonOf(await correct(id, { startedAt: hoursAgo(24 * 10.1), endedAt: hoursAgo(24 * 9.8) }))).toBe(
      'time_too_old',
    );
    const { status, body } = await correct(id, { startedAt, endedAt: hoursAgo(24 * 9.7) });
    expect([status, body.seconds, body.isCorrectable]).toEqual([200, 25_920, false]);
  });

  test('are refused in words that say why', async () => {
    const id = await store(`now() - interval '3 hours'`, `now() - interval '2 hours'`);
    await store(`now() - interval '7 hours'`, `now() - interval '6 hours'`);
    const old = await store(`now() - interval '8 days'`, `now() - interval '8 days' + interval '1 hour'`);
    const said = async (response: ReturnType<typeof call>) => (await response).body.message;
    expect(await said(correct(id, { startedAt: hoursAgo(6.5) }))).toBe(
      'Another of your entries covers this time.',
    );
    expect(await said(correct(id, { version: 7 }))).toBe(
      'This entry has been changed in the meantime. Check it again.',
    );
    expect(await said(call('DELETE', `/entries/${old}`))).toBe(
      'Entries can be added and corrected for 7 days.',
    );
  });

  test('are refused where they cannot be true, are too late, or not one’s own', async () => {
    const id = await store(`now() - interval '3 hours'`, `now() - interval '2 hours'`);
    await store(`now() - interval '7 hours'`, `now() - interval '6 hours'`);
    expect(reasonOf(await correct(id, { endedAt: hoursAgo(6) }))).toBe('time_invalid');
    expect(reasonOf(await correct(id, { endedAt: hoursAgo(-1) }))).toBe('time_invalid');
    expect(reasonOf(await correct(id, { startedAt: hoursAgo(40) }))).toBe('time_invalid');
    expect(reasonOf(await correct(id, { startedAt: hoursAgo(6.5) }))).toBe('time_overlaps');
    const old = await store(`now() - interval '8 days'`, `now() - interval '8 days' + interval '1 hour'`);
    expect(reasonOf(await correct(old, {}))).toBe('time_too_old');
    expect(reasonOf(await call('DELETE', `/entries/${old}`))).toBe('time_too_old');
    const daysAgo = (days: number) => hoursAgo(24 * days);
    expect(reasonOf(await correct(id, { startedAt: daysAgo(7.5), endedAt: daysAgo(7) }))).toBe(
      'time_too_old',
    );
    expect(reasonOf(await correct(id, { startedAt: daysAgo(7.1), endedAt: daysAgo(6.9) }))).toBe(
      'time_too_old',
    );
    expect((await correct(id, { startedAt: daysAgo(6.9), endedAt: daysAgo(6.8) })).status).toBe(200);
    const other = await people.create({ role: 'employee' });
    const theirs = await store(`now() - interval '3 hours'`, `now() - interval '2 hours'`, other.id);
    expect((await correct(theirs, {})).status).toBe(404);
    expect((await call('DELETE', `/entries/${theirs}`)).status).toBe(404);
  });
});

describe('a forgotten entry', () => {
  const add = (changes: object = {}) =>
    call('POST', '/entries', { startedAt: hoursAgo(5), endedAt: hoursAgo(4), note: 'Oublié', ...changes });

  test('is added, and the log says so', async () => {
    const { status, body } = await add();
    expect([status, body.seconds, body.note, body.isCorrectable]).toEqual([200, 3_600, 'Oublié', true]);
    const [entry] = await base.database.database.rows(
      `select actor_id as "actorId", subject_id as "subjectId", details from audit_log
       where action = 'time_entry_added' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({
      actorId: userId,
      subjectId: userId,
      details: { entryId: Number(body._id), startedAt: body.startedAt, note: 'Oublié' },
    });
  });

  test('is refused where it cannot be true, is too old, or another is there; nothing is kept', async () => {
    await store(`now() - interval '30 minutes'`, null);
    await store(`now() - interval '3 hours'`, `now() - interval '2 hours'`);
    const daysAgo = (days: number) => hoursAgo(24 * days);
    const refused = [
      [{ endedAt: hoursAgo(6) }, 400, 'time_invalid'],
      [{ startedAt: hoursAgo(1), endedAt: hoursAgo(-1) }, 400, 'time_invalid'],
      [{ startedAt: hoursAgo(40) }, 400, 'time_invalid'],
      [{ startedAt: daysAgo(7.1), endedAt: daysAgo(7) }, 400, 'time_too_old'],
      [{ endedAt: hoursAgo(2.5) }, 409, 'time_overlaps'],
      [{ startedAt: hoursAgo(1), endedAt: hoursAgo(0.1) }, 409, 'time_overlaps'],
    ] as const;
    for (const [changes, status, reason] of refused) {
      const response = await add(changes);
      expect([response.status, reasonOf(response)], JSON.stringify(changes)).toEqual([status, reason]);
    }
    expect((await add({ startedAt: 'yesterday' })).status).toBe(400);
    expect(await base.database.database.rows('select from time_entries')).toHaveLength(2);
  });

  test('is added once, however often it is sent at once', async () => {
    const responses = await Promise.all([add(), add(), add()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

test('an entry of less than a minute is corrected like any other', async () => {
  const [startedAt, endedAt] = [hoursAgo(2), new Date(Date.parse(hoursAgo(2)) + 20_000).toISOString()];
  const id = await store(`timestamptz '${startedAt}'`, `timestamptz '${endedAt}'`);
  const { status, body } = await call('PUT', `/entries/${id}`, {
    startedAt,
    endedAt,
    note: 'Court',
    version: 1,
  });
  expect([status, body.seconds, body.note]).toEqual([200, 20, 'Court']);
});

test('an entry that was clocked out at once is corrected like any other, though its end is still to come', async () => {
  await call('POST', '/start');
  await call('POST', '/stop', { note: '' });
  // As if both had been within the first half of a second.
  await base.database.database.execute(
    `update time_entries set started_at = now() - interval '100 milliseconds', ended_at = now() + interval '900 milliseconds'`,
  );
  const [stored] = await base.database.database.rows<{ id: number; startedAt: Date; endedAt: Date }>(
    'select id, started_at as "startedAt", ended_at as "endedAt" from time_entries',
  );
  if (!stored) throw new Error('No entry');
  const [startedAt, endedAt] = [stored.startedAt.toISOString(), stored.endedAt.toISOString()];
  const { status } = await call('PUT', `/entries/${stored.id}`, { startedAt, endedAt, note: '', version: 1 });
  expect(status).toBe(200);
});

test('an entry that runs is neither corrected nor removed, but ended first', async () => {
  const id = await store(`now() - interval '3 hours'`, null);
  const correction = { startedAt: hoursAgo(2), endedAt: hoursAgo(1), note: '', version: 1 };
  for (const response of [
    await call('PUT', `/entries/${id}`, correction),
    await call('DELETE', `/entries/${id}`),
  ]) {
    expect([response.status, response.body.message]).toEqual([
      409,
      'This entry is still running: clock out first.',
    ]);
  }
  const french = await people.call('DELETE', `/time-tracker/entries/${id}`, undefined, {
    ...employee,
    'accept-language': 'fr',
  });
  expect(french.json().message).toBe('Cette période est en cours\u00a0: pointez d’abord votre départ.');
  expect((await call('GET', '')).body.running).toMatchObject({ _id: id, version: 1 });
});

test('the tracker is for employees alone', async () => {
  for (const role of ['user', 'admin', 'superadmin'] as const) {
    const as = bearer(await people.token(await people.create({ role })));
    expect((await call('GET', '', undefined, as)).status).toBe(403);
  }
  expect((await people.call('GET', '/time-tracker')).statusCode).toBe(401);
});
