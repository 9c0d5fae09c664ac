import { type Html, html } from '../http/html.ts';
import { type JsonSchema, referredName } from './openapi-types.ts';

export const schemaAnchor = (name: string): string => `schema-${name}`;

const join = (parts: readonly Html[], separator: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;

/** Text in which \`code\` is between backticks. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;

export function typeOf(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = referredName(schema.$ref);
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values)
    return join(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return join(branches.map(typeOf), ' or ');
  if (schema.prefixItems) return html`[ ${join(schema.prefixItems.map(typeOf), ', ')} ]`;
  if (schema.type === 'array') return html`list of ${typeOf(schema.items || {})}`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, own]) => html`${name}: ${typeOf(own)}`);
    return html`{ ${join(fields, ', ')} }`;
  }
  const types = join(
    [schema.type ?? 'any'].flat().map((type) => html`${type}`),
    ' or ',
  );
  return schema.format ? html`${types} (${schema.format})` : types;
}

/** Wide tables scroll by themselves, with the keyboard as well. */
export function table(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="wide" role="region" tabindex="0" aria-label="${label}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** Lines of code; long ones are broken rather than scrolled. */
export const codeBlock = (text: string): Html => html`<pre><code>${text}</code></pre>`;
