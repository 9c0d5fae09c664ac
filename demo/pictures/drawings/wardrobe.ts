import type { Look } from '../look.ts';
import {
  box,
  boxAt,
  clipped,
  disc,
  faded,
  mirrored,
  oval,
  repeat,
  ring,
  shadow,
  shape,
  stroke,
  turned,
} from '../svg.ts';

function strap(look: Look, width: number, fill: string, line: string): string {
  const narrow = width * 0.8;
  const half = (y1: number, y2: number) =>
    shape(`M${320 - width / 2} ${y1}L${320 - narrow / 2} ${y2}h${narrow}L${320 + width / 2} ${y1}Z`, fill);
  return (
    half(250, 70) +
    half(390, 570) +
    (look.choose([true, false], 'holes')
      ? repeat(4, (i) => oval(320, 480 + i * 22, 5, 7, line))
      : repeat(5, (i) => stroke(`M${320 - narrow / 2 + 4} ${110 + i * 28}h${narrow - 8}`, line, 3)))
  );
}

export function smartwatch(look: Look): string {
  const size = look.vary(206, 232, 'size');
  const isRound = look.choose([true, false], 'round');
  const screen = (inner: string) =>
    isRound
      ? disc(320, 320, size / 2, look.body.base) + disc(320, 320, size / 2 - 8, '#1d1b23') + inner
      : boxAt(320, 320, size * 0.92, size * 1.1, 58, look.body.base) +
        boxAt(320, 320, size * 0.92 - 14, size * 1.1 - 14, 50, '#1d1b23') +
        inner;
  const radius = size * 0.3;
  const dials =
    ring(320, 320, radius, 10, '#3a3742') +
    stroke(`M320 ${320 - radius}A${radius} ${radius} 0 1 1 ${320 - radius} 320`, look.accent.base, 10) +
    stroke(
      `M320 ${320 - radius + 18}A${radius - 18} ${radius - 18} 0 0 1 320 ${320 + radius - 18}`,
      look.accent.light,
      10,
    );
  const digits =
    box(264, 286, 46, 14, 6, look.accent.light) +
    box(264, 314, 112, 18, 6, '#fff') +
    box(264, 348, 76, 8, 4, '#85838d');
  return (
    shadow(320, 586, 110) +
    strap(
      look,
      size * 0.66,
      look.choose([look.body.dark, look.accent.base, look.body.base], 'strap'),
      look.body.line,
    ) +
    box(320 + size / 2 - (isRound ? 6 : 14), 296, 16, 40, 6, look.body.dark) +
    screen(look.choose([dials, digits], 'face'))
  );
}

export function watch(look: Look): string {
  const radius = look.vary(108, 126, 'radius');
  const rim = look.choose(['#c9c8cf', '#cdb07a', '#85838d'], 'case');
  const leather = look.says(/cuir brun/)
    ? '#6b432a'
    : look.says(/cuir noir|résine/)
      ? '#26242c'
      : look.says(/toile/)
        ? '#5d6650'
        : '#a9a8b1';
  const hour = look.vary(20, 160, 'hour');
  const minute = look.vary(200, 340, 'minute');
  const ink = look.body.base === '#f0ece3' || look.body.base === '#c9c8cf' ? '#2f2d36' : '#f7f4ec';
  const hasSmallDial = look.says(/Chrono|Régulateur/);
  return (
    shadow(320, 586, 110) +
    strap(look, radius * 1.12, leather, '#00000033') +
    box(320 + radius - 4, 306, 24, 28, 6, rim) +
    disc(320, 320, radius + 14, rim) +
    disc(320, 320, radius, look.body.base) +
    repeat(12, (i) =>
      turned(
        i * 30,
        320,
        320,
        boxAt(320, 320 - radius + 18, i % 3 === 0 ? 7 : 4, i % 3 === 0 ? 24 : 14, 2, ink),
      ),
    ) +
    (hasSmallDial ? ring(320, 320 + radius * 0.45, radius * 0.22, 3, ink) : '') +
    turned(hour, 320, 320, boxAt(320, 320 - radius * 0.26, 8, radius * 0.56, 4, ink)) +
    turned(minute, 320, 320, boxAt(320, 320 - radius * 0.38, 5, radius * 0.8, 3, ink)) +
    turned(minute + 100, 320, 320, boxAt(320, 320 - radius * 0.36, 2, radius * 0.9, 1, look.accent.base)) +
    disc(320, 320, 7, ink)
  );
}

