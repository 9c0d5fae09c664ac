/** The few shapes that drawings are made of, as SVG text on a sheet of 640 × 640. */

import { framing, type View } from './views.ts';

const sheetSize = 640;

/** Cut off on each side when a drawing is put on its sheet. */
const margin = 24;

const round = (value: number): number => Math.round(value * 10) / 10;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${fill}"/>`;

/** A box around a point. */
export const boxAt = (
  cx: number,
  cy: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string => box(cx - width / 2, cy - height / 2, width, height, radius, fill);

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export const disc = (cx: number, cy: number, radius: number, fill: string): string =>
  oval(cx, cy, radius, radius, fill);

export const ring = (cx: number, cy: number, radius: number, width: number, colour: string): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const turned = (degrees: number, cx: number, cy: number, content: string): string =>
  `<g transform="rotate(${round(degrees)} ${round(cx)} ${round(cy)})">${content}</g>`;

export const moved = (dx: number, dy: number, content: string): string =>
  `<g transform="translate(${round(dx)} ${round(dy)})">${content}</g>`;

export const mirrored = (content: string): string =>
  `<g transform="translate(${sheetSize} 0) scale(-1 1)">${content}</g>`;

export const faded = (opacity: number, content: string): string => `<g opacity="${opacity}">${content}</g>`;

/** Content that is seen only inside a rounded box. `id` must be the drawing's own. */
export const clipped = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  content: string,
): string =>
  `<clipPath id="${id}">${box(x, y, width, height, radius, '#000')}</clipPath><g clip-path="url(#${id})">${content}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The soft shadow on which a thing stands. */
export const shadow = (cx: number, cy: number, rx: number): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(rx * 0.1)}" fill="url(#shadow)"/>`;

export function sheet(content: string, view: View = 'front'): string {
  const { viewBox, transform } = framing[view];
  const turned = transform === '' ? content : `<g transform="${transform}">${content}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(sheetSize, margin)}" width="${sheetSize}" height="${sheetSize}">` +
    '<defs><radialGradient id="shadow"><stop offset="0" stop-color="#17151f" stop-opacity=".26"/>' +
    '<stop offset=".6" stop-color="#17151f" stop-opacity=".1"/><stop offset="1" stop-color="#17151f" stop-opacity="0"/>' +
    `</radialGradient></defs><rect width="${sheetSize}" height="${sheetSize}" fill="#fff"/>${turned}</svg>`
  );
}
