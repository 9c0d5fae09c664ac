import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { extentMessage } from '../../../contract/errors/messages.ts';
import type { Language } from '../../../contract/language.ts';
import { isUploadReason } from '../../../contract/products/upload-messages.ts';
import { AppError } from '../app-error.ts';
import { isBeyond } from './body-extent.ts';
import { faultWords } from './fault-words.ts';
import { toPlainTexts } from './plain-texts.ts';
import { nameQuery, refusalOf } from './query-names.ts';

/** Parameters, query and body as they arrived. */
export type RawInput = { params?: unknown; query?: unknown; body?: unknown };

type Issue = { path: string; message: string };

const wordings = { en: faultWords('en'), fr: faultWords('fr') };

function issuesOf(part: string, error: z.ZodError): Issue[] {
  return error.issues.map((issue) => ({
    path: [part, ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
}

/** @throws AppError `payload_too_large` where a form contains too many files, or one that is too large */
function refuseTooLarge(issues: readonly Issue[]): void {
  const reason = issues.map(({ message }) => message).find(isUploadReason);
  if (reason) throw new AppError('payload_too_large', { reason });
}

/**
 * Checks a call's input against its endpoint and fills in defaults. Undeclared fields of a body are dropped, and so
 * are bidirectional controls (plain-texts.ts).
 * @throws AppError `invalid_request` with every fault in `details`, unknown parameters included; `payload_too_large`;
 * `not_found` where an id of the address is malformed, as no such thing can exist.
 */
export function parseInput(endpoint: Endpoint, raw: RawInput, language: Language): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) {
    const params = endpoint.params.safeParse(raw.params);
    if (!params.success) throw new AppError('not_found', { cause: params.error });
    input.params = params.data;
  }
  const { query, fault } = nameQuery(endpoint, (raw.query ?? {}) as Readonly<Record<string, unknown>>);
  if (fault) throw refusalOf(endpoint, fault, language);
  const { extent } = endpoint;
  if (extent && isBeyond(raw.body, extent))
    throw new AppError('payload_too_large', { words: extentMessage(language, extent) });
  const details: Issue[] = [];
  const given = { query, body: raw.body };
  for (const part of ['query', 'body'] as const) {
    const result = endpoint[part]?.safeParse(given[part] ?? {}, wordings[language]);
    if (!result) continue;
    if (result.success) input[part] = result.data;
    else details.push(...issuesOf(part, result.error));
  }
  refuseTooLarge(details);
  if (details.length > 0) throw new AppError('invalid_request', { details });
  const plain = toPlainTexts(input);
  if (plain === undefined) throw new AppError('invalid_request');
  return plain as Record<string, unknown>;
}
