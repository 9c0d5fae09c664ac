import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Node = Record<string, unknown>;

/**
 * `anyOf: [X, null]` is how zod writes a nullable value; the serialiser would try each branch with a
 * validator at run time, where `nullable` is one comparison.
 */
function useNullable({ jsonSchema }: { jsonSchema: Node }): void {
  const branches = jsonSchema.anyOf;
  if (!Array.isArray(branches) || branches.length !== 2) return;
  const [value, none] = branches as [Node, Node];
  if (none.type !== 'null') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { nullable: true });
}

/**
 * Builds the serialiser of a response: one generated function that writes the declared fields only. It trusts
 * its input's types; tests validate every response against its schema.
 */
export function createSerializer(response: z.ZodType): (answer: unknown) => string {
  const schema = z.toJSONSchema(response, {
    io: 'output',
    target: 'draft-7',
    // Named schemas would become references, which are slower than inlined ones.
    metadata: z.registry(),
    override: useNullable,
  });
  return fastJsonStringify(schema as Schema, { rounding: 'round' });
}
