import type { z } from 'zod';
import type { CallName } from './calls.ts';
import type { Endpoints } from './endpoints.ts';
import type { Language } from './language.ts';

type Part<N extends CallName, P extends 'params' | 'query' | 'body'> = Endpoints[N] extends {
  [K in P]: infer S extends z.ZodType;
}
  ? { [K in P]: z.input<S> }
  : unknown;

/** The input of a call besides its language, and its output. */
export type CallInput<N extends CallName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>;
export type CallOutput<N extends CallName> = z.output<Endpoints[N]['response']>;

/** Public calls, which pages make while they are rendered. */
export type PublicCallName = {
  [N in CallName]: Endpoints[N] extends { isPublic: true } ? N : never;
}[CallName];

/** Calls whose bodies are forms, which may contain files. */
export type FormCallName = {
  [N in CallName]: Endpoints[N] extends { isForm: true } ? N : never;
}[CallName];

/** A client of the API: in-process on the server, by fetch in the browser. Rejects with an error that has a `code`. */
export type Api = <N extends PublicCallName, Used = CallOutput<N>>(
  name: N,
  input: CallInput<N> & { language: Language },
  /**
   * The part of the output that the page uses: a cached page stays valid while this part is unchanged. Left out: all
   * of it.
   */
  select?: (output: CallOutput<N>) => Used,
) => Promise<Used>;
