import type { Look } from '../look.ts';
import {
  box,
  boxAt,
  clipped,
  disc,
  mirrored,
  oval,
  repeat,
  ring,
  shadow,
  shape,
  stroke,
  turned,
} from '../svg.ts';
import { wallpaper } from './screens.ts';

const glass = '#26303f';

function lensFront(cx: number, cy: number, radius: number, look: Look): string {
  return (
    disc(cx, cy, radius, '#1d1b23') +
    ring(cx, cy, radius * 0.84, radius * 0.07, '#5a5766') +
    disc(cx, cy, radius * 0.64, glass) +
    disc(cx, cy, radius * 0.4, look.accent.dark) +
    disc(cx, cy, radius * 0.2, '#12101a') +
    disc(cx - radius * 0.24, cy - radius * 0.26, radius * 0.1, '#fff')
  );
}

export function camera(look: Look): string {
  const radius = look.vary(96, 118, 'lens');
  const hump = look.choose(['round', 'flat', 'corner'], 'hump');
  const humps: Record<string, string> = {
    round: shape('M246 210L270 158h100l24 52Z', look.body.base),
    flat: '',
    corner: box(132, 176, 120, 50, 10, look.body.base),
  };
  return (
    shadow(320, 462, 240) +
    (humps[hump] ?? '') +
    box(100, 196, 440, 250, look.vary(18, 40, 'corner'), look.body.base) +
    box(100, 256, 440, 130, 0, look.choose(['#26242c', look.body.dark, look.accent.dark], 'skin')) +
    disc(462, 196, 28, look.body.dark) +
    box(148, 180, 54, 18, 7, look.body.light) +
    boxAt(466, 232, 44, 22, 5, '#f3ead2') +
    disc(150, 230, 7, look.accent.base) +
    lensFront(316, 324, radius, look)
  );
}

export function actionCamera(look: Look): string {
  return (
    shadow(320, 470, 170) +
    box(158, 190, 324, 262, 40, look.body.base) +
    box(182, 214, 276, 214, 24, look.body.dark) +
    lensFront(386, 294, 70, look) +
    box(204, 250, 90, 66, 10, glass) +
    box(216, 264, 50, 8, 4, look.accent.light) +
    box(204, 376, 130, 12, 6, look.accent.base) +
    disc(220, 186, 12, look.accent.base) +
    box(284, 450, 22, 26, 4, look.body.line) +
    box(330, 450, 22, 26, 4, look.body.line)
  );
}

export function lens(look: Look): string {
  const length = look.vary(220, 330, 'length');
  const top = 330 - length / 2;
  return (
    shadow(320, top + length + 14, 150) +
    box(222, top, 196, length, 16, look.body.base) +
    box(206, top + 20, 228, length * 0.3, 12, look.body.light) +
    repeat(14, (i) => box(216 + i * 15.4, top + 26, 6, length * 0.3 - 12, 2, look.body.dark)) +
    box(222, top + length * 0.42, 196, 8, 0, look.accent.base) +
    repeat(12, (i) => box(230 + i * 15.4, top + length * 0.55, 6, length * 0.22, 2, look.body.dark)) +
    box(236, top + length - 20, 168, 22, 4, '#c9c8cf') +
    oval(320, top + 4, 98, 20, '#1d1b23') +
    oval(320, top + 4, 74, 13, look.accent.dark)
  );
}

function handheld(look: Look): string {
  return (
    shadow(320, 446, 270) +
    box(60, 208, 520, 226, 44, look.body.dark) +
    box(60, 208, 110, 226, 44, look.accent.base) +
    box(470, 208, 110, 226, 44, look.choose([look.accent.base, look.body.base], 'right')) +
    clipped('screen', 162, 226, 316, 190, 8, wallpaper(look, 162, 226, 316, 190)) +
    disc(114, 280, 30, look.body.base) +
    disc(114, 280, 18, look.body.dark) +
    disc(526, 360, 30, look.body.base) +
    disc(526, 360, 18, look.body.dark) +
    repeat(4, (i) => turned(i * 90, 526, 274, disc(526, 254, 9, look.body.base))) +
    box(106, 334, 16, 48, 3, look.body.base) +
    box(90, 350, 48, 16, 3, look.body.base)
  );
}

