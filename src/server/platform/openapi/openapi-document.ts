import type { z } from 'zod';
import type { Access } from '../../../contract/accounts/roles.ts';
import type { CallName } from '../../../contract/calls.ts';
import { type Endpoint, takesKey } from '../../../contract/endpoint.ts';
import { endpointGroups } from '../../../contract/endpoint-groups.ts';
import { namedSchemas } from '../../../contract/endpoints.ts';
import { errorResponses, errorsOf } from './documented-errors.ts';
import { createExampleWriter, type ExampleWriter } from './examples.ts';
import {
  type Header,
  type OpenApi,
  type Operation,
  type Parameter,
  type Response,
  refer,
  type SecurityScheme,
} from './openapi-types.ts';
import { redirectPaths } from './redirects.ts';
import { bodySamples } from './samples.ts';
import { createSchemaWriter, type SchemaWriter } from './schemas.ts';

export type OpenApiOptions = {
  version: string;
  /** Origin that visitors use. */
  publicUrl: string;
  /** The path prefix of all calls. */
  prefix: string;
};

/** What the API is, in two sentences. */
export const about =
  'Products, merchants’ offers and price histories of a price comparator for shoppers in France. Amounts are euros, VAT included; messages are in English or French.';

type Writers = { schemas: SchemaWriter; example: ExampleWriter };

const securityScheme = 'token';
const keyScheme = 'feedKey';
/** Optional in every object that has it. */
export const programScheme = 'programKey';
const schemes: Record<string, SecurityScheme> = {
  [securityScheme]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` that `POST /auth/login` returns. It ends when its session does.',
  },
  [keyScheme]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'vvf_…',
    description: 'The key of a feed, which an admin issues to its merchant.',
  },
  [programScheme]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'vvk_…',
    description: 'A key for programs, which one makes in one’s profile: it raises the limit of requests.',
  },
};

const headers: Record<string, Header> = {
  'X-Request-Id': {
    description: 'Names the request in our logs',
    schema: { type: 'string' },
    example: '5f0c9a1be27d-4k',
  },
  'X-Total-Count': {
    description: 'Number of items in the whole list',
    schema: { type: 'integer' },
    example: 407,
  },
  Link: {
    description: 'Addresses of the next and the previous page (RFC 8288), where there are any',
    schema: { type: 'string' },
    example: '</api/products?limit=24&page=2>; rel="next"',
  },
  'Retry-After': {
    description: 'Whole seconds after which another try makes sense',
    schema: { type: 'integer' },
    example: 12,
  },
  ETag: {
    description: 'For `If-None-Match`: a response that is the same comes as 304, without a body',
    schema: { type: 'string' },
    example: '"m2pQf0Yx"',
  },
};

const audiences: Record<Access, string> = {
  user: 'For whoever is signed in.',
  employee: 'For employees.',
  admin: 'For admins and superadmins.',
  superadmin: 'For superadmins.',
};

/** Who may make a call, and who may cache its response. */
function describe({ access, isKeyed, maySignIn, isPublic, isTranslated }: Endpoint): string {
  if (isKeyed) return 'For the merchant, with the key of the feed.';
  if (access) return audiences[access];
  if (maySignIn) return 'For everybody; with a token, it is known who asks.';
  if (!isPublic) return 'For everybody.';
  const whole = 'For everybody, and the same for all: shared caches may keep it for half a minute';
  return isTranslated ? `${whole}, for each language.` : `${whole}.`;
}

function securityOf(endpoint: Endpoint): Operation['security'] {
  const { access, isKeyed, maySignIn } = endpoint;
  if (takesKey(endpoint)) return [{}, { [programScheme]: [] }];
  if (isKeyed) return [{ [keyScheme]: [] }];
  const bearer = { [securityScheme]: [] };
  if (access) return [bearer];
  return maySignIn ? [{}, bearer] : [];
}

function parametersOf(
  name: string,
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  { schemas, example }: Writers,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.write(schema, 'input');
  return Object.entries(properties).map(([parameter, { description, ...own }]) => ({
    name: parameter,
    in: place,
    required: place === 'path' || required.includes(parameter),
    ...(description && { description }),
    schema: own,
    example: example(own, name, parameter),
  }));
}

function bodyOf(name: CallName, { body, isForm }: Endpoint, { schemas, example }: Writers) {
  if (!body) return undefined;
  const schema = schemas.write(body, 'input');
  const content = { schema, example: bodySamples[name] ?? example(schema, name, '') };
  // One that may be empty may be left out.
  const required = !body.safeParse({}).success;
  return { required, content: { [isForm ? 'multipart/form-data' : 'application/json']: content } };
}

function successOf(name: CallName, endpoint: Endpoint, { schemas, example }: Writers): Response {
  const schema = schemas.write(endpoint.response, 'output');
  const told = ['X-Request-Id', ...(endpoint.isPaged ? ['X-Total-Count', 'Link'] : [])];
  if (endpoint.isPublic) told.push('ETag');
  return {
    description: endpoint.summary,
    headers: Object.fromEntries(told.map((header) => [header, refer('headers', header)])),
    content: { 'application/json': { schema, example: example(schema, name, '') } },
  };
}

function operationOf(name: CallName, group: string, endpoint: Endpoint, writers: Writers): Operation {
  const requestBody = bodyOf(name, endpoint, writers);
  return {
    tags: [group],
    operationId: name,
    summary: endpoint.summary,
    description: describe(endpoint),
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(name, endpoint.params, 'path', writers),
      ...parametersOf(name, endpoint.query, 'query', writers),
    ],
    ...(requestBody && { requestBody }),
    responses: { '200': successOf(name, endpoint, writers), ...errorsOf(endpoint) },
  };
}

function pathsOf(writers: Writers): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {};
  for (const { name: group, endpoints } of Object.values(endpointGroups)) {
    for (const [name, endpoint] of Object.entries(endpoints) as [CallName, Endpoint][]) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(name, group, endpoint, writers),
      };
    }
  }
  return { ...paths, ...redirectPaths() };
}

/** Describes the API in OpenAPI 3.1, from the table by which the server validates. */
export function createOpenApi({ version, publicUrl, prefix }: OpenApiOptions): OpenApi {
  const writer = createSchemaWriter(namedSchemas);
  const schemas = writer.components();
  const writers = { schemas: writer, example: createExampleWriter(schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Visavis API',
      version,
      description: `${about} How tokens, errors, paging, limits, languages and money work: ${publicUrl}${prefix}/docs`,
      contact: { name: 'Visavis', url: publicUrl },
      license: { name: 'Terms of use', url: `${publicUrl}/en/legal` },
    },
    servers: [{ url: publicUrl + prefix, description: 'This shop' }],
    tags: Object.values(endpointGroups).map(({ name, description }) => ({ name, description })),
    paths: pathsOf(writers),
    components: {
      securitySchemes: schemes,
      headers,
      responses: errorResponses(),
      schemas,
    },
  };
}