export function sneaker(look: Look): string {
  const isHigh = look.says(/Haut/);
  const collar = isHigh ? 168 : 226;
  const sole = look.vary(36, 56, 'sole');
  return (
    shadow(320, 452, 270) +
    shape(`M92 ${430 - sole}H548q10 0 8 22l-6 20q-4 14 -22 14H118q-24 0 -26 -20Z`, '#f3efe6') +
    stroke(`M96 ${446 - sole / 2}H550`, '#d9d3c6', 4) +
    shape(
      `M104 ${432 - sole}C92 330 104 ${collar + 40} 122 ${collar}Q178 ${collar + 20} 232 ${collar - 6}C262 250 320 296 420 322C496 334 556 348 554 ${432 - sole}Z`,
      look.body.base,
    ) +
    shape(`M420 322C496 334 556 348 554 ${432 - sole}H430C440 380 430 350 420 322Z`, look.body.light) +
    shape(`M104 ${432 - sole}C98 380 98 350 108 316C150 330 176 360 180 ${432 - sole}Z`, look.body.dark) +
    stroke(`M214 400C270 400 320 372 350 330`, look.accent.base, look.vary(8, 18, 'stripe')) +
    repeat(5, (i) => stroke(`M${252 + i * 34} ${250 + i * 17}l26 -16`, '#faf8f3', 8)) +
    shape(
      `M122 ${collar}Q178 ${collar + 20} 232 ${collar - 6}l-4 22Q176 ${collar + 46} 118 ${collar + 24}Z`,
      look.body.dark,
    )
  );
}

export function jacket(look: Look): string {
  const length = look.vary(500, 540, 'length');
  const isQuilted = look.says(/Doudoune/);
  const sleeve = shape(`M226 130C160 140 130 190 112 330L100 460q30 18 66 8L206 300Z`, look.body.dark);
  return (
    shadow(320, length + 22, 170) +
    sleeve +
    mirrored(sleeve) +
    shape(
      `M226 124Q320 160 414 124Q452 180 446 300L456 ${length}Q320 ${length + 18} 184 ${length}L194 300Q188 180 226 124Z`,
      look.body.base,
    ) +
    (isQuilted
      ? repeat(6, (i) =>
          stroke(`M198 ${214 + i * 50}Q320 ${232 + i * 50} 442 ${214 + i * 50}`, look.body.dark, 4),
        )
      : '') +
    shape('M236 124Q250 80 320 76Q390 80 404 124Q320 172 236 124Z', look.body.dark) +
    stroke(`M320 152V${length + 4}`, look.body.line, 5) +
    stroke(`M226 ${length - 130}l50 26M414 ${length - 130}l-50 26`, look.body.line, 6) +
    boxAt(258, 232, 34, 22, 4, look.accent.base)
  );
}

export function shirt(look: Look): string {
  const print = look.says(/Marinière/) ? 'stripes' : look.choose(['plain', 'mark', 'pocket'], 'print');
  const prints: Record<string, string> = {
    plain: '',
    stripes: clipped(
      'body',
      206,
      190,
      228,
      330,
      0,
      repeat(9, (i) => box(200, 206 + i * 34, 240, 12, 0, look.accent.base)),
    ),
    mark: disc(320, 290, 42, look.accent.base) + shape('M290 290h60l-30 34Z', look.body.base),
    pocket: box(350, 246, 58, 62, 6, look.body.dark) + box(350, 246, 58, 8, 2, look.accent.base),
  };
  return (
    shadow(320, 552, 150) +
    shape(
      'M244 116L120 176L152 286L206 262V530Q320 544 434 530V262L488 286L520 176L396 116Q320 176 244 116Z',
      look.body.base,
    ) +
    shape('M120 176L152 286L206 262V196Z', look.body.dark) +
    mirrored(shape('M120 176L152 286L206 262V196Z', look.body.dark)) +
    (prints[print] ?? '') +
    stroke('M244 116Q320 176 396 116', look.body.line, 7)
  );
}

