import type { Look, Tones } from '../look.ts';
import { box, boxAt, clipped, disc, oval, repeat, shadow, shape, stroke } from '../svg.ts';
import { wallpaper } from './screens.ts';

const metal = '#c9c8cf';
const key = (tones: Tones) => tones.line;

export function laptop(look: Look): string {
  const width = look.vary(350, 410, 'width');
  const height = width * look.vary(0.6, 0.66, 'ratio');
  const left = 320 - width / 2;
  const top = 420 - height;
  const bezel = look.vary(8, 14, 'bezel');
  return (
    shadow(320, 474, width * 0.72) +
    box(left, top, width, height, 14, look.body.dark) +
    clipped(
      'screen',
      left + bezel,
      top + bezel,
      width - bezel * 2,
      height - bezel * 2 - 8,
      5,
      wallpaper(look, left, top, width, height),
    ) +
    disc(320, top + bezel / 2, 2.5, look.body.line) +
    shape(`M${left - 6} 420h${width + 12}l46 38q4 12-12 12H${left - 40}q-16 0-12-12Z`, look.body.base) +
    shape(`M${left + 22} 426h${width - 44}l22 20H${left}Z`, look.body.dark) +
    repeat(3, (row) =>
      repeat(13, (i) =>
        box(
          left + 26 - row * 6 + i * ((width - 50 + row * 12) / 13),
          428 + row * 6,
          (width - 80) / 14,
          4,
          1,
          key(look.body),
        ),
      ),
    ) +
    box(268, 450, 104, 12, 3, look.body.light) +
    box(left - 52, 462, width + 104, 8, 4, look.body.dark)
  );
}

export function desktop(look: Look): string {
  const width = look.vary(190, 240, 'width');
  const left = 320 - width / 2 - 24;
  const style = look.choose(['mesh', 'lines', 'window'], 'style');
  const front: Record<string, string> = {
    mesh: repeat(12, (row) =>
      repeat(8, (i) => disc(left + 30 + (i * (width - 60)) / 7, 190 + row * 22, 4.5, look.body.dark)),
    ),
    lines: repeat(9, (i) => box(left + 28, 180 + i * 30, width - 56, 8, 4, look.body.dark)),
    window:
      box(left + 24, 170, width - 48, 260, 10, look.body.dark) +
      box(left + 40, 300, width - 80, 40, 6, look.accent.dark) +
      disc(left + width / 2, 232, 44, look.accent.base) +
      disc(left + width / 2, 232, 34, look.body.dark) +
      disc(left + width / 2, 232, 10, look.accent.light),
  };
  return (
    shadow(330, 532, width * 0.85) +
    shape(`M${left + width} 110l64 22v372l-64 20Z`, look.body.dark) +
    box(left, 110, width, 414, look.vary(6, 22, 'corner'), look.body.base) +
    (front[style] ?? '') +
    disc(left + width - 30, 138, 8, look.body.light) +
    box(left + 24, 134, 34, 8, 3, look.body.dark) +
    box(left + 24, 480, width * 0.4, 10, 5, look.accent.base)
  );
}

export function allInOne(look: Look): string {
  const width = look.vary(420, 460, 'width');
  const left = 320 - width / 2;
  return (
    shadow(320, 518, 170) +
    shape('M280 420h80l14 78H266Z', look.body.dark) +
    box(230, 496, 180, 16, 8, look.body.base) +
    box(left, 130, width, 300, 14, look.body.base) +
    clipped('screen', left + 12, 142, width - 24, 246, 4, wallpaper(look, left, 130, width, 260)) +
    disc(320, 410, 8, look.body.dark) +
    box(180, 540, 220, 22, 6, look.body.dark) +
    repeat(12, (i) => box(188 + i * 17.4, 545, 13, 5, 1, look.body.light)) +
    oval(450, 551, 18, 13, look.body.dark)
  );
}

export function miniPc(look: Look): string {
  const height = look.vary(90, 130, 'height');
  const top = 380 - height;
  return (
    shadow(320, 402, 200) +
    box(130, top - 44, 380, 110, 34, look.body.light) +
    box(130, top - 4, 380, height + 16, 26, look.body.base) +
    box(160, top + height / 2, 40, 14, 7, look.body.dark) +
    box(214, top + height / 2, 40, 14, 7, look.body.dark) +
    disc(284, top + height / 2 + 7, 9, look.body.dark) +
    disc(468, top + height / 2 + 7, 14, look.body.dark) +
    disc(468, top + height / 2 + 7, 5, look.accent.base) +
    box(160, top + height / 2 + 24, 90, 5, 2, look.accent.base)
  );
}

