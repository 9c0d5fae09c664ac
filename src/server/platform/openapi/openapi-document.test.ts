import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import metaSchema from '../../../../test/fixtures/openapi-3.1.schema.json' with { type: 'json' };
import { type CallName, calls } from '../../../contract/calls.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpointGroups } from '../../../contract/endpoint-groups.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { createOpenApi } from './openapi-document.ts';
import {
  componentAddress,
  type JsonSchema,
  type Operation,
  type Response,
  referredName,
} from './openapi-types.ts';

const document = createOpenApi({ version: '1.0.0', publicUrl: 'https://shop.test', prefix: '/api' });
const schemas = document.components.schemas;

type Node = Record<string, unknown>;

/** Every object of a document, with its place. */
function* nodesOf(value: unknown, place = '#'): Generator<[string, Node]> {
  if (typeof value !== 'object' || value === null) return;
  yield [place, value as Node];
  for (const [key, child] of Object.entries(value)) yield* nodesOf(child, `${place}/${key}`);
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);
const described = operations.flatMap(({ operation }) =>
  isCall(operation.operationId)
    ? [{ name: operation.operationId, operation, endpoint: endpoints[operation.operationId] as Endpoint }]
    : [],
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const compiled = new Map<string, ValidateFunction>();
ajv.addSchema({ components: { schemas } }, 'document');

/** What is wrong with a value by a schema of the document, which may refer to others of it. */
function faultsOf(schema: JsonSchema, value: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, validate);
  return validate(value) ? [] : validate.errors;
}

describe('the document', () => {
  test('is what OpenAPI 3.1 asks for', () => {
    const validate = ajv.compile(metaSchema);
    validate(document);
    expect(validate.errors).toBeNull();
    expect(document.info).toMatchObject({ version: '1.0.0' });
    expect(document.servers).toEqual([{ url: 'https://shop.test/api', description: expect.any(String) }]);
  });

  test('has no dead links', () => {
    const found = new Set(
      Object.entries(document.components).flatMap(([kind, named]) =>
        Object.keys(named).map((name) => `#/components/${kind}/${name}`),
      ),
    );
    for (const [place, { $ref }] of nodesOf(document)) {
      if (typeof $ref === 'string') expect(found, place).toContain($ref);
    }
  });

  test('holds every call once, under its own name', () => {
    const names = described.map(({ name }) => name);
    expect(names).toHaveLength(Object.keys(calls).length);
    expect(new Set(names)).toEqual(new Set(Object.keys(calls)));
    for (const { path, method, operation } of operations) {
      if (isCall(operation.operationId)) {
        expect(calls[operation.operationId]).toMatchObject({ method: method.toUpperCase(), path });
      }
    }
  });

  test('is in English alone', () => {
    expect(JSON.stringify([document.tags, operations.map(({ operation }) => operation.summary)])).not.toMatch(
      /[àâéèêëîïôûç]|descriptionFr/,
    );
  });
});

describe.each(operations.map((one) => [one.operation.operationId, one] as const))('%s', (_name, one) => {
  const { path, operation } = one;

  test('is said to be for whom, under one subject, in words', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).not.toBe('');
    expect(operation.description).not.toBe('');
    for (const scheme of operation.security.flatMap((choice) => Object.keys(choice))) {
      expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
  });

  test('declares each parameter of its path, and no name twice', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const own = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(own.map(({ name }) => name)).toEqual(inPath);
    expect(own.every(({ required }) => required)).toBe(true);
    const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has examples that keep to its schemas', () => {
    for (const { name, schema, example } of operation.parameters) {
      expect(faultsOf(schema, example), name).toEqual([]);
    }
    const contents = [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...Object.values(operation.responses).flatMap((response) => Object.values(contentOf(response))),
    ];
    for (const { schema, example } of contents) {
      expect(example).toBeDefined();
      expect(faultsOf(schema, example)).toEqual([]);
    }
  });
});

function contentOf(response: Operation['responses'][string]): NonNullable<Response['content']> {
  const own = '$ref' in response ? document.components.responses[referredName(response.$ref)] : response;
  return own?.content ?? {};
}

