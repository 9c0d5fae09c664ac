import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role } from '../../src/contract/accounts/roles.ts';
import type { TestApp } from './app.ts';

/** Everybody's, unless said otherwise. */
export const password = 'correct horse battery';

/** Its hash, with 8 KiB and one pass in place of 19 MiB and two: nobody guesses here, and many sign in. */
export const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$dmlzYXZpcyB0ZXN0cyBvaw$9JCRNTHyZHiemxc8mGM2A+eHpzhuABq6KApXBLqzpF0';

type Person = { id: number; email: string };

type PersonOptions = {
  email?: string;
  name?: string;
  role?: Role;
  mustChangePassword?: boolean;
  isVerified?: boolean;
};

type Claims = { id: string; name: string; email: string; role: Role; sid: string; exp: number };

export type Shopper = { id: number; headers: Record<string, string> };

export type People = {
  /** Stores an account. */
  create(options?: PersonOptions): Promise<Person>;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  signIn(email: string, secret?: string, remoteAddress?: string): Promise<LightMyRequestResponse>;
  /** Signs a person in; returns the token. */
  token(person: Person): Promise<string>;
  /** A new shopper with the headers of their calls. */
  shopper(): Promise<Shopper>;
  claims(token: string): Claims;
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** People with accounts, for tests that ask the API as them; the application may be opened later. */
export function createPeople(base: Pick<TestApp, 'app' | 'database'>): People {
  const call: People['call'] = async (method, path, body, headers) => {
    const request: InjectOptions = { method, url: `/api${path}` };
    return base.app.inject({ ...request, ...(body && { payload: body }), ...(headers && { headers }) });
  };

  const signIn: People['signIn'] = async (email, secret = password, remoteAddress = '127.0.0.1') =>
    base.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: secret },
      remoteAddress,
    });

  const people: People = {
    call,
    signIn,
    async create({ role = 'user', mustChangePassword = false, isVerified = true, ...options } = {}) {
      const { name = 'Camille', email = `${randomBytes(6).toString('hex')}@shop.test` } = options;
      const [person] = await base.database.database.rows<Person>(
        `insert into users (email, name, phone, role, password_hash, must_change_password, email_verified_at)
         values ($1, $2, '0612345678', $3, $4, $5, case when $6 then now() end) returning id, email`,
        [email, name, role, passwordHash, mustChangePassword, isVerified],
      );
      if (!person) throw new Error('No person');
      return person;
    },
    async token({ email }) {
      const response = await signIn(email);
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<{ token: string }>().token;
    },
    async shopper() {
      const person = await people.create();
      return { id: person.id, headers: bearer(await people.token(person)) };
    },
    claims: (token) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims,
  };
  return people;
}
