import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../../contract/calls.ts';
import { createOpenApi, type OpenApiDocument } from './openapi.ts';
import { documentPagePolicy, renderDocumentPage } from './openapi-page.ts';

const document = createOpenApi({ version: '1.0.0', baseUrl: 'https://shop.test/api' });

type Node = Record<string, unknown>;

/** Every object of a document, with its place. */
function* nodesOf(value: unknown, place = '#'): Generator<[string, Node]> {
  if (typeof value !== 'object' || value === null) return;
  yield [place, value as Node];
  for (const [key, child] of Object.entries(value)) yield* nodesOf(child, `${place}/${key}`);
}

const operationsOf = (document: OpenApiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('OpenAPI', () => {
  test('is what OpenAPI 3.1 asks for', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: '1.0.0' });
    for (const { path, method, operation } of operationsOf(document)) {
      expect(path).toMatch(/^\//);
      expect(['get', 'put', 'post', 'delete']).toContain(method);
      expect(Object.keys(operation.responses)).toContain('200');
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(response.description).not.toBe('');
      }
    }
  });

  test('declares each parameter of a path, and no other', () => {
    for (const { path, operation } of operationsOf(document)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
      const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('holds every call under its own name', () => {
    const described = operationsOf(document).map(({ path, method, operation }) => [
      operation.operationId,
      { method: method.toUpperCase(), path },
    ]);
    expect(Object.fromEntries(described)).toEqual(calls);
  });

  test('has schemas that can be read, and references that lead somewhere', () => {
    const shared = document.components.schemas;
    const schemas = [...nodesOf(document)].filter(([place]) => place.endsWith('/schema'));
    // Most answers are of few shapes, each read once.
    for (const schema of new Set(schemas.map(([, node]) => JSON.stringify(node)))) {
      // The reader knows references within a schema only.
      const text = JSON.stringify({ ...JSON.parse(schema), $defs: shared });
      const whole = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
      expect(() => z.fromJSONSchema(whole), schema).not.toThrow();
    }
  });
});

test('describes an answer as the server checks it', () => {
  const { Category } = document.components.schemas ?? {};
  const described = z.fromJSONSchema(Category as Parameters<typeof z.fromJSONSchema>[0]);
  const category = { _id: '1', key: 'audio', name: 'Audio', nameFr: 'Audio', productsCount: 3 };
  expect(described.safeParse(category).success).toBe(true);
  expect(described.safeParse({ ...category, key: undefined }).success).toBe(false);
  expect(described.safeParse({ ...category, secret: 1 }).success).toBe(false);
});

describe('page', () => {
  const page = renderDocumentPage(document);

  test('tells every call and shape, in English', () => {
    expect(page).toContain('<html lang="en">');
    for (const name of Object.keys(calls)) expect(page).toContain(`id="${name}"`);
    for (const name of Object.keys(document.components.schemas))
      expect(page).toContain(`id="schema-${name}"`);
    expect(page).toContain('All categories');
    expect(JSON.stringify(document)).not.toMatch(/descriptionFr|[àéèêç]/);
  });

  test('links to what it has', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test('loads nothing from elsewhere and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|<img|style="|src="|href="(?:https?:)?\/\//);
    const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(documentPagePolicy).toContain(`style-src 'sha256-${hash}'`);
  });
});
