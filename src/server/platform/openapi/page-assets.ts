import { createHash } from 'node:crypto';

export const style = `
:root { color-scheme: light dark; --paper: #faf9f5; --surface: #fff; --ink: #17151f; --soft: #5a5766; --rule: #e5e2da;
  --control: #8a8694; --brand: #3a1e5c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #121118; --surface: #1b1922; --ink: #f2f0ea; --soft: #a7a3b3; --rule: #2e2b38; --control: #7d7890;
    --brand: #c9a9f5; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 84rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
a { color: var(--brand); }
h1, h2, h3 { line-height: 1.2; }
h2 { margin: 3rem 0 1rem; border-bottom: 1px solid var(--rule); padding-bottom: .5rem; }
h3 { margin: 2.5rem 0 .5rem; overflow-wrap: anywhere; font-size: 1.1rem; }
h4 { margin: 1.25rem 0 .25rem; color: var(--soft); font-weight: 600; font-size: .875rem; }
p { max-width: 46rem; margin: .5rem 0; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre code { font-size: 1em; }
p, pre, h3 { overflow-wrap: anywhere; }
td:first-child code { white-space: nowrap; }
pre { margin: .5rem 0; padding: .75rem 1rem; white-space: pre-wrap; background: var(--surface); border: 1px solid var(--rule);
  border-radius: 10px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--rule); }
th { color: var(--soft); font-weight: 600; }
summary { cursor: pointer; padding: .25rem 0; color: var(--brand); }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input { width: 100%; padding: .6rem .75rem; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--control); border-radius: 10px; }
[role="status"] { min-height: 1.5rem; margin: .25rem 0; color: var(--soft); }
nav ul { list-style: none; margin: 0 0 .75rem; padding: 0; }
nav li { padding: .2rem 0; }
nav ul ul { display: none; }
.method { color: var(--brand); font-weight: 600; }
.audience { color: var(--soft); }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 19rem minmax(0, 1fr); gap: 3rem; }
  aside { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: .5rem; align-self: start; }
  nav ul ul { display: block; margin: .25rem 0 .5rem .75rem; font-size: .875rem; }
  main > section:first-child h2 { margin-top: .5rem; }
}
`;

/** Filters the page by the words that are typed. Without scripts there is the browser's own search. */
export const script = `
const form = document.querySelector('[role="search"]');
const status = document.querySelector('[role="status"]');
const told = 'h2, h3, p, td';
const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link.parentElement]));
const parts = [...document.querySelectorAll('[data-part]')].map((element) => ({
  element,
  link: links.get(element.querySelector('[id]').id),
  text: [...element.querySelectorAll(told)].map((one) => one.textContent).join(' ').toLowerCase(),
}));
const groups = [...document.querySelectorAll('[data-group]')].map((element) => ({
  element,
  link: links.get(element.querySelector('[id]').id),
}));
const show = ({ element, link }, isShown) => {
  element.hidden = !isShown;
  if (link) link.hidden = !isShown;
};
function narrow() {
  const words = form.elements.words.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const part of parts) {
    const isFound = words.every((word) => part.text.includes(word));
    if (isFound) found++;
    show(part, isFound);
  }
  for (const group of groups) show(group, group.element.querySelector('[data-part]:not([hidden])') !== null);
  status.textContent = words.length > 0 ? (found === 1 ? '1 match' : found + ' matches') : '';
}
form.hidden = false;
form.addEventListener('input', narrow);
form.addEventListener('submit', (event) => event.preventDefault());
narrow();
`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets the page's one style and one script in, and nothing else. */
export const documentPagePolicy = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
