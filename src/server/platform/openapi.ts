import type { z } from 'zod';
import { type Endpoint, endpoints, namedSchemas } from '../../contract/endpoints.schema.ts';
import { type ErrorCode, errorStatuses } from '../../contract/error-codes.ts';
import { errorMessage } from '../../contract/error-messages.ts';
import { componentAddress, createSchemaWriter, type JsonSchema } from './openapi-schemas.ts';

export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
export type OpenApiResponse = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
};
export type OpenApiOperation = {
  operationId: string;
  summary: string;
  parameters: OpenApiParameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, OpenApiResponse>;
};
/** The part of OpenAPI 3.1 that our documents use. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema> };
};

export type OpenApiOptions = {
  version: string;
  /** Address below which the paths stand. */
  baseUrl: string;
};

const documentDescription =
  'Products, merchants’ offers and price histories. Prices are euros, VAT included. Messages follow Accept-Language, English when absent.';

type Writer = ReturnType<typeof createSchemaWriter>;

/** Every call can fail so. */
const commonErrors = ['too_many_requests', 'internal', 'unavailable'] as const satisfies ErrorCode[];

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  writer: Writer,
): OpenApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = writer.write(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...own }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description && { description }),
    schema: own,
  }));
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const bodyContent = ({ isForm }: Endpoint, schema: JsonSchema) =>
  isForm ? { 'multipart/form-data': { schema } } : json(schema);

function pagingHeaders() {
  return {
    'X-Total-Count': { description: 'Number of items in the whole list', schema: { type: 'integer' } },
    Link: {
      description: 'Addresses of the next and the previous page (RFC 8288)',
      schema: { type: 'string' },
    },
  };
}

function successOf(endpoint: Endpoint, writer: Writer): OpenApiResponse {
  return {
    description: endpoint.summary,
    ...(endpoint.isPaged && { headers: pagingHeaders() }),
    content: json(writer.write(endpoint.response, 'output')),
  };
}

function errorsOf(endpoint: Endpoint): Record<string, OpenApiResponse> {
  return Object.fromEntries(
    [...endpoint.errors, ...commonErrors].map((code) => [
      String(errorStatuses[code]),
      { description: errorMessage('en', code), content: json({ $ref: componentAddress('Error') }) },
    ]),
  );
}

function operationOf(name: string, endpoint: Endpoint, writer: Writer): OpenApiOperation {
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(endpoint.params, 'path', writer),
      ...parametersOf(endpoint.query, 'query', writer),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: bodyContent(endpoint, writer.write(endpoint.body, 'input')),
      },
    }),
    responses: { '200': successOf(endpoint, writer), ...errorsOf(endpoint) },
  };
}

/** Describes the API in OpenAPI 3.1, from the table by which the server validates. */
export function createOpenApi({ version, baseUrl }: OpenApiOptions): OpenApiDocument {
  const writer = createSchemaWriter(namedSchemas);
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint, writer),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Visavis API', version, description: documentDescription },
    servers: [{ url: baseUrl }],
    paths,
    components: { schemas: writer.components() },
  };
}
