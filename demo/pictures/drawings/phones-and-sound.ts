import type { Look } from '../look.ts';
import { box, boxAt, clipped, disc, mirrored, oval, repeat, ring, shadow, shape, stroke } from '../svg.ts';
import { wallpaper } from './screens.ts';

function phoneFront(look: Look, left: number, top: number, width: number, height: number): string {
  return (
    box(left, top, width, height, 32, look.body.base) +
    box(left + 4, top + 4, width - 8, height - 8, 28, '#1d1b23') +
    clipped(
      'screen',
      left + 11,
      top + 11,
      width - 22,
      height - 22,
      22,
      wallpaper(look, left, top, width, height),
    ) +
    boxAt(left + width / 2, top + 30, look.choose([12, 46], 'notch'), 12, 6, '#1d1b23') +
    box(left + width * 0.3, top + height - 24, width * 0.4, 5, 2.5, '#fff')
  );
}

function phoneBack(look: Look, left: number, top: number, width: number, height: number): string {
  const lenses = look.choose([2, 3, 3], 'lenses');
  const island = look.choose(['pill', 'square', 'bare'], 'island');
  const islands: Record<string, string> = {
    pill: box(left + 18, top + 20, 58, 48 * lenses + 14, 29, look.body.dark),
    square: box(left + 16, top + 18, 106, 48 * lenses + 10, 24, look.body.light),
    bare: '',
  };
  return (
    box(left, top, width, height, 32, look.body.base) +
    box(left + width - 5, top + 120, 5, 60, 2, look.body.dark) +
    (islands[island] ?? '') +
    repeat(
      lenses,
      (i) =>
        disc(left + 47, top + 52 + i * 48, 19, '#1d1b23') + disc(left + 47, top + 52 + i * 48, 9, '#3d4a63'),
    ) +
    disc(left + 98, top + 48, 7, '#f3ead2') +
    boxAt(left + width / 2, top + height - 70, 54, 8, 4, look.body.light)
  );
}

export function smartphone(look: Look): string {
  const width = look.vary(196, 216, 'width');
  const height = width * look.vary(2.02, 2.14, 'ratio');
  const top = 320 - height / 2;
  return (
    shadow(320, top + height + 12, 210) +
    phoneBack(look, 320 - width * 0.95, top, width, height) +
    phoneFront(look, 320 - width * 0.02, top + 16, width, height)
  );
}

export function phoneCase(look: Look): string {
  const lenses = look.choose([2, 3], 'lenses');
  return (
    shadow(320, 552, 150) +
    box(212, 96, 216, 446, 44, look.body.dark) +
    box(220, 102, 200, 434, 38, look.body.base) +
    box(240, 124, 74, 44 * lenses + 18, 28, look.body.line) +
    repeat(lenses, (i) => disc(277, 156 + i * 44, 16, '#fff')) +
    (look.choose([true, false], 'ring')
      ? ring(320, 340, 62, 5, look.body.light)
      : stroke('M250 500h140', look.body.light, 4))
  );
}

export function headphones(look: Look): string {
  const cup = look.vary(92, 108, 'cup');
  const band = look.vary(196, 214, 'band');
  const side =
    box(320 - band + 4, 296, 26, 90, 12, look.body.line) +
    oval(320 - band + 34, 400, cup * 0.62, cup, look.body.dark) +
    oval(320 - band + 14, 400, cup * 0.56, cup * 0.95, look.body.base) +
    oval(320 - band + 8, 396, cup * 0.3, cup * 0.56, look.body.light) +
    disc(320 - band + 8, 396, 9, look.accent.base);
  return (
    shadow(320, 520, 230) +
    stroke(
      `M${320 - band + 16} 330C${320 - band} 80 ${320 + band} 80 ${320 + band - 16} 330`,
      look.body.base,
      30,
    ) +
    stroke(
      `M${320 - band + 60} 214C${320 - band * 0.5} 128 ${320 + band * 0.5} 128 ${320 + band - 60} 214`,
      look.accent.base,
      11,
    ) +
    side +
    mirrored(side)
  );
}

