import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createConcurrencyLimit } from '../../platform/process/concurrency-limit.ts';

/** OWASP's parameters for Argon2id: memory in KiB, passes, lanes; bytes of salt and hash. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const bytes = { salt: 16, hash: 32 };

/** Each hash takes 19 MB and a core for some 50 ms; further ones queue, beyond that they are refused. */
const maxHashes = { running: 2, waiting: 200 };
const limitHashes = createConcurrencyLimit(maxHashes.running, maxHashes.waiting);

type Parameters = { memory: number; passes: number; parallelism: number };

const derive = (password: string, salt: Buffer, parameters: Parameters, length: number): Promise<Buffer> =>
  limitHashes(
    () =>
      new Promise((resolve, reject) => {
        const input = { ...parameters, message: password, nonce: salt, tagLength: length };
        argon2('argon2id', input, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );

const base64 = (data: Buffer) => data.toString('base64').replace(/=+$/, '');

/** A password's hash as a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(bytes.salt);
  const hash = await derive(password, salt, cost, bytes.hash);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A dummy hash, verified where there is no account, so that both take the same time. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(
  randomBytes(bytes.salt),
)}$${base64(randomBytes(bytes.hash))}`;

/** Verifies a password; null: there is no hash, which takes as long. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const [, m, t, p, salt = '', hash = ''] = phc.exec(stored ?? dummyHash) ?? [];
  if (hash === '') throw new Error('A password hash is not in PHC form');
  const expected = Buffer.from(hash, 'base64');
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), parameters, expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
}
