import { type JsonSchema, referredName } from './openapi-types.ts';
import { samples } from './samples.ts';

const typesOf = ({ type }: JsonSchema): readonly (string | undefined)[] => [type].flat();

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  uuid: '0b9a3c1e-5d0f-4c3e-9a57-3f2a1d6c8e11',
  binary: 'file.bin',
};

/** Whether a sample is of a schema's type and form; its depths are the tests' business. */
function fits(schema: JsonSchema, value: unknown): boolean {
  const { $ref, anyOf, oneOf, pattern, minimum = -Infinity, maximum = Infinity } = schema;
  if ($ref || (schema.format && schema.format in formats)) return false;
  const branches = anyOf ?? oneOf;
  if (branches) return branches.some((branch) => fits(branch, value));
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  const types = typesOf(schema);
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'string')
    return types.includes('string') && (!pattern || new RegExp(pattern, 'u').test(value));
  if (typeof value !== 'number') return types.includes(typeof value);
  const isTyped = types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  return isTyped && value >= Number(minimum) && value <= Number(maximum);
}

/** Makes examples that keep to a schema, from `samples.ts`; `components` are the schemas that others refer to. */
export function createExampleWriter(components: Readonly<Record<string, JsonSchema>>) {
  /** `owner`: the component, call or field that the field `name` stands in. */
  function write(schema: JsonSchema, owner: string, name: string): unknown {
    const told = [...(samples[`${owner}.${name}`] ?? []), ...(samples[name] ?? [])];
    const sample = told.find((value) => fits(schema, value));
    return sample === undefined ? make(schema, owner, name) : sample;
  }

  function makeObject(schema: JsonSchema, owner: string): Record<string, unknown> {
    const fields = Object.entries(schema.properties ?? {}).map(([name, own]): [string, unknown] => [
      name,
      write(own, owner, name),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  function make(schema: JsonSchema, owner: string, name: string): unknown {
    if (schema.$ref) {
      const component = referredName(schema.$ref);
      return write(components[component] ?? {}, component, '');
    }
    const branch = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
    if (branch) return write(branch, owner, name);
    if (schema.const !== undefined) return schema.const;
    if (schema.default !== undefined) return schema.default;
    if (schema.enum) return schema.enum[0];
    const type = typesOf(schema).find((one) => one !== 'null');
    if (type === 'object') return makeObject(schema, name || owner);
    if (type === 'array') return makeArray(schema, owner, name);
    if (type === 'boolean') return true;
    if (type === 'string') return formats[schema.format ?? ''] ?? 'text';
    if (type === 'number' || type === 'integer') return Math.max(1, Number(schema.minimum ?? 1));
    return undefined;
  }

  function makeArray({ items, prefixItems }: JsonSchema, owner: string, name: string): unknown[] {
    if (prefixItems) return prefixItems.map((item) => write(item, owner, name));
    const item = items ? write(items, owner, name) : undefined;
    return item === undefined ? [] : [item];
  }

  return write;
}
export type ExampleWriter = ReturnType<typeof createExampleWriter>;
