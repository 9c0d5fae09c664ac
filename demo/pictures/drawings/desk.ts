import type { Look } from '../look.ts';
import { box, boxAt, disc, oval, repeat, ring, shadow, shape, stroke, turned } from '../svg.ts';

export function keyboard(look: Look): string {
  const columns = look.says(/complet/) ? 18 : look.says(/60 %|65 %/) ? 14 : 15;
  const width = columns === 18 ? 540 : look.vary(440, 490, 'width');
  const left = 320 - width / 2;
  const size = (width - 30) / columns;
  const height = size * 5 + 40;
  const top = 320 - height / 2;
  const caps = look.choose([look.body.light, look.body.dark], 'caps');
  return (
    shadow(320, top + height + 14, width * 0.54) +
    box(left, top, width, height, 16, look.body.base) +
    repeat(4, (row) =>
      repeat(columns, (i) =>
        box(
          left + 15 + i * size,
          top + 18 + row * size,
          size - 5,
          size - 5,
          5,
          row === 0 && i === 0 ? look.accent.base : i === columns - 1 ? look.accent.light : caps,
        ),
      ),
    ) +
    repeat(3, (i) =>
      box(left + 15 + i * size * 1.2, top + 18 + 4 * size, size * 1.2 - 5, size - 5, 5, caps),
    ) +
    box(left + 15 + 3.6 * size, top + 18 + 4 * size, size * 5.6, size - 5, 5, look.accent.base) +
    box(left + 15 + 9.4 * size, top + 18 + 4 * size, width - 35 - 9.4 * size, size - 5, 5, caps)
  );
}

export function mouse(look: Look): string {
  const width = look.vary(190, 230, 'width');
  const height = look.vary(330, 370, 'height');
  const left = 320 - width / 2;
  const top = 320 - height / 2;
  return (
    shadow(320, top + height + 10, width * 0.7) +
    (!look.says(/sans fil|verticale/)
      ? stroke(`M320 ${top}C320 ${top - 60} 400 ${top - 40} 400 ${top - 90}`, look.body.dark, 9)
      : '') +
    box(left, top, width, height, width / 2, look.body.base) +
    stroke(`M320 ${top + 4}V${top + height * 0.42}`, look.body.dark, 5) +
    stroke(
      `M${left + 3} ${top + height * 0.44}Q320 ${top + height * 0.4} ${left + width - 3} ${top + height * 0.44}`,
      look.body.dark,
      4,
    ) +
    boxAt(320, top + 82, 24, 62, 12, look.body.dark) +
    boxAt(320, top + 82, 12, 42, 6, look.accent.base) +
    box(left - 4, top + height * 0.5, 14, 56, 6, look.body.line) +
    boxAt(320, top + height - 70, 44, 8, 4, look.body.light)
  );
}

export function externalDrive(look: Look): string {
  const width = look.vary(200, 240, 'width');
  const height = look.vary(300, 350, 'height');
  const left = 320 - width / 2;
  const top = 300 - height / 2;
  return (
    shadow(320, top + height + 60, 190) +
    stroke(
      `M320 ${top + height}C320 ${top + height + 90} 470 ${top + height + 60} 480 ${top + height - 60}`,
      '#3a3742',
      10,
    ) +
    box(left, top, width, height, look.vary(14, 44, 'corner'), look.body.base) +
    box(left + 16, top + 16, width - 32, height - 32, 12, look.body.dark) +
    repeat(look.choose([0, 7, 9], 'ribs'), (i) =>
      box(left + 34, top + 50 + i * 26, width - 68, 6, 3, look.body.light),
    ) +
    boxAt(320, top + height - 44, 70, 12, 5, look.accent.base) +
    disc(left + width - 32, top + 34, 5, look.accent.light)
  );
}