function homeConsole(look: Look): string {
  const lean = look.vary(10, 34, 'lean');
  return (
    shadow(300, 542, 190) +
    shape(`M210 110q60 -26 110 0l${lean} 410q-70 20 -${150 + lean} 0Z`, look.body.base) +
    shape(`M266 100q14 -4 28 0l${lean * 0.6} 426h-40Z`, '#26242c') +
    stroke(`M272 180v${160 + lean}`, look.accent.base, 4) +
    gamepad(look, 450, 440, 0.5)
  );
}

export const console = (look: Look): string => (look.says(/portable/) ? handheld(look) : homeConsole(look));

function gamepad(look: Look, cx: number, cy: number, scale: number): string {
  const body =
    shape(
      'M-150 -92C-90 -112 90 -112 150 -92C205 -70 236 60 226 118C216 164 160 150 116 70C60 52 -60 52 -116 70C-160 150 -216 164 -226 118C-236 60 -205 -70 -150 -92Z',
      look.body.base,
    ) +
    disc(-72, 26, 42, look.body.dark) +
    disc(-72, 26, 28, look.body.light) +
    disc(72, 26, 42, look.body.dark) +
    disc(72, 26, 28, look.body.light) +
    box(-150, -58, 20, 62, 5, look.body.dark) +
    box(-171, -37, 62, 20, 5, look.body.dark) +
    disc(140, -58, 13, look.accent.base) +
    disc(140, -2, 13, look.accent.dark) +
    disc(112, -30, 13, look.accent.light) +
    disc(168, -30, 13, look.body.dark) +
    box(-46, -84, 92, 56, 12, look.body.dark);
  return `<g transform="translate(${cx} ${cy}) scale(${scale})">${body}</g>`;
}

export const controller = (look: Look): string =>
  shadow(320, 478, 220) + gamepad(look, 320, 318, look.vary(1.02, 1.14, 'scale'));

export function chair(look: Look): string {
  const wing =
    shape('M232 130q-26 70 -12 190l26 24V120Z', look.body.dark) +
    box(176, 336, 22, 76, 8, '#3a3742') +
    box(156, 326, 80, 20, 10, '#26242c');
  return (
    shadow(320, 582, 150) +
    stroke('M320 470v60M320 530l-92 36M320 530l92 36M320 530v44', '#3a3742', 14) +
    repeat(3, (i) => disc(228 + i * 92, 574, 11, '#26242c')) +
    wing +
    mirrored(wing) +
    box(240, 70, 160, 310, 46, look.body.base) +
    box(282, 86, 76, 280, 20, '#26242c') +
    box(274, 108, 92, 46, 18, look.accent.base) +
    box(262, 296, 116, 52, 18, look.body.light) +
    box(206, 380, 228, 74, 32, look.body.base) +
    box(270, 380, 100, 66, 16, '#26242c')
  );
}

export function vrHeadset(look: Look): string {
  return (
    shadow(320, 470, 220) +
    stroke('M150 290C190 130 450 130 490 290', look.body.dark, 34) +
    box(130, 260, 380, 180, look.vary(50, 90, 'corner'), look.body.base) +
    box(160, 282, 320, 128, 58, '#26242c') +
    disc(226, 346, 20, glass) +
    disc(414, 346, 20, glass) +
    disc(226, 346, 8, look.accent.light) +
    disc(414, 346, 8, look.accent.light) +
    box(300, 330, 40, 32, 12, look.accent.base)
  );
}

export function wheel(look: Look): string {
  return (
    shadow(320, 520, 180) +
    box(232, 380, 176, 130, 24, '#3a3742') +
    ring(320, 290, 158, 40, look.body.base) +
    shape('M180 262h280l-60 70h-40l-20 60h-40l-20 -60h-40Z', look.body.dark) +
    disc(320, 296, 36, look.accent.base) +
    box(312, 120, 16, 38, 4, look.accent.base) +
    repeat(2, (i) => disc(236 + i * 168, 282, 10, look.accent.light) + disc(250 + i * 140, 308, 8, '#fff'))
  );
}
