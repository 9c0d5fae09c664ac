import type { Look } from '../look.ts';
import { box, boxAt, disc, faded, moved, repeat, ring, shadow, shape, stroke, turned } from '../svg.ts';

const gold = '#c9a45c';
const steel = '#b9b8c0';

/** A fan seen from the front: blades in a round frame. */
function fan(cx: number, cy: number, radius: number, blades: number, look: Look): string {
  const blade = `M${cx} ${cy - radius * 0.2}C${cx + radius * 0.5} ${cy - radius * 0.5} ${cx + radius * 0.55} ${cy - radius * 0.85} ${cx + radius * 0.1} ${cy - radius * 0.92}C${cx + radius * 0.1} ${cy - radius * 0.6} ${cx - radius * 0.1} ${cy - radius * 0.5} ${cx} ${cy - radius * 0.2}Z`;
  return (
    disc(cx, cy, radius, look.body.dark) +
    repeat(blades, (i) => turned((360 / blades) * i, cx, cy, shape(blade, look.body.line))) +
    ring(cx, cy, radius, 4, look.body.light) +
    disc(cx, cy, radius * 0.26, look.body.light) +
    disc(cx, cy, radius * 0.12, look.accent.base)
  );
}

export function graphicsCard(look: Look): string {
  const fans = look.says(/Mini|Compacte/) ? 1 : look.says(/Trio|Apex|XT|5080/) ? 3 : 2;
  const width = [250, 400, 500][fans - 1] ?? 500;
  const left = 320 - width / 2;
  const radius = fans === 3 ? 70 : look.vary(76, 84, 'radius');
  const corner = look.vary(10, 34, 'corner');
  const blades = look.choose([7, 9, 11], 'blades');
  return (
    shadow(320, 462, width * 0.55) +
    box(left + 40, 408, width * 0.42, 26, 3, gold) +
    repeat(9, (i) => box(left + 46 + i * ((width * 0.42) / 9), 414, 5, 20, 0, '#a98545')) +
    box(left - 16, 196, 16, 244, 3, steel) +
    box(left, 218, width, 198, corner, look.body.base) +
    box(left + 12, 230, width - 24, 12, 6, look.accent.base) +
    repeat(fans, (i) => fan(left + (width / fans) * (i + 0.5), 328, radius, blades, look)) +
    box(left + width - 60, 206, 44, 14, 3, look.body.dark)
  );
}

export function processor(look: Look): string {
  const size = look.vary(290, 320, 'size');
  const side = 320 - size / 2;
  const lid = size * look.vary(0.66, 0.76, 'lid');
  const pads = 16;
  return (
    shadow(320, 500, 190) +
    box(side, side, size, size, 10, look.choose(['#3d5a47', '#37506b', '#4a4458'], 'board')) +
    repeat(pads, (i) => {
      const at = side + 12 + (i * (size - 24)) / pads;
      return box(at, side + 6, 8, 16, 2, gold) + box(at, side + size - 22, 8, 16, 2, gold);
    }) +
    repeat(6, (i) => box(side + 8, side + 50 + i * 34, 18, 12, 2, gold)) +
    boxAt(320, 320, lid, lid, 16, look.body.base) +
    boxAt(320, 320, lid - 22, lid - 22, 10, look.body.light) +
    box(320 - lid * 0.32, 284, lid * 0.4, 14, 3, look.accent.base) +
    box(320 - lid * 0.32, 312, lid * 0.62, 8, 3, look.body.dark) +
    box(320 - lid * 0.32, 332, lid * 0.5, 8, 3, look.body.dark) +
    shape(`M${side + 10} ${side + size - 10}v-26l26 26Z`, gold)
  );
}

export function motherboard(look: Look): string {
  const height = look.says(/Mini-ITX/) ? 380 : look.says(/Micro-ATX/) ? 420 : 480;
  const top = 320 - height / 2;
  const left = 130;
  const heat = look.accent.base;
  return (
    shadow(320, top + height + 16, 210) +
    box(left, top, 380, height, 10, look.body.base) +
    box(left + 14, top + 14, 54, 150, 6, look.body.dark) +
    box(left + 26, top + 28, 10, 122, 4, heat) +
    box(left + 86, top + 14, 150, 34, 6, look.body.dark) +
    box(left + 96, top + 26, 130, 8, 3, heat) +
    boxAt(left + 160, top + 122, 112, 112, 6, '#c9c8cf') +
    boxAt(left + 160, top + 122, 84, 84, 4, '#e4e3e8') +
    repeat(4, (i) =>
      box(left + 262 + i * 26, top + 30, 14, 190, 3, i % 2 === 0 ? look.body.light : look.body.line),
    ) +
    repeat(look.choose([2, 3], 'slots'), (i) =>
      box(left + 40, top + 246 + i * 58, 250, 16, 4, i === 0 ? steel : look.body.light),
    ) +
    box(left + 60, top + 272, 150, 22, 5, look.body.dark) +
    boxAt(left + 328, top + height - 70, 74, 84, 8, look.body.dark) +
    boxAt(left + 328, top + height - 70, 44, 6, 3, heat) +
    repeat(6, (i) => disc(left + 20 + (i % 3) * 168, i < 3 ? top + 12 : top + height - 12, 5, gold))
  );
}

