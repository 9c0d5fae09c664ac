import { createHash } from 'node:crypto';
import { type Html, html, verbatim } from './html.ts';
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter, OpenApiResponse } from './openapi.ts';
import { componentAddress, type JsonSchema } from './openapi-schemas.ts';

const style = `
:root { color-scheme: light dark; --paper: #faf9f5; --ink: #17151f; --soft: #5a5766; --rule: #e5e2da; --brand: #3a1e5c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #121118; --ink: #f2f0ea; --soft: #a7a3b3; --rule: #2e2b38; --brand: #c9a9f5; }
}
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
a { color: var(--brand); }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--rule); padding-bottom: .5rem; }
h3 { margin-top: 2.5rem; overflow-wrap: anywhere; }
h4 { margin: 1.25rem 0 .25rem; color: var(--soft); font-weight: 600; }
code { font: .9em ui-monospace, monospace; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--rule); }
th { color: var(--soft); font-weight: 600; }
nav ul { columns: 18rem; padding-left: 1.25rem; }
.method { color: var(--brand); }
`;

/** Lets the page's one style in, and nothing else. */
export const documentPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const anchorOf = (name: string): string => `schema-${name}`;
const join = (parts: readonly Html[], separator: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;

function typeOf(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.slice(componentAddress('').length);
    return html`<a href="#${anchorOf(name)}">${name}</a>`;
  }
  if (schema.enum)
    return join(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  if (schema.anyOf)
    return join(
      schema.anyOf.map((branch) => typeOf(branch)),
      ' or ',
    );
  if (schema.type === 'array') {
    return html`list of ${typeOf(schema.items ?? {})}`;
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, own]) => html`${name}: ${typeOf(own)}`);
    return html`{ ${join(fields, ', ')} }`;
  }
  const types = [schema.type ?? 'any'].flat().map((type) => html`${type}`);
  return schema.format ? html`${join(types, ' or ')} (${schema.format})` : join(types, ' or ');
}

/** Wide tables scroll by themselves, with the keyboard as well. */
function table(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="wide" role="region" tabindex="0" aria-label="${label}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function parameterRow({ name, in: place, required, description, schema }: OpenApiParameter): Html {
  const need = required ? 'required' : 'optional';
  const fallback = schema.default === undefined ? need : `${JSON.stringify(schema.default)} when absent`;
  return html`<tr><td><code>${name}</code></td><td>${place}</td><td>${typeOf(schema)}</td>
<td>${description ? `${description} – ` : ''}${fallback}</td></tr>`;
}

function answerRow(status: string, response: OpenApiResponse): Html {
  const content = Object.values(response.content ?? {})[0];
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]) => html`<br><code>${name}</code>: ${header.description}`,
  );
  return html`<tr><td><code>${status}</code></td><td>${content ? typeOf(content.schema) : ''}</td>
<td>${response.description}${headers}</td></tr>`;
}

function operationSection(method: string, address: string, operation: OpenApiOperation): Html {
  const { operationId, summary, parameters, responses } = operation;
  return html`<section>
<h3 id="${operationId}"><code><span class="method">${method.toUpperCase()}</span> ${address}</code></h3>
<p>${summary}</p>
${
  parameters.length === 0
    ? ''
    : html`<h4>Parameters</h4>
${table(
  `${operationId} – parameters`,
  ['Name', 'In', 'Type', 'Meaning'],
  parameters.map((parameter) => parameterRow(parameter)),
)}`
}
<h4>Answers</h4>
${table(
  `${operationId} – answers`,
  ['HTTP', 'Type', 'Meaning'],
  Object.entries(responses).map(([status, response]) => answerRow(status, response)),
)}
</section>`;
}

function schemaSection(schemaName: string, schema: JsonSchema): Html {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, own]) =>
      html`<tr><td><code>${name}</code></td><td>${typeOf(own)}</td><td>${own.description ?? ''}</td></tr>`,
  );
  return html`<section>
<h3 id="${anchorOf(schemaName)}">${schemaName}</h3>
${table(schemaName, ['Name', 'Type', 'Meaning'], rows)}
</section>`;
}

/** The API's documents for people: one light page without scripts, made from the OpenAPI document. */
export function renderDocumentPage(document: OpenApiDocument): string {
  const base = document.servers[0]?.url ?? '';
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, address: base + path, operation })),
  );
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title><style>${verbatim(style)}</style></head>
<body><header><h1>${document.info.title}</h1><p>${document.info.description}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>
<nav aria-label="Calls"><ul>${operations.map(
    ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
  )}</ul></nav>
<main><h2>Calls</h2>${operations.map(({ method, address, operation }) =>
    operationSection(method, address, operation),
  )}
<h2>Shapes</h2>${Object.entries(document.components.schemas).map(([name, schema]) =>
    schemaSection(name, schema),
  )}</main></body></html>`;
  return page.html;
}
