/** Unicode bidirectional controls: no form input needs them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

const isPlainObject = (value: object) =>
  Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;

/**
 * Checked input with texts that can be stored and shown: without bidirectional controls. undefined: it
 * contains what PostgreSQL cannot store, NUL or a lone surrogate. Files stay as they are.
 */
export function toPlainTexts(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? undefined : value.replace(turning, '');
  }
  if (Array.isArray(value)) {
    const items = value.map(toPlainTexts);
    return items.some((item, index) => item === undefined && value[index] !== undefined) ? undefined : items;
  }
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value;
  let plain: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const entry = (value as Record<string, unknown>)[name];
    const own = toPlainTexts(entry);
    if (own === undefined && entry !== undefined) return undefined;
    if (own === entry) continue;
    plain ??= { ...value };
    plain[name] = own;
  }
  return plain ?? value;
}
