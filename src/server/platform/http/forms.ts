import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { errorCodeOf } from './describe-error.ts';

/** Fields of a form by name: a text, several, or files. */
type Fields = Record<string, string | string[] | File[]>;

/** A file field that was left empty is sent as a file without name or content. */
const isLeftEmpty = ({ name, size }: File) => name === '' && size === 0;

/** Parts of a form at most: fields and files. No form of ours has a fifth of that. */
const maxParts = 200;

/** As the form's reader reads it: a boundary may also stand within the quotes of another parameter, where it is none. */
function boundaryOf(contentType: string): string {
  try {
    return new MIMEType(contentType).params.get('boundary') ?? '';
  } catch {
    return '';
  }
}

/** Whether a body has more parts than any of our forms: parsing each part blocks the process for a moment. */
function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const delimiter = `--${boundaryOf(contentType)}`;
  let at = -1;
  for (let count = 0; count <= maxParts + 1; count++) {
    at = body.indexOf(delimiter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** Reads a multipart body (RFC 7578). @throws AppError `invalid_request` where it is none, or has too many parts */
async function readForm(body: Buffer, contentType: string): Promise<Fields> {
  if (hasTooManyParts(body, contentType)) throw new AppError('invalid_request');
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw new AppError('invalid_request', { cause });
  }
  const fields: Fields = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const texts = values.filter((value) => typeof value === 'string');
    const files = values.filter((value) => typeof value !== 'string' && !isLeftEmpty(value)) as File[];
    const [first, ...others] = texts;
    if (first !== undefined) fields[name] = others.length > 0 ? texts : first;
    else if (files.length > 0) fields[name] = files;
  }
  return fields;
}

/** Makes the routes of `scope` accept multipart forms of `maxBytes` at most, and nothing else. */
export function takeForms(scope: FastifyInstance, maxBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (request: FastifyRequest, body: Buffer) => readForm(body, request.headers['content-type'] ?? ''),
  );
  scope.setErrorHandler((error) => {
    if (errorCodeOf(error) !== 'payload_too_large' || error instanceof AppError) throw error;
    throw new AppError('payload_too_large', { reason: 'form_too_large', cause: error });
  });
}