export function handbag(look: Look): string {
  const width = look.vary(300, 360, 'width');
  const left = 320 - width / 2;
  const flap = look.says(/rabat/);
  return (
    shadow(320, 528, width * 0.58) +
    stroke(
      `M${left + 70} 290C${left + 70} ${look.vary(90, 170, 'handle')} ${left + width - 70} ${look.vary(90, 170, 'handle')} ${left + width - 70} 290`,
      look.body.dark,
      16,
    ) +
    shape(
      `M${left + 16} 272H${left + width - 16}L${left + width} 496q0 22 -24 22H${left + 24}q-24 0 -24 -22Z`,
      look.body.base,
    ) +
    (flap
      ? shape(
          `M${left + 16} 272H${left + width - 16}L${left + width - 10} 372Q320 430 ${left + 10} 372Z`,
          look.body.light,
        ) + boxAt(320, 398, 40, 30, 6, '#cdb07a')
      : stroke(`M${left + 20} 300H${left + width - 20}`, look.body.dark, 5) +
        boxAt(320, 340, 70, 20, 4, '#cdb07a')) +
    stroke(`M${left + 10} 486H${left + width - 10}`, look.body.dark, 3)
  );
}

export function sunglasses(look: Look): string {
  const height = look.vary(96, 130, 'height');
  const glass = look.choose(['#3a4038', '#4a3328', '#26303f', look.accent.dark], 'glass');
  const side =
    stroke('M110 286Q80 250 84 224', look.body.dark, 14) +
    box(104, 268, 188, height, look.vary(30, 60, 'corner'), look.body.base) +
    box(120, 282, 156, height - 28, look.vary(22, 48, 'inner'), glass) +
    faded(0.25, shape(`M140 ${262 + height}L200 286h34L168 ${262 + height}Z`, '#fff'));
  return (
    shadow(320, 440, 240) + stroke('M286 300Q320 276 354 300', look.body.base, 14) + side + mirrored(side)
  );
}

export function backpack(look: Look): string {
  const width = look.vary(270, 310, 'width');
  const left = 320 - width / 2;
  return (
    shadow(320, 560, width * 0.6) +
    stroke('M280 112C280 70 360 70 360 112', look.body.line, 13) +
    box(left - 22, 280, 40, 200, 20, look.body.dark) +
    box(left + width - 18, 280, 40, 200, 20, look.body.dark) +
    box(left, 104, width, 446, look.vary(70, 110, 'corner'), look.body.base) +
    stroke(`M${left + 26} 268Q320 210 ${left + width - 26} 268`, look.body.dark, 6) +
    box(left + 34, 330, width - 68, 180, 28, look.body.light) +
    stroke(`M${left + 50} 372h${width - 100}`, look.body.line, 6) +
    boxAt(320, 432, 60, 36, 6, look.accent.base) +
    boxAt(left + width - 60, 372, 10, 30, 4, look.accent.base)
  );
}

export function sleeve(look: Look): string {
  const height = look.vary(290, 330, 'height');
  const top = 325 - height / 2;
  return (
    shadow(320, top + height + 14, 240) +
    box(96, top, 448, height, 24, look.body.base) +
    box(96, top, 448, height * 0.34, 24, look.body.dark) +
    stroke(`M118 ${top + height * 0.34}h404`, look.body.light, 5) +
    box(390, top + height * 0.34 - 10, 46, 20, 5, look.accent.base) +
    boxAt(180, top + height - 44, 70, 26, 5, look.body.light)
  );
}
