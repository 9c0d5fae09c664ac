const types = {
  uint8: Uint8Array,
  uint16: Uint16Array,
  uint32: Uint32Array,
  int32: Int32Array,
  float32: Float32Array,
  float64: Float64Array,
};
type Type = keyof typeof types;
type ArrayOf<T extends Type> = InstanceType<(typeof types)[T]>;

/**
 * Work arrays of queries, zeroed, as long as the index needs. Reused by the next index: allocating that much
 * memory takes ten times as long. Only one index may be in use.
 */
export type Scratch = <T extends Type>(type: T, name: string, length: number) => ArrayOf<T>;

/** Catalogues grow: with so much more room, the next index seldom needs new arrays. */
const room = 1.1;

export function createScratch(): Scratch {
  const held = new Map<string, ArrayOf<Type>>();
  return <T extends Type>(type: T, name: string, length: number): ArrayOf<T> => {
    const known = held.get(name);
    const isEnough = known !== undefined && known.length >= length;
    const array = isEnough ? known.fill(0) : new types[type](Math.ceil(length * room));
    held.set(name, array);
    return array.subarray(0, length) as ArrayOf<T>;
  };
}
