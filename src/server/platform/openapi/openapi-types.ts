/** The parts of JSON Schema 2020-12 that our schemas use; OpenAPI 3.1 includes it unchanged. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
};

type Reference = { $ref: string };

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};
export type Header = { description: string; schema: JsonSchema; example?: unknown };
export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
export type Response = {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
};
export type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response | Reference>;
};
export type SecurityScheme = { type: 'http'; scheme: 'bearer'; bearerFormat: string; description: string };

/** The part of OpenAPI 3.1 that our document uses. */
export type OpenApi = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; url: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    schemas: Record<string, JsonSchema>;
  };
};

type Components = keyof OpenApi['components'];

/** The reference to a component of the document. */
export const componentAddress = (kind: Components, name: string): string => `#/components/${kind}/${name}`;
/** A reference to a component. */
export const refer = (kind: Components, name: string): Reference => ({ $ref: componentAddress(kind, name) });
/** The name that a reference ends with. */
export const referredName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
