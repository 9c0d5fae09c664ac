import type { Language } from '../../../contract/language.ts';
import type { AuditAction } from '../../../contract/logs/audit-actions.ts';
import { auditDetails } from '../../../contract/logs/audit-details.ts';
import { formatDate, formatDateTime, formatNumber, formatPrice } from '../../i18n/format.ts';
import type { details as french } from './texts/details-fr.ts';

type Words = typeof french;
type Entry = { action: AuditAction | string; details: Record<string, unknown> };

const own = (words: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Numbers of things are no amounts: they are written as they are in addresses. */
const numbersOfThings = new Set(['product', 'other', 'into', 'offer', 'report']);
const isAmount = (name: string) => !/id$/i.test(name) && !numbersOfThings.has(name);

const places = new Map<string, number>(auditDetails.map((name, place) => [name, place]));
/** The database keeps names by their length. */
const inOrder = (details: object): [name: string, value: unknown][] =>
  Object.entries(details).toSorted(
    ([a], [b]) => (places.get(a) ?? places.size) - (places.get(b) ?? places.size),
  );
const isDay = (name: string) => name === 'from' || name === 'until';

/** What an entry of the audit log says beside its event, a line for each; what is empty is left out. */
export function detailsInWords({ action, details }: Entry, words: Words, language: Language): string[] {
  const labelOf = (name: string) => own(words.labels, name) ?? name;

  function textOf(name: string, value: string): string {
    const known = Object.hasOwn(words.values, name) ? words.values[name as keyof Words['values']] : {};
    if (name === 'fields') return labelOf(value);
    const format = name.endsWith('At') ? formatDateTime : isDay(name) ? formatDate : undefined;
    const at = new Date(value);
    if (format && !Number.isNaN(at.getTime())) return format(language, at);
    return own(known, value) ?? value;
  }

  function say(name: string, value: unknown): string {
    if (isNothing(value)) return words.nothing;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') {
      if (name.endsWith('Cents')) return formatPrice(language, value / 100);
      return isAmount(name) ? formatNumber(language, value) : String(value);
    }
    if (typeof value === 'string') return textOf(name, value);
    if (Array.isArray(value)) return value.map((each) => say(name, each)).join(', ');
    return linesOf(value as object).join(', ') || words.nothing;
  }

  const linesOf = (object: object): string[] =>
    inOrder(object).flatMap(([name, value]) =>
      isNothing(value) ? [] : [words.pair(labelOf(name), say(name, value))],
    );
  const change = (before: string, after: string) => `${before} → ${after}`;

  const { from, to, ...others } = details;
  if (typeof from === 'string' && typeof to === 'string') {
    const name = action === 'role_changed' ? 'role' : 'name';
    return [words.pair(labelOf(name), change(textOf(name, from), textOf(name, to))), ...linesOf(others)];
  }
  // Each field before and after.
  return inOrder(details).flatMap(([name, value]) => {
    const isChange = action === 'merchant_changed' || name === 'picture';
    return isChange && Array.isArray(value)
      ? [words.pair(labelOf(name), change(say(name, value[0]), say(name, value[1])))]
      : linesOf({ [name]: value });
  });
}
