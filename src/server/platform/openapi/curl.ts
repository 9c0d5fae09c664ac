import { programScheme } from './openapi-document.ts';
import type { Content, Operation, Parameter } from './openapi-types.ts';

/** Query parameters that an example shows, so that it stays one to read. */
const maxShown = 2;

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The path with its parameters filled in, and the query parameters that have a value. */
function addressOf(address: string, parameters: readonly Parameter[]): string {
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), address);
  const query = new URLSearchParams();
  const telling = parameters.filter(
    ({ in: place, required, schema }) => place === 'query' && (required || schema.default === undefined),
  );
  for (const { name, example } of telling.slice(0, maxShown)) {
    for (const value of [example].flat()) query.append(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function bodyParts(content: Content): string[] {
  const [[type, { example }] = ['', { example: undefined }]] = Object.entries(content);
  if (type === 'application/json')
    return [`-H 'Content-Type: ${type}'`, `-d ${quote(JSON.stringify(example))}`];
  return Object.entries(example as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => {
      if (one === undefined) return [];
      return `-F ${quote(`${name}=${Array.isArray(value) ? '@' : ''}${one}`)}`;
    }),
  );
}

/** A call as a shell command; `TOKEN` is a placeholder for the caller's own token. */
export function curlOf(method: string, address: string, operation: Operation): string {
  const { parameters, security, requestBody } = operation;
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
  const needsToken = security.some((choice) =>
    Object.keys(choice).some((scheme) => scheme !== programScheme),
  );
  const parts = [
    `curl ${verb}${quote(addressOf(address, parameters))}`,
    ...(needsToken ? ["-H 'Authorization: Bearer TOKEN'"] : []),
    ...(requestBody ? bodyParts(requestBody.content) : []),
  ];
  return parts.join(' \\\n  ');
}
