/**
 * Draws `src/web/ui/icons.svg`, one file with every icon that `icon-names.ts` lists and the wordmark:
 * `node scripts/draw-sprite.ts`. What it draws is kept in the repository.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { icons, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordmark } from '../src/contract/wordmark.ts';
import { iconNames } from '../src/web/ui/icon-names.ts';

const drawings: Record<string, LucideIcon | undefined> = icons;
/** `chevron-left` is `ChevronLeft` there. */
const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function outline(name: string): string {
  const drawing = drawings[pascalCase(name)];
  if (!drawing) throw new Error(`lucide has no icon named ${name}`);
  const svg = renderToStaticMarkup(createElement(drawing));
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replaceAll(/><\/\w+>/g, '/>');
}

const symbols = iconNames.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${outline(name)}</symbol>`);
const mark = `<symbol id="wordmark" viewBox="${wordmark.viewBox}"><path d="${wordmark.path}"/></symbol>`;

await writeFile(
  path.resolve(import.meta.dirname, '../src/web/ui/icons.svg'),
  ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, mark, '</svg>', ''].join('\n'),
);
