import { z } from 'zod';
import { componentAddress, type JsonSchema } from './openapi-types.ts';

/** zod adds the range of safe integers and a pattern to each format: correct, but of no use to a reader. */
function tidy(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format) delete schema.pattern;
  // The same without the Unicode mode, in which not every tool reads patterns.
  if (schema.pattern) schema.pattern = schema.pattern.replaceAll('\\P{Cc}', '[^\\x00-\\x1f\\x7f-\\x9f]');
  if (schema.format === 'binary') delete schema.contentEncoding;
  // `maxItems` says the same, and some tools fail on such a schema.
  if (schema.items === false) schema.items = {};
}

/** A field that a call requires is documented as required, even if another schema gives it a default. */
function requireNeeded(schema: JsonSchema): void {
  for (const [name, own] of Object.entries(schema.properties ?? {})) {
    if (!own.isNeeded) continue;
    delete own.isNeeded;
    delete own.default;
    schema.required = [...(schema.required ?? []), name];
  }
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
          own.$ref = componentAddress('schemas', name);
          return;
        }
        tidy(own);
        requireNeeded(own);
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
export type SchemaWriter = ReturnType<typeof createSchemaWriter>;