export function memoryCard(look: Look): string {
  return (
    shadow(330, 520, 160) +
    turned(
      look.vary(-8, 8, 'angle'),
      320,
      320,
      shape('M210 130h160l60 60v310q0 14 -14 14H224q-14 0 -14 -14Z', '#26242c') +
        box(226, 210, 188, 220, 8, look.body.base) +
        box(226, 210, 188, 70, 8, look.accent.base) +
        box(244, 300, 110, 24, 4, '#fff') +
        box(244, 338, 74, 10, 4, look.body.light) +
        repeat(7, (i) => box(226 + i * 21, 142, 12, 40, 2, '#c9a45c')),
    )
  );
}

export function nas(look: Look): string {
  const bays = look.says(/4 baies/) ? 4 : 2;
  const width = bays * 66 + 70;
  const left = 320 - width / 2;
  return (
    shadow(320, 512, width * 0.65) +
    box(left, 160, width, 340, 18, look.body.base) +
    repeat(
      bays,
      (i) =>
        box(left + 24 + i * 66, 184, 56, 236, 6, look.body.dark) +
        box(left + 36 + i * 66, 200, 32, 8, 4, look.body.light) +
        box(left + 36 + i * 66, 392, 32, 8, 4, look.body.light),
    ) +
    disc(left + width - 38, 302, 11, look.accent.base) +
    repeat(bays, (i) => disc(left + 52 + i * 66, 452, 5, look.accent.light))
  );
}

function antennaRouter(look: Look): string {
  const antennas = look.choose([2, 3, 4], 'antennas');
  const height = look.vary(190, 270, 'height');
  return (
    shadow(320, 476, 240) +
    repeat(antennas, (i) => {
      const x = 150 + (i * 340) / (antennas - 1);
      return turned((x - 320) * 0.05, x, 400, box(x - 9, 400 - height, 18, height, 9, look.body.dark));
    }) +
    shape('M120 380h400l40 70q2 14 -16 14H96q-18 0 -16 -14Z', look.body.base) +
    shape('M120 380h400l14 24H106Z', look.body.light) +
    repeat(6, (i) => disc(240 + i * 32, 436, 5, i < 4 ? look.accent.light : look.body.dark))
  );
}

function meshRouter(look: Look): string {
  const point = (x: number, y: number, size: number) =>
    box(x - size / 2, y - size, size, size * 1.1, size * 0.34, look.body.base) +
    oval(x, y - size * 0.92, size * 0.36, size * 0.07, look.body.dark) +
    disc(x, y - size * 0.2, size * 0.04, look.accent.base);
  return shadow(320, 476, 240) + point(190, 452, 140) + point(450, 452, 140) + point(320, 460, 200);
}

export const router = (look: Look): string => (look.says(/mesh/) ? meshRouter(look) : antennaRouter(look));

export function networkSwitch(look: Look): string {
  const ports = look.says(/16 ports/) ? 16 : look.says(/8 ports/) ? 8 : 5;
  const step = 420 / ports;
  return (
    shadow(320, 428, 270) +
    shape('M96 270h448l26 40H70Z', look.body.light) +
    box(70, 308, 500, 108, 10, look.body.base) +
    repeat(
      ports,
      (i) =>
        box(100 + i * step, 340, step * 0.78, 44, 5, '#1d1b23') +
        box(104 + i * step, 328, 10, 6, 2, look.accent.light),
    ) +
    disc(546, 362, 6, look.accent.base)
  );
}

export function cable(look: Look): string {
  const turns = look.choose([3, 4, 5], 'turns');
  const plug = (x: number, y: number, angle: number) =>
    turned(
      angle,
      x,
      y,
      box(x - 17, y - 60, 34, 62, 8, look.body.dark) +
        box(x - 12, y - 86, 24, 28, 4, '#c9c8cf') +
        box(x - 7, y - 30, 14, 5, 2, look.accent.base),
    );
  return (
    shadow(320, 494, 200) +
    repeat(turns, (i) => ring(320, 310, 104 + i * 17, 11, i % 2 === 0 ? look.body.base : look.body.dark)) +
    stroke('M216 310C216 430 170 440 150 500', look.body.base, 11) +
    stroke('M424 310C424 430 470 440 490 500', look.body.base, 11) +
    plug(150, 498, 196) +
    plug(490, 498, 164) +
    boxAt(320, 310 + 104 + (turns - 1) * 8, 34, turns * 18 + 14, 8, look.accent.base)
  );
}

