/** Typed arrays over memory that threads share. */
export const shared = {
  uint8: (length: number) => new Uint8Array(new SharedArrayBuffer(length)),
  uint16: (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2)),
  uint32: (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4)),
  int32: (length: number) => new Int32Array(new SharedArrayBuffer(length * 4)),
  float64: (length: number) => new Float64Array(new SharedArrayBuffer(length * 8)),
};
