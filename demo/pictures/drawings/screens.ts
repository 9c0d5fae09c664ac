import type { Look } from '../look.ts';
import { box, disc, shape } from '../svg.ts';

/** What a screen shows: one of some quiet landscapes, in the product's second colour. */
export function wallpaper(look: Look, x: number, y: number, width: number, height: number): string {
  const { accent } = look;
  const at = (dx: number, dy: number) => `${Math.round(x + width * dx)} ${Math.round(y + height * dy)}`;
  const sky = box(x, y, width, height, 0, accent.light);
  const sun = disc(
    x + width * look.vary(0.25, 0.75, 'sun x'),
    y + height * look.vary(0.28, 0.45, 'sun y'),
    Math.min(width, height) * 0.12,
    '#faf6ea',
  );
  const scenes = {
    hills:
      shape(
        `M${at(0, 0.7)}C${at(0.3, 0.4)} ${at(0.5, 0.85)} ${at(1, 0.5)}V${y + height}H${x}Z`,
        accent.base,
      ) +
      shape(`M${at(0, 0.85)}C${at(0.4, 0.65)} ${at(0.6, 1)} ${at(1, 0.75)}V${y + height}H${x}Z`, accent.dark),
    peaks:
      shape(
        `M${at(0, 0.95)}L${at(0.32, 0.42)}L${at(0.55, 0.8)}L${at(0.74, 0.52)}L${at(1, 0.9)}V${y + height}H${x}Z`,
        accent.base,
      ) + shape(`M${at(0.1, 1)}L${at(0.5, 0.66)}L${at(1, 1)}Z`, accent.dark),
    waves:
      shape(
        `M${at(0, 0.6)}Q${at(0.25, 0.5)} ${at(0.5, 0.6)}T${at(1, 0.6)}V${y + height}H${x}Z`,
        accent.base,
      ) +
      shape(
        `M${at(0, 0.78)}Q${at(0.25, 0.7)} ${at(0.5, 0.78)}T${at(1, 0.78)}V${y + height}H${x}Z`,
        accent.dark,
      ),
    sweep:
      shape(`M${at(0, 1)}C${at(0.2, 0.3)} ${at(0.7, 0.2)} ${at(1, 0)}V${y + height}Z`, accent.base) +
      shape(`M${at(0.3, 1)}C${at(0.5, 0.6)} ${at(0.8, 0.5)} ${at(1, 0.3)}V${y + height}Z`, accent.dark),
  };
  return sky + sun + scenes[look.choose(['hills', 'peaks', 'waves', 'sweep'] as const, 'scene')];
}
