import { type Html, html, verbatim } from '../http/html.ts';
import { curlOf } from './curl.ts';
import { type GuideFacts, guideTopics } from './guide.ts';
import { about } from './openapi-document.ts';
import type { Header, JsonSchema, OpenApi, Operation, Parameter, Response } from './openapi-types.ts';
import { referredName } from './openapi-types.ts';
import { script, style } from './page-assets.ts';
import { codeBlock, prose, schemaAnchor, table, typeOf } from './page-parts.ts';

const groupAnchor = (name: string): string => `group-${name.toLowerCase().replaceAll(' ', '-')}`;

/** A field's description, and whether it is required or has a default. */
function meaning({ description, default: fallback }: JsonSchema, need: string): Html {
  const last = fallback === undefined ? need : `${JSON.stringify(fallback)} when absent`;
  return html`${prose(description ?? '')}${description && last ? ' – ' : ''}${last}`;
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): Html {
  const need = required ? 'required' : 'optional';
  return html`<tr><td><code>${name}</code></td><td>${place}</td><td>${typeOf(schema)}</td>
<td>${meaning({ ...schema, ...(description && { description }) }, need)}</td></tr>`;
}

function parametersPart({ operationId, parameters }: Operation): Html {
  if (parameters.length === 0) return html``;
  return html`<h4>Parameters</h4>
${table(`${operationId}: parameters`, ['Name', 'In', 'Type', 'Meaning'], parameters.map(parameterRow))}`;
}

function fieldRows({ properties = {}, required }: JsonSchema): Html[] {
  return Object.entries(properties).map(([name, own]) => {
    const isOptional = !required?.includes(name);
    return html`<tr><td><code>${name}</code></td><td>${typeOf(own)}</td>
<td>${meaning(own, isOptional ? 'optional' : '')}</td></tr>`;
  });
}

function bodyPart({ operationId, requestBody }: Operation): Html {
  if (!requestBody) return html``;
  const [[type, { schema }] = ['', { schema: {} as JsonSchema }]] = Object.entries(requestBody.content);
  const shape = schema.properties
    ? table(`${operationId}: body`, ['Name', 'Type', 'Meaning'], fieldRows(schema))
    : html`<p>${typeOf(schema)}</p>`;
  return html`<h4>Body: ${type}</h4>
${shape}`;
}

type DescribedResponses = { success?: Response; status: string; errors: Html[] };

/** The successful response of a call, and links to its errors. */
function describeResponses({ responses }: Operation): DescribedResponses {
  const described: DescribedResponses = { status: '', errors: [] };
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) {
      described.errors.push(
        html` <a href="#about-errors">${status}</a> <code>${referredName(response.$ref)}</code>`,
      );
    } else Object.assign(described, { status, success: response });
  }
  return described;
}

const describeHeader = (header: Header | { $ref: string }, { components }: OpenApi): string =>
  ('$ref' in header ? components.headers[referredName(header.$ref)] : header)?.description ?? '';

function responsePart(operation: Operation, document: OpenApi): Html {
  const { success, status, errors } = describeResponses(operation);
  const content = Object.values(success?.content ?? {})[0];
  const headers = Object.entries(success?.headers ?? {}).filter(([name]) => name !== 'X-Request-Id');
  return html`<h4>Response</h4>
<p><code>${status}</code> ${content ? typeOf(content.schema) : (success?.description ?? '')}</p>
${headers.map(([name, header]) => html`<p><code>${name}</code>: ${prose(describeHeader(header, document))}</p>`)}
${
  content
    ? html`<details><summary>Example response</summary>${codeBlock(
        JSON.stringify(content.example, null, 2),
      )}</details>`
    : ''
}
<p>Errors:${errors}</p>`;
}

function operationPart(method: string, path: string, operation: Operation, document: OpenApi): Html {
  const { operationId, summary, description } = operation;
  const base = document.servers[0]?.url ?? '';
  return html`<section data-part>
<h3 id="${operationId}"><code><span class="method">${method.toUpperCase()}</span> ${path}</code></h3>
<p>${summary}</p><p class="audience">${prose(description)}</p>
${parametersPart(operation)}${bodyPart(operation)}
<h4>Example</h4>
${codeBlock(curlOf(method, base + path, operation))}
${responsePart(operation, document)}
</section>`;
}

const schemaPart = (name: string, schema: JsonSchema): Html => html`<section data-part>
<h3 id="${schemaAnchor(name)}">${name}</h3>
${table(name, ['Name', 'Type', 'Meaning'], fieldRows(schema))}
</section>`;

type Call = { method: string; path: string; operation: Operation };

const link = (id: string, text: string): Html => html`<a href="#${id}">${text}</a>`;
const list = (items: readonly Html[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** The API's documents for people: one page, made from the OpenAPI document, that can be read without its script. */
export function renderDocumentPage(document: OpenApi, facts: GuideFacts): string {
  const { title, version } = document.info;
  const calls: Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const topics = guideTopics(facts);
  const shapes = Object.entries(document.components.schemas);
  const contents = list([
    ...topics.map((topic) => link(topic.id, topic.title)),
    ...groups.map(
      (group) =>
        html`${link(groupAnchor(group.name), group.name)}${list(
          group.calls.map(({ operation }) => link(operation.operationId, operation.summary)),
        )}`,
    ),
    html`${link('shapes', 'Shapes')}${list(shapes.map(([name]) => link(schemaAnchor(name), name)))}`,
  ]);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${about}"><style>${verbatim(style)}</style></head>
<body><header><h1>${title}</h1><p>${about}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a>, version ${version}</p></header>
<div class="columns"><aside>
<form role="search" hidden><label for="words">Find a call, a field, a subject</label>
<input id="words" name="words" type="search" autocomplete="off"><p role="status"></p></form>
<nav aria-label="Contents">${contents}</nav></aside>
<main>${topics.map(
    (topic) => html`<section data-part><h2 id="${topic.id}">${topic.title}</h2>${topic.text}</section>`,
  )}
${groups.map(
  (
    group,
  ) => html`<section data-group><h2 id="${groupAnchor(group.name)}">${group.name}</h2><p>${group.description}</p>
${group.calls.map(({ method, path, operation }) => operationPart(method, path, operation, document))}</section>`,
)}
<section data-group><h2 id="shapes">Shapes</h2>
${shapes.map(([name, schema]) => schemaPart(name, schema))}</section></main></div>
<script>${verbatim(script)}</script></body></html>`.html;
}