/** Files stand in examples by their names. */
function withFiles(endpoint: Endpoint, example: unknown): unknown {
  if (!endpoint.isForm) return example;
  const fields = Object.entries(example as Node).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((file) => new File(['x'], file, { type: 'image/png' })) : value,
  ]);
  return Object.fromEntries(fields);
}

describe.each(described.map((one) => [one.name, one] as const))('%s', (_name, { operation, endpoint }) => {
  test('asks for a token exactly where the server does', () => {
    const asks = operation.security.every((choice) => Object.keys(choice).length > 0);
    expect(operation.security.length > 0 && asks).toBe(
      endpoint.access !== undefined || endpoint.isKeyed === true,
    );
    const refusals = ['401', ...(endpoint.access === 'user' ? [] : ['403'])];
    if (endpoint.access) expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(refusals));
  });

  test('has examples that the server takes and would answer', () => {
    const given = (place: string) =>
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, example }) => [name, example]),
      );
    endpoint.params?.parse(given('path'));
    endpoint.query?.parse(given('query'));
    const [body] = Object.values(operation.requestBody?.content ?? {});
    if (body) endpoint.body?.parse(withFiles(endpoint, body.example));
    const success = operation.responses['200'];
    const [answer] = Object.values(success ? contentOf(success) : {});
    // What the schema does not declare would be dropped.
    expect(endpoint.response.parse(answer?.example)).toEqual(answer?.example);
  });

  test('tells of its paging, and of every error that the contract has', () => {
    const success = operation.responses['200'] as Response;
    expect('X-Total-Count' in (success.headers ?? {})).toBe(endpoint.isPaged === true);
    const told = Object.values(operation.responses).flatMap((response) =>
      '$ref' in response ? [referredName(response.$ref)] : [],
    );
    const always = ['invalid_request', 'too_many_requests', 'internal', 'unavailable'];
    expect(told).toEqual(expect.arrayContaining([...endpoint.errors, ...always]));
  });
});

test('says that a field is required where the server refuses in words to do without it', () => {
  const schemaOf = (path: string) =>
    document.paths[path]?.post?.requestBody?.content['application/json']?.schema;
  expect(schemaOf('/auth/login')?.required).toEqual(['email', 'password']);
  expect(schemaOf('/categories')).toMatchObject({
    properties: { name: expect.anything(), nameFr: { default: '' } },
    required: ['name'],
  });
});

test('errors are of one shape, and say when to come back', () => {
  const { too_many_requests: throttled, ...others } = document.components.responses;
  expect(throttled?.headers).toHaveProperty('Retry-After');
  for (const response of Object.values({ throttled, ...others })) {
    expect(response?.content?.['application/json']?.schema).toEqual({
      $ref: componentAddress('schemas', 'Error'),
    });
  }
});

test('signing in by a provider is a redirect, for everybody', () => {
  for (const path of ['/auth/google', '/auth/facebook', '/auth/google/callback', '/auth/facebook/callback']) {
    const operation = document.paths[path]?.get;
    expect(operation?.security).toEqual([]);
    expect(operation?.responses['303']).toMatchObject({ headers: { Location: expect.anything() } });
  }
});

test('every group has calls, and every call one group', () => {
  const names = Object.values(endpointGroups).flatMap((group) => Object.keys(group.endpoints));
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(Object.values(endpointGroups).every((group) => Object.keys(group.endpoints).length > 0)).toBe(true);
});

test('describes an answer as the server checks it', () => {
  const category = { _id: '1', key: 'audio', name: 'Audio', nameFr: 'Audio', parent: null, productsCount: 3 };
  expect(faultsOf({ $ref: componentAddress('schemas', 'Category') }, category)).toEqual([]);
  for (const other of [
    { ...category, key: undefined },
    { ...category, secret: 1 },
  ]) {
    expect(faultsOf(schemas.Category ?? {}, JSON.parse(JSON.stringify(other)))).not.toEqual([]);
  }
});
