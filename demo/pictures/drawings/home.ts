import type { Look } from '../look.ts';
import { box, boxAt, disc, oval, repeat, ring, shadow, shape, stroke } from '../svg.ts';

export function coffeeMachine(look: Look): string {
  const width = look.vary(290, 340, 'width');
  const left = 320 - width / 2;
  return (
    shadow(320, 550, width * 0.6) +
    box(left, 110, width, 130, look.vary(14, 44, 'corner'), look.body.base) +
    box(left + width * 0.52, 200, width * 0.48, 310, 10, look.body.dark) +
    box(left, 500, width, 40, 12, look.body.base) +
    boxAt(left + width * 0.28, 258, 62, 44, 6, '#85838d') +
    box(left + width * 0.28 - 70, 250, 60, 16, 8, '#26242c') +
    stroke(`M${left + width * 0.28} 280v30`, '#5b3a26', 6) +
    shape(`M${left + width * 0.28 - 46} 400h92l-10 78q-4 16 -36 16t-36 -16Z`, '#e8dac3') +
    ring(left + width * 0.28 + 50, 436, 18, 8, '#e8dac3') +
    oval(left + width * 0.28, 402, 46, 9, '#5b3a26') +
    disc(left + 50, 172, 22, look.body.dark) +
    disc(left + 112, 172, 14, look.accent.base) +
    boxAt(left + width - 70, 172, 80, 34, 8, '#1d1b23') +
    repeat(6, (i) => box(left + 20 + i * ((width - 40) / 6), 512, 22, 5, 2, look.body.dark))
  );
}

export function robotVacuum(look: Look): string {
  const radius = look.vary(176, 196, 'radius');
  return (
    shadow(320, 506, 220) +
    oval(320, 352, radius + 6, radius * 0.78 + 16, look.body.dark) +
    oval(320, 330, radius, radius * 0.78, look.body.base) +
    oval(320, 330, radius * 0.84, radius * 0.64, look.body.light) +
    oval(320, 270, 56, 34, look.body.dark) +
    oval(320, 260, 56, 34, '#3a3742') +
    oval(320, 260, 34, 19, look.accent.base) +
    boxAt(320, 400, 90, 20, 10, look.body.dark) +
    disc(292, 400, 5, look.accent.light) +
    disc(348, 400, 5, look.accent.light)
  );
}

export function washingMachine(look: Look): string {
  const radius = look.vary(104, 122, 'radius');
  return (
    shadow(320, 566, 190) +
    box(150, 90, 340, 466, 14, look.body.base) +
    box(150, 90, 340, 84, 14, look.body.light) +
    box(170, 110, 92, 44, 8, look.body.dark) +
    disc(320, 132, 26, look.body.dark) +
    disc(320, 132, 14, look.body.light) +
    boxAt(424, 132, 98, 36, 6, '#1d1b23') +
    box(390, 126, 44, 10, 4, look.accent.light) +
    disc(320, 356, radius + 30, look.choose(['#c9c8cf', '#3a3742'], 'door')) +
    disc(320, 356, radius, '#26303f') +
    shape(
      `M${320 - radius + 6} 366Q320 ${320 + radius * 0.2} ${320 + radius - 6} 366A${radius - 6} ${radius - 6} 0 0 1 ${320 - radius + 6} 366Z`,
      look.accent.base,
    ) +
    ring(320, 356, radius - 16, 3, '#5d6b80')
  );
}

export function fridge(look: Look): string {
  const split = look.says(/combiné/) ? look.choose([0.3, 0.62], 'split') : 1;
  const width = look.vary(210, 250, 'width');
  const left = 320 - width / 2;
  const middle = 60 + 510 * split;
  return (
    shadow(320, 580, width * 0.6) +
    box(left, 60, width, 510, look.vary(8, 40, 'corner'), look.body.base) +
    box(left + width - 22, 76, 22, 480, 8, look.body.dark) +
    (split < 1 ? box(left, middle, width, 7, 0, look.body.dark) : '') +
    box(left + 20, Math.max(110, middle - 130), 12, 100, 6, '#85838d') +
    (split < 1 ? box(left + 20, middle + 26, 12, 70, 6, '#85838d') : '') +
    boxAt(320, 104, 64, 10, 5, look.accent.base) +
    box(left + 14, 570, 34, 10, 3, '#3a3742') +
    box(left + width - 48, 570, 34, 10, 3, '#3a3742')
  );
}

export function kettle(look: Look): string {
  const isGooseneck = look.says(/Col fin/);
  const spout = isGooseneck
    ? stroke('M236 430C150 430 190 280 130 240', look.body.dark, 20)
    : shape('M214 220L150 250L216 320Z', look.body.dark);
  return (
    shadow(320, 530, 190) +
    spout +
    stroke('M420 240C540 220 530 440 430 440', look.body.line, 26) +
    shape('M232 190H412L450 470q2 20 -24 20H218q-26 0 -24 -20Z', look.body.base) +
    shape('M232 190h50L262 490H218q-26 0 -24 -20Z', look.body.light) +
    shape('M240 188q82 -50 164 0Z', look.body.dark) +
    disc(322, 158, 13, look.accent.base) +
    box(190, 494, 264, 28, 12, look.body.dark) +
    box(330, 290, 14, 120, 7, look.body.dark) +
    box(330, 340, 14, 70, 7, look.accent.light)
  );
}

export function airFryer(look: Look): string {
  const drawers = look.says(/Duo/) ? 2 : 1;
  const width = drawers === 2 ? 400 : look.vary(290, 320, 'width');
  const left = 320 - width / 2;
  const drawer = width / drawers;
  return (
    shadow(320, 540, width * 0.6) +
    box(left, 110, width, 420, look.vary(60, 110, 'corner'), look.body.base) +
    boxAt(320, 190, width * 0.5, 62, 18, '#1d1b23') +
    repeat(4, (i) =>
      disc(320 - width * 0.17 + i * width * 0.11, 190, 8, i === 1 ? look.accent.base : '#5a5766'),
    ) +
    repeat(
      drawers,
      (i) =>
        box(left + i * drawer + 14, 270, drawer - 28, 214, 24, look.body.dark) +
        box(left + i * drawer + drawer / 2 - 32, 350, 64, 100, 18, look.body.line) +
        box(left + i * drawer + drawer / 2 - 14, 370, 28, 56, 10, look.accent.base),
    )
  );
}

export function microwave(look: Look): string {
  const height = look.vary(260, 300, 'height');
  const top = 320 - height / 2;
  return (
    shadow(320, top + height + 22, 270) +
    box(80, top, 480, height, 18, look.body.base) +
    box(100, top + 20, 330, height - 40, 12, look.body.dark) +
    box(128, top + 46, 274, height - 92, 10, '#26303f') +
    oval(265, top + height - 62, 104, 12, '#5d6b80') +
    box(412, top + 44, 12, height - 88, 6, '#c9c8cf') +
    boxAt(496, top + 54, 96, 38, 6, '#1d1b23') +
    box(462, top + 48, 50, 12, 4, look.accent.light) +
    repeat(9, (i) => box(454 + (i % 3) * 30, top + 92 + Math.floor(i / 3) * 28, 22, 18, 5, look.body.dark)) +
    disc(496, top + height - 40, 20, look.body.dark) +
    box(110, top + height, 40, 12, 3, '#3a3742') +
    box(490, top + height, 40, 12, 3, '#3a3742')
  );
}
