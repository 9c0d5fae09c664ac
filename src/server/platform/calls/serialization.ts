import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { encodeExactly } from '../memory/exact-copy.ts';

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

type Serializer = (result: unknown) => string;

function buildSerializer(response: z.ZodType): Serializer {
  const schema = z.toJSONSchema(response, {
    io: 'output',
    target: 'draft-7',
    // Named schemas would become references, which are slower than inlined ones.
    metadata: z.registry(),
    override: useNullable,
  });
  return fastJsonStringify(schema as Schema, { rounding: 'round' });
}

/** By their schema: a process that opens the application again and again, as tests do, builds each once. */
const built = new WeakMap<z.ZodType, Serializer>();

/**
 * The serialiser of a response: one generated function that writes the declared fields only. It trusts
 * its input's types; tests validate every response against its schema.
 */
export function createSerializer(response: z.ZodType): Serializer {
  const serializer = built.get(response) ?? buildSerializer(response);
  built.set(response, serializer);
  return serializer;
}

const emptyList = Buffer.from('[]');
const [open, close] = [emptyList.subarray(0, 1), emptyList.subarray(1)];

/**
 * Builds the serialiser of a list whose items are cached and immutable, as those of public lists are: the
 * bytes of each are cached as long as the item.
 */
export function createListSerializer(item: z.ZodType): (items: readonly object[]) => Buffer {
  const serialize = createSerializer(item);
  /** With the leading comma. */
  const made = new WeakMap<object, Buffer>();
  function bytesOf(item: object): Buffer {
    const known = made.get(item);
    if (known) return known;
    const bytes = encodeExactly(`,${serialize(item)}`);
    made.set(item, bytes);
    return bytes;
  }
  return (items) => {
    if (items.length === 0) return emptyList;
    const pieces = items.map(bytesOf);
    pieces.push(close);
    const list = Buffer.concat(pieces);
    // Replaces the first comma.
    list.set(open);
    return list;
  };
}