export function memory(look: Look): string {
  const glow = look.choose([true, false], 'glow');
  const tooth = look.choose([8, 12, 16], 'teeth');
  const stick = (fill: string, dark: string) =>
    box(110, 262, 420, 108, 4, '#3a4a3f') +
    repeat(26, (i) => box(122 + i * 15.6, 352, 9, 18, 1, gold)) +
    box(100, 236, 440, 104, look.vary(4, 16, 'corner'), fill) +
    (glow ? box(100, 228, 440, 16, 8, look.accent.light) : '') +
    repeat(tooth, (i) => box(118 + i * (404 / tooth), 252, 404 / tooth - 8, 20, 3, dark)) +
    box(150, 292, 90, 14, 3, look.accent.base) +
    box(150, 314, 150, 8, 3, dark);
  return (
    shadow(330, 452, 230) +
    moved(18, 66, faded(1, stick(look.body.dark, look.body.line))) +
    moved(-12, -10, stick(look.body.base, look.body.dark))
  );
}

export function ssd(look: Look): string {
  const lines = look.choose([2, 3], 'lines');
  return (
    shadow(320, 424, 210) +
    turned(
      -8,
      320,
      320,
      box(96, 262, 448, 116, 8, look.body.base) +
        repeat(14, (i) => box(100, 272 + i * 7, 20, 4, 0, gold)) +
        disc(540, 320, 11, '#fff') +
        box(140, 276, 210, 88, 6, look.accent.base) +
        box(158, 292, 110, 18, 4, '#fff') +
        repeat(lines, (i) => box(158, 322 + i * 13, 150 - i * 34, 6, 3, look.accent.light)) +
        box(368, 280, 66, 80, 5, look.body.dark) +
        box(446, 280, 66, 80, 5, look.body.dark),
    )
  );
}

export function powerSupply(look: Look): string {
  return (
    shadow(320, 470, 230) +
    shape('M120 210h350l60 40v210H180l-60-40Z', look.body.dark) +
    box(120, 210, 350, 210, 10, look.body.base) +
    fan(250, 315, look.vary(80, 90, 'fan'), look.choose([7, 9], 'blades'), look) +
    repeat(5, (i) => ring(250, 315, 22 + i * 16, 2, look.body.light)) +
    box(364, 236, 88, 46, 6, look.accent.base) +
    box(376, 250, 62, 8, 3, '#fff') +
    repeat(3, (i) => box(366, 304 + i * 34, 84, 22, 4, look.body.dark)) +
    repeat(6, (i) => stroke(`M${484 + i * 7} ${270 + i * 5}v150`, look.body.line, 2))
  );
}

export function pcCase(look: Look): string {
  const width = look.vary(220, 270, 'width');
  const height = look.vary(400, 470, 'height');
  const left = 320 - width / 2 - 30;
  const top = 330 - height / 2;
  const fans = look.choose([2, 3], 'fans');
  return (
    shadow(330, top + height + 12, width * 0.8) +
    shape(`M${left + width} ${top}l70 22v${height - 34}l-70 12Z`, look.body.dark) +
    box(left, top, width, height, look.vary(6, 18, 'corner'), look.body.base) +
    box(left + 16, top + 18, width - 32, height - 60, 8, look.body.dark) +
    repeat(fans, (i) =>
      fan(320 - 30, top + 22 + ((height - 68) / fans) * (i + 0.5), Math.min(width * 0.36, 62), 9, look),
    ) +
    box(left + 20, top + height - 30, width * 0.4, 10, 5, look.accent.base) +
    disc(left + width - 28, top + height - 25, 7, look.body.light) +
    box(left + 8, top + height, 34, 10, 3, look.body.line) +
    box(left + width - 42, top + height, 34, 10, 3, look.body.line)
  );
}

function airCooler(look: Look): string {
  return (
    shadow(320, 492, 150) +
    repeat(4, (i) => stroke(`M${232 + i * 58} 470V186`, '#b87f56', 9)) +
    repeat(16, (i) => box(196, 168 + i * 17, 248, 7, 2, steel)) +
    fan(320, 300, 118, look.choose([7, 9], 'blades'), look) +
    boxAt(320, 470, 130, 24, 5, '#c9c8cf')
  );
}

function liquidCooler(look: Look, fans: number): string {
  const width = fans * 124;
  const left = 320 - width / 2;
  return (
    shadow(320, 500, 200) +
    box(left - 12, 160, width + 24, 140, 8, look.body.dark) +
    repeat(fans, (i) => fan(left + 124 * (i + 0.5), 230, 56, 9, look)) +
    stroke(`M${left + width - 20} 300C${left + width + 20} 400 420 370 376 420`, look.body.dark, 15) +
    stroke(`M${left + width - 56} 300C${left + width - 40} 380 360 350 348 400`, look.body.dark, 15) +
    disc(320, 440, 62, look.body.base) +
    disc(320, 440, 46, look.body.dark) +
    ring(320, 440, 50, 5, look.accent.light)
  );
}

export function cooler(look: Look): string {
  if (!look.says(/watercooling/)) return airCooler(look);
  return liquidCooler(look, look.says(/360/) ? 3 : 2);
}
