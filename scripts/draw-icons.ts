/**
 * Draws the icons of `public/` from the wordmark's mark, the two half-discs that face each other:
 * `node scripts/draw-icons.ts`. What it draws is kept in the repository.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../public');
const halfDiscs = 'M14 7a9 9 0 0 0 0 18zM18 7a9 9 0 0 1 0 18z';

/** `radius` of the corners and `scale` of the mark, in a square of 32: systems that cut icons need room around it. */
const drawing = ({ radius, scale }: { radius: number; scale: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#3a1e5c"/><path transform="translate(16 16) scale(${scale}) translate(-16 -16)" d="${halfDiscs}" fill="#faf9f5"/></svg>`;

const rounded = { radius: 7, scale: 1 };
const whole = { radius: 0, scale: 1 };
const maskable = { radius: 0, scale: 0.85 };

const icons = [
  { name: 'icon-192.png', size: 192, shape: rounded },
  { name: 'icon-512.png', size: 512, shape: rounded },
  { name: 'icon-maskable-512.png', size: 512, shape: maskable },
  { name: 'apple-touch-icon.png', size: 180, shape: whole },
];

/** Sizes of `favicon.ico`, which old browsers, feed readers and previews request by default. */
const faviconSizes = [16, 32, 48];

/** An ICO file of PNGs: a directory with size, place and length of each, then the pictures. */
function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let place = header.length + pictures.length * 16;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.set([size, size, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(place, 12);
    place += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

const draw = (shape: Parameters<typeof drawing>[0], size: number) =>
  sharp(Buffer.from(drawing(shape)), { density: (72 * size) / 32 }).resize(size, size);

const favicons = await Promise.all(
  faviconSizes.map(async (size) => ({ size, png: await draw(rounded, size).png().toBuffer() })),
);
await writeFile(path.join(folder, 'favicon.ico'), toIco(favicons));

for (const { name, size, shape } of icons) {
  await writeFile(path.join(folder, name), await draw(shape, size).png({ palette: true }).toBuffer());
}
