import type { CallInput, CallOutput, FormCallName } from '../../contract/api.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Language } from '../../contract/language.ts';
import { CallError } from './call-error.ts';
import type { CallResult, Input } from './send.ts';

type Outputs = { [N in CallName]: CallOutput<N> };
/** Calls that return a list. */
export type PagedCallName = { [N in CallName]: Outputs[N] extends readonly unknown[] ? N : never }[CallName];
export type ListItem<N extends PagedCallName> = Outputs[N] extends readonly (infer Item)[] ? Item : never;

/** The table of calls and what sends them, loaded with the first call: most first visits make none. */
async function send(name: CallName, input: Input): Promise<CallResult> {
  const { sendShown } = await import('./send.ts').catch(() => {
    throw new CallError();
  });
  return sendShown(name, input);
}

/** Makes a call from the browser, with the user's token. @throws CallError */
export const callApi = async <N extends CallName>(
  name: N,
  input: CallInput<N> & { language: Language },
): Promise<CallOutput<N>> => (await send(name, input as Input)).body as CallOutput<N>;

/** Makes a call whose body is a form with files. @throws CallError */
export const callForm = async <N extends FormCallName>(
  name: N,
  input: Omit<CallInput<N>, 'body'> & { language: Language },
  form: FormData,
): Promise<CallOutput<N>> => (await send(name, { ...input, body: form })).body as CallOutput<N>;

/** One page of a list with its total. @throws CallError */
export async function callList<N extends PagedCallName>(
  name: N,
  input: CallInput<N> & { language: Language },
): Promise<{ items: ListItem<N>[]; total: number }> {
  const { body, headers } = await send(name, input as Input);
  return { items: body as ListItem<N>[], total: Number(headers.get('x-total-count')) };
}