export function earbuds(look: Look): string {
  const stem = look.vary(70, 110, 'stem');
  const bud =
    box(214, 196, 30, stem + 40, 15, look.body.base) +
    oval(232, 196, 46, 42, look.body.base) +
    oval(262, 190, 24, 30, look.body.dark) +
    box(224, 226 + stem * 0.6, 10, 18, 5, look.accent.base);
  return (
    shadow(320, 524, 190) +
    bud +
    mirrored(bud) +
    box(190, 380, 260, 138, look.vary(44, 68, 'case'), look.body.base) +
    stroke('M192 430h256', look.body.dark, 4) +
    disc(320, 460, 6, look.accent.base) +
    box(250, 392, 140, 8, 4, look.body.light)
  );
}

function portableSpeaker(look: Look): string {
  const width = look.vary(330, 430, 'width');
  const left = 320 - width / 2;
  return (
    shadow(320, 442, width * 0.55) +
    box(left, 222, width, 208, 104, look.body.base) +
    repeat(6, (row) =>
      repeat(Math.floor((width - 130) / 18), (i) =>
        disc(left + 76 + i * 18, 262 + row * 26, 4, look.body.dark),
      ),
    ) +
    disc(left + 40, 326, 52, look.body.dark) +
    disc(left + 40, 326, 30, look.accent.base) +
    stroke(`M${left + width - 60} 250q60 -60 44 60`, look.accent.dark, 8)
  );
}

function tallSpeaker(look: Look): string {
  const width = look.vary(180, 220, 'width');
  const left = 320 - width / 2;
  return (
    shadow(320, 540, width * 0.7) +
    box(left, 130, width, 400, look.vary(10, 60, 'corner'), look.body.base) +
    disc(320, 390, width * 0.38, look.body.dark) +
    disc(320, 390, width * 0.27, look.body.line) +
    disc(320, 390, width * 0.1, look.body.light) +
    disc(320, 218, width * 0.2, look.body.dark) +
    disc(320, 218, width * 0.08, look.accent.base)
  );
}

export const speaker = (look: Look): string =>
  look.says(/secteur|Bois/) ? tallSpeaker(look) : portableSpeaker(look);

export function soundbar(look: Look): string {
  const hasWoofer = look.says(/Caisson sans fil/);
  return (
    shadow(320, 476, 280) +
    (hasWoofer
      ? box(410, 180, 150, 210, 14, look.body.dark) +
        disc(485, 300, 48, look.body.line) +
        disc(485, 300, 18, look.body.base)
      : '') +
    box(50, 372, 540, 88, look.vary(10, 44, 'corner'), look.body.base) +
    repeat(54, (i) => box(72 + i * 9.2, 392, 3, 48, 1.5, look.body.dark)) +
    box(300, 378, 40, 6, 3, look.accent.base)
  );
}

export function turntable(look: Look): string {
  return (
    shadow(320, 488, 260) +
    box(90, 420, 460, 54, 10, look.body.dark) +
    box(90, 166, 460, 280, 16, look.body.base) +
    disc(280, 306, 124, '#1d1b23') +
    repeat(5, (i) => ring(280, 306, 60 + i * 13, 1.5, '#3a3742')) +
    disc(280, 306, 40, look.accent.base) +
    disc(280, 306, 5, '#fff') +
    disc(478, 220, 28, look.body.dark) +
    stroke('M478 220L468 330L392 356', '#c9c8cf', 9) +
    box(374, 346, 34, 18, 5, look.body.line) +
    disc(496, 404, 14, look.body.light)
  );
}

export function microphone(look: Look): string {
  const width = look.vary(120, 150, 'width');
  const left = 320 - width / 2;
  return (
    shadow(320, 542, 130) +
    box(310, 420, 20, 90, 4, look.body.line) +
    oval(320, 520, 100, 20, look.body.dark) +
    box(left, 110, width, 320, width / 2, look.body.base) +
    box(left, 110, width, 180, width / 2, look.body.line) +
    repeat(7, (row) =>
      repeat(6, (i) => disc(left + 20 + (i * (width - 40)) / 5, 150 + row * 20, 4.5, look.body.dark)),
    ) +
    box(left, 282, width, 14, 0, look.accent.base) +
    disc(320, 352, 20, look.body.dark) +
    shape('M314 345l14 7l-14 7Z', look.body.light)
  );
}
