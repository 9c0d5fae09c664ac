import fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { takeForms } from './forms.ts';

const server = fastify();
server.setErrorHandler((error, _request, reply) =>
  reply.code(400).send(error instanceof AppError ? error.code : String(error)),
);
server.register(async (scope) => {
  takeForms(scope, 25_000_000);
  scope.post('/', async ({ body }) => Object.keys(body as object).length);
});

const part = (name: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
const form = (parts: number) =>
  `${Array.from({ length: parts }, (_, i) => part(`field${i}`)).join('')}--edge--\r\n`;
const send = (payload: string, boundary = 'edge') =>
  server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });

it.each(['edge', '"edge"', 'edge; charset=utf-8'])(
  'a form is read, its boundary written as %s',
  async (boundary) => {
    expect((await send(form(3), boundary)).json()).toBe(3);
  },
);

it('a form has two hundred parts at most', async () => {
  expect((await send(form(200))).json()).toBe(200);
  expect((await send(form(201))).body).toBe('invalid_request');
});

// Reading its fields took the square of their number: hours, in which the process answered nobody.
it('one of very many parts is refused unread', async () => {
  expect((await send(form(300_000))).body).toBe('invalid_request');
});

it('one of many parts is refused although something else looks like its boundary', async () => {
  const headers = { 'content-type': 'multipart/form-data; x="; boundary=fake"; boundary=edge' };
  const response = await server.inject({ method: 'POST', url: '/', headers, payload: form(201) });
  expect(response.body).toBe('invalid_request');
});

it('what is no form is refused', async () => {
  for (const text of ['', '--', '--edge', 'x'.repeat(1_000), '--'.repeat(1_000)]) {
    expect((await send(text)).body).toBe('invalid_request');
    expect((await send(text, '')).body).toBe('invalid_request');
  }
});