export function powerBank(look: Look): string {
  const width = look.vary(190, 240, 'width');
  const height = look.vary(330, 400, 'height');
  const left = 320 - width / 2;
  const top = 320 - height / 2;
  return (
    shadow(320, top + height + 12, width * 0.66) +
    box(left, top, width, height, look.vary(24, 56, 'corner'), look.body.base) +
    box(left, top, width * 0.3, height, look.vary(24, 56, 'corner'), look.body.light) +
    boxAt(320, top + 74, 92, 44, 12, '#1d1b23') +
    box(294, top + 64, 18, 20, 4, look.accent.light) +
    box(318, top + 64, 18, 20, 4, look.accent.light) +
    repeat(4, (i) => disc(284 + i * 24, top + height - 48, 6, i < 3 ? look.accent.base : look.body.dark))
  );
}

export function charger(look: Look): string {
  const size = look.vary(210, 260, 'size');
  const left = 320 - size / 2;
  const ports = look.says(/140 W/) ? 4 : look.says(/65 W/) ? 3 : 1;
  return (
    shadow(320, 340 + size / 2 + 12, size * 0.62) +
    box(280, 340 - size / 2 - 60, 16, 66, 6, '#a9a8b1') +
    box(344, 340 - size / 2 - 60, 16, 66, 6, '#a9a8b1') +
    box(left, 340 - size / 2, size, size, 34, look.body.base) +
    box(left + size * 0.74, 340 - size / 2, size * 0.26, size, 34, look.body.dark) +
    repeat(ports, (i) => box(left + size * 0.22, 350 - ports * 18 + i * 40, size * 0.34, 18, 9, '#26242c')) +
    boxAt(left + size * 0.38, 340 - size / 2 + 34, 50, 8, 4, look.accent.base)
  );
}

export function printer(look: Look): string {
  const height = look.vary(170, 230, 'height');
  const top = 440 - height;
  return (
    shadow(320, 470, 260) +
    shape(`M210 ${top + 10}L226 ${top - 110}h188l16 120Z`, '#f3efe6') +
    repeat(4, (i) => box(250, top - 90 + i * 22, 130 - i * 18, 6, 3, '#d9d3c6')) +
    box(90, top, 460, height + 16, 26, look.body.base) +
    box(90, top, 460, 56, 26, look.body.dark) +
    boxAt(460, top + 90, 116, 52, 8, '#1d1b23') +
    box(412, top + 78, 60, 8, 4, look.accent.light) +
    disc(150, top + 90, 14, look.accent.base) +
    box(176, 400, 288, 14, 6, look.body.line) +
    shape('M196 410h248l20 66H176Z', '#faf8f3') +
    box(216, 436, 120, 8, 4, look.accent.light)
  );
}

export function dock(look: Look): string {
  return (
    shadow(330, 420, 240) +
    stroke('M110 350C40 350 60 230 120 220', look.body.dark, 13) +
    box(100, 206, 46, 26, 6, '#c9c8cf') +
    box(100, 300, 450, 100, look.vary(14, 44, 'corner'), look.body.base) +
    box(100, 300, 450, 26, 13, look.body.light) +
    box(150, 346, 56, 26, 4, '#26242c') +
    box(222, 346, 56, 26, 4, '#26242c') +
    box(296, 350, 36, 16, 8, '#26242c') +
    box(350, 338, 66, 40, 4, '#26242c') +
    box(434, 350, 70, 16, 3, '#26242c') +
    disc(526, 358, 5, look.accent.light)
  );
}

export function stylus(look: Look): string {
  return (
    shadow(330, 500, 230) +
    turned(
      48,
      320,
      320,
      box(300, 60, 40, 430, 18, look.body.base) +
        box(300, 60, 14, 430, 7, look.body.light) +
        shape('M300 480h40l-14 62q-6 12 -12 0Z', look.body.dark) +
        box(300, 104, 40, 10, 0, look.accent.base) +
        box(326, 300, 8, 66, 4, look.body.dark),
    )
  );
}
