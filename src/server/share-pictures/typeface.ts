import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

/**
 * Text as outlines, so that a picture looks the same on a machine without fonts: SVG's own text would need them
 * installed. Characters that the typeface lacks are left out.
 */
export type Typeface = {
  /** Width of a text in pixels at a size. */
  measure(text: string, size: number): number;
  /** The text as the data of an SVG path; `x` is its left edge, `y` its baseline. */
  outline(text: string, place: { x: number; y: number; size: number }): string;
};

const require = createRequire(import.meta.url);
const fontPackage = path.dirname(require.resolve('@fontsource/bricolage-grotesque/package.json'));

/** Central European letters stand in a file of their own. */
const subsets = ['latin', 'latin-ext'] as const;

function readFont(subset: (typeof subsets)[number], weight: number): Font {
  const name = `bricolage-grotesque-${subset}-${weight}-normal.woff`;
  const bytes = readFileSync(path.join(fontPackage, 'files', name));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Spaces of French typography, and the lines and tabs that feeds may hold, are as wide as a space here. */
const onlySpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Tenths of a pixel are finer than anyone sees. */
const rounded = (coordinate: number): number => Math.round(coordinate * 10) / 10;

/** A command of an outline as an SVG path has it; the library's own writer turns some coordinates into NaN. */
function pathData(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const { type, x, y } = command;
  const first = type === 'Q' || type === 'C' ? [command.x1, command.y1] : [];
  const second = type === 'C' ? [command.x2, command.y2] : [];
  return type + [...first, ...second, x, y].map(rounded).join(' ');
}

/** Reads Bricolage Grotesque in a weight (200 to 800); takes some 20 ms, so keep it. */
export function readTypeface(weight: number): Typeface {
  const fonts = new Map<string, Font>();
  const known = new Map<string, { glyph: Glyph; unitsPerEm: number } | undefined>();

  /** The first font that has a character; most texts never need the second one. */
  function findFont(character: string): Font | undefined {
    for (const subset of subsets) {
      const font = fonts.get(subset) ?? readFont(subset, weight);
      fonts.set(subset, font);
      if (font.charToGlyphIndex(character) > 0) return font;
    }
    return undefined;
  }

  function findGlyph(character: string) {
    if (known.has(character)) return known.get(character);
    const font = findFont(character);
    const found = font && { glyph: font.charToGlyph(character), unitsPerEm: font.unitsPerEm };
    known.set(character, found);
    return found;
  }

  /** The glyphs of a text one after the other, and its whole width. */
  function placeGlyphs(text: string, size: number) {
    let width = 0;
    const placed: { glyph: Glyph; x: number }[] = [];
    for (const character of onlySpaces(text.normalize('NFC'))) {
      const found = findGlyph(character);
      if (!found) continue;
      placed.push({ glyph: found.glyph, x: width });
      width += ((found.glyph.advanceWidth ?? 0) * size) / found.unitsPerEm;
    }
    return { placed, width };
  }

  return {
    measure: (text, size) => placeGlyphs(text, size).width,
    outline: (text, { x, y, size }) =>
      placeGlyphs(text, size)
        .placed.flatMap(({ glyph, x: offset }) => glyph.getPath(x + offset, y, size).commands.map(pathData))
        .join(''),
  };
}