export function tablet(look: Look): string {
  const width = look.vary(300, 340, 'width');
  const height = width * look.vary(1.3, 1.44, 'ratio');
  const left = 320 - width / 2;
  const top = 316 - height / 2;
  const bezel = look.vary(14, 20, 'bezel');
  return (
    shadow(320, top + height + 14, width * 0.6) +
    box(left, top, width, height, 26, look.body.base) +
    box(left + 5, top + 5, width - 10, height - 10, 22, '#1d1b23') +
    clipped(
      'screen',
      left + bezel,
      top + bezel,
      width - bezel * 2,
      height - bezel * 2,
      10,
      wallpaper(look, left, top, width, height) +
        repeat(8, (i) =>
          boxAt(
            left + 62 + (i % 4) * ((width - 124) / 3),
            top + height * 0.62 + (i > 3 ? 62 : 0),
            40,
            40,
            10,
            i % 3 === 0 ? '#fff' : look.accent.light,
          ),
        ),
    ) +
    disc(320, top + 9, 3, '#5a5766')
  );
}

export function reader(look: Look): string {
  const width = look.vary(280, 320, 'width');
  const left = 320 - width / 2;
  const paper = '#ece8dc';
  const hasHeading = look.choose([true, false], 'heading');
  return (
    shadow(320, 552, width * 0.6) +
    box(left, 110, width, 430, 22, look.body.base) +
    box(left + 24, 138, width - 48, 340, 4, paper) +
    (hasHeading ? box(left + 44, 160, width * 0.4, 16, 3, '#5a5766') : '') +
    repeat(hasHeading ? 13 : 16, (i) =>
      box(
        left + 44,
        (hasHeading ? 196 : 160) + i * 19,
        (i % 5 === 4 ? 0.45 : 1) * (width - 88),
        6,
        3,
        '#a8a396',
      ),
    ) +
    box(left + width / 2 - 26, 506, 52, 8, 4, look.body.dark)
  );
}

export function monitor(look: Look): string {
  const width = look.vary(430, 520, 'width');
  const height = width * (look.says(/1440 .*(?:VA)|34 pouces|49 pouces/) ? 0.4 : 0.56);
  const left = 320 - width / 2;
  const top = 400 - height;
  const foot = look.choose(['round', 'vee', 'plate'], 'foot');
  const feet: Record<string, string> = {
    round: oval(320, 512, 96, 18, look.body.dark),
    vee: stroke('M320 478L232 514M320 478L408 514', look.body.dark, 14),
    plate: box(226, 500, 188, 16, 6, look.body.dark),
  };
  return (
    shadow(320, 524, 170) +
    box(302, 390, 36, 116, 4, look.body.dark) +
    (feet[foot] ?? '') +
    box(left, top, width, height + 16, 10, look.body.base) +
    clipped(
      'screen',
      left + 9,
      top + 9,
      width - 18,
      height - 14,
      3,
      wallpaper(look, left, top, width, height),
    ) +
    box(312, top + height + 4, 16, 4, 2, look.accent.base)
  );
}

export function television(look: Look): string {
  const width = look.vary(520, 570, 'width');
  const height = width * 0.57;
  const left = 320 - width / 2;
  const top = 470 - height;
  const foot = look.choose(['sides', 'centre'], 'foot');
  const feet =
    foot === 'sides'
      ? stroke(`M${left + 80} 470l-22 34M${left + width - 80} 470l22 34`, look.body.dark, 9)
      : box(296, 468, 48, 30, 2, look.body.dark) + box(220, 494, 200, 12, 6, look.body.dark);
  return (
    shadow(320, 512, width * 0.42) +
    feet +
    box(left, top, width, height, 6, look.body.dark) +
    clipped(
      'screen',
      left + 6,
      top + 6,
      width - 12,
      height - 14,
      2,
      wallpaper(look, left, top, width, height),
    ) +
    box(left, top + height - 7, width, 7, 3, look.body.base)
  );
}

export function projector(look: Look): string {
  return (
    shadow(350, 442, 220) +
    box(150, 244, 380, 180, look.vary(20, 50, 'corner'), look.body.base) +
    disc(240, 334, 66, look.body.dark) +
    disc(240, 334, 48, '#1d1b23') +
    disc(240, 334, 28, look.accent.dark) +
    disc(228, 322, 9, '#fff') +
    repeat(7, (i) => box(350 + i * 22, 290, 9, 88, 4, look.body.dark)) +
    box(360, 262, 90, 10, 5, look.body.light) +
    box(186, 422, 40, 12, 4, look.body.dark) +
    box(450, 422, 40, 12, 4, metal)
  );
}
