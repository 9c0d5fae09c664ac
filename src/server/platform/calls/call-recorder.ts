import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CallName } from '../../../contract/calls.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { ErrorCode } from '../../../contract/errors/error-codes.ts';
import type { Language } from '../../../contract/language.ts';
import { toAppError } from '../http/describe-error.ts';
import type { Changes } from '../response-cache/change-log.ts';
import type { Dependency } from '../response-cache/dependencies.ts';
import type { Page } from './handlers.ts';
import type { CallRunner } from './runner.ts';
import { listShownProducts } from './shown-products.ts';
import type { RawInput } from './validation.ts';

/** A public call with its input; `select`: the part of its result that was used. */
export type RecordedCall = {
  name: CallName;
  raw: RawInput;
  language: Language;
  select?: ((result: never) => unknown) | undefined;
};

/** Records a call and its result, or its error code, as a dependency of a response. */
export type CallRecorder = (call: RecordedCall, result: unknown, refusal?: ErrorCode) => Dependency;

/** Memory of a record besides its texts and ids, as heap snapshots tell. */
const recordBytes = 500;
const idBytes = 8;
/** Records that are compared with new ones: a page asks for some things twice, and all pages ask for the same few. */
const maxRecent = 500;
/** The input of calls whose record all pages share. */
const noInput = '{}';

/**
 * Calls whose result depends on one product only, with the field that holds its id: the result is valid while that
 * product is unchanged.
 */
const productField: { [N in CallName]?: string } = { getProduct: '_id', getProductHistory: 'productId' };

const fingerprints = new WeakMap<object, string>();

/** A hash of a value that is never modified afterwards: many responses depend on the same values. */
function fingerprintOf(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  const known = isObject ? fingerprints.get(value) : undefined;
  if (known) return known;
  const print = hash('sha256', JSON.stringify(value) ?? '', 'base64url').slice(0, 22);
  if (isObject) fingerprints.set(value, print);
  return print;
}

/** The id in the request and the id in the result: they differ where the product was merged into another one. */
function productsOf({ name, raw }: RecordedCall, result: unknown): number[] | undefined {
  const field = productField[name];
  if (!field) return undefined;
  const { id } = raw.params as { id: string };
  const shownId = (result as Record<string, string> | undefined)?.[field] ?? id;
  return [Number(id), Number(shownId)];
}

/**
 * Records calls so that a cached response can be compared with the present data: a product by whether it has changed,
 * everything else (lists, counts, figures) by running the call again, which takes a twentieth of the time of a page.
 */
export function createCallRecorder(run: CallRunner, changes: Changes): CallRecorder {
  const fingerprintResult = ({ name, select }: RecordedCall, result: unknown): string => {
    if (!select) return fingerprintOf(result);
    const endpoint: Endpoint = endpoints[name];
    const value = endpoint.isPaged ? (result as Page<unknown>).items : result;
    return fingerprintOf(select(value as never));
  };

  async function runAgain(call: RecordedCall): Promise<string> {
    const { name, raw, language } = call;
    try {
      return fingerprintResult(call, await run(name, raw, { language }));
    } catch (error) {
      return toAppError(error).code;
    }
  }

  const recent = new LRUCache<string, { select: RecordedCall['select']; record: Dependency }>({
    max: maxRecent,
  });

  /** One object for equal records. `key`: all that they consist of besides `select`. */
  function shared(key: string, select: RecordedCall['select'], record: Dependency): Dependency {
    const known = recent.get(key);
    if (known && known.select === select) return known.record;
    recent.set(key, { select, record });
    return record;
  }

  const recordProducts = (ids: readonly number[]): Dependency => ({
    isSame: (since) => ids.every((id) => changes.isUntouched(id, since)),
    mayLag: (since) => ids.every((id) => changes.mayProductLag(id, since)),
    bytes: recordBytes,
  });

  return (call, result, refusal) => {
    const products = productsOf(call, result);
    if (products) return shared(String(products), undefined, recordProducts(products));
    const print = refusal ?? fingerprintResult(call, result);
    const shown = refusal ? undefined : listShownProducts(call.name, result);
    const input = JSON.stringify(call.raw);
    return shared([call.name, call.language, input, print, shown].join(' '), call.select, {
      isSame: async () => (await runAgain(call)) === print,
      mayLag: (since) => shown !== undefined && changes.mayListLag(shown, since),
      bytes: input === noInput ? 0 : recordBytes + input.length + idBytes * (shown?.length ?? 0),
    });
  };
}
