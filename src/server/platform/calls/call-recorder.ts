import { hash } from 'node:crypto';
import type { CallName } from '../../../contract/calls.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { ErrorCode } from '../../../contract/errors/error-codes.ts';
import type { Language } from '../../../contract/language.ts';
import { toAppError } from '../http/describe-error.ts';
import type { Changes } from '../response-cache/change-log.ts';
import type { Ingredient } from '../response-cache/response-cache.ts';
import type { Page } from './handlers.ts';
import type { CallRunner } from './runner.ts';
import { listShownProducts } from './shown-products.ts';
import type { RawInput } from './validation.ts';

/** A public call as it was made; `select`: what was used of its answer. */
export type RecordedCall = {
  name: CallName;
  raw: RawInput;
  language: Language;
  select?: ((answer: never) => unknown) | undefined;
};

/** Notes what a call has answered, or by which code it was refused, for the response that is made of it. */
export type CallRecorder = (call: RecordedCall, answer: unknown, refusal?: ErrorCode) => Ingredient;

/** What a record costs besides its texts and ids. */
const recordBytes = 300;
const idBytes = 8;

/** Products of which alone an answer is made, by the field that tells them: as long as they are untouched it stays. */
const productField: { [N in CallName]?: string } = { getProduct: '_id', getProductHistory: 'productId' };

const prints = new WeakMap<object, string>();

/** A hash of a value, which is not changed any more: many responses are made of the same ones. */
function printOf(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  const known = isObject ? prints.get(value) : undefined;
  if (known) return known;
  const print = hash('sha256', JSON.stringify(value) ?? '', 'base64url').slice(0, 22);
  if (isObject) prints.set(value, print);
  return print;
}

/** The product that was asked for, and the one that answered: it may have taken the other in. */
function productsOf({ name, raw }: RecordedCall, answer: unknown): number[] | undefined {
  const field = productField[name];
  if (!field) return undefined;
  const { id } = raw.params as { id: string };
  const answered = (answer as Record<string, string> | undefined)?.[field] ?? id;
  return [Number(id), Number(answered)];
}

/**
 * Records calls so that a response can be compared with what it would be made from now: a product by whether it was
 * touched, all else (lists, counts, figures) by asking again, which takes a twentieth of a page.
 */
export function createCallRecorder(run: CallRunner, changes: Changes): CallRecorder {
  const printAnswer = ({ name, select }: RecordedCall, answer: unknown): string => {
    if (!select) return printOf(answer);
    const endpoint: Endpoint = endpoints[name];
    const value = endpoint.isPaged ? (answer as Page<unknown>).items : answer;
    return printOf(select(value as never));
  };

  async function ask(call: RecordedCall): Promise<string> {
    const { name, raw, language } = call;
    try {
      return printAnswer(call, await run(name, raw, { language }));
    } catch (error) {
      return toAppError(error).code;
    }
  }

  return (call, answer, refusal) => {
    const products = productsOf(call, answer);
    if (products) {
      return {
        isSame: (since) => products.every((id) => changes.isUntouched(id, since)),
        mayLag: (since) => products.every((id) => changes.mayProductLag(id, since)),
        bytes: recordBytes,
      };
    }
    const print = refusal ?? printAnswer(call, answer);
    const shown = refusal ? undefined : listShownProducts(call.name, answer);
    return {
      isSame: async () => (await ask(call)) === print,
      mayLag: (since) => shown !== undefined && changes.mayListLag(shown, since),
      bytes: recordBytes + JSON.stringify(call.raw).length + idBytes * (shown?.length ?? 0),
    };
  };
}
