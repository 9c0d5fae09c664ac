import { z } from 'zod';

/** JSON Schema 2020-12, which OpenAPI 3.1 takes as it is: the parts of it that our schemas come to. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
};

export const componentAddress = (name: string): string => `#/components/schemas/${name}`;

/** zod states the range of safe integers and the pattern behind each format: true, and noise to a reader. */
function tidy(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format) delete schema.pattern;
}

/** Turns zod schemas into JSON Schema, those of `named` into references to components. */
export function createSchemaWriter(named: Readonly<Record<string, z.ZodType>>) {
  const names = new Map<z.core.$ZodType, string>(
    Object.entries(named).map(([name, schema]) => [schema, name]),
  );

  function write(schema: z.ZodType, io: 'input' | 'output', isComponent: boolean): JsonSchema {
    const { $schema: _, ...written } = z.toJSONSchema(schema, {
      io,
      override({ zodSchema, jsonSchema, path }) {
        const own = jsonSchema as JsonSchema;
        const name = names.get(zodSchema);
        if (name && !(isComponent && path.length === 0)) {
          for (const key of Object.keys(own)) delete own[key];
          own.$ref = componentAddress(name);
          return;
        }
        tidy(own);
      },
    }) as JsonSchema;
    return written;
  }

  return {
    write: (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => write(schema, io, false),
    components: (): Record<string, JsonSchema> =>
      Object.fromEntries(
        Object.entries(named).map(([name, schema]) => [name, write(schema, 'output', true)]),
      ),
  };
}
