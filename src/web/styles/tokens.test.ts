import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** A token's colour in a theme, as written in `tokens.css`. */
function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const found = theme === 'light' ? light : dark;
  if (!found) throw new Error(`No colour for ${name}`);
  return found;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'shade'];
const texts = ['ink', 'ink-soft', 'brand', 'brand-strong', 'good', 'warn'];

const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-marker', 'marker'],
] as const;

const controlPairs = [
  ['control', 'paper'],
  ['control', 'surface'],
  ['brand', 'paper'],
] as const;

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(textPairs)('text %s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('control %s on %s is at least 3:1', (control, ground) => {
    expect(contrast(colour(control, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
