import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPhoto, pngOfSize } from '../../../test/helpers/pictures.ts';
import { type EncodedPicture, encodePicture } from './encoding.ts';
import { openPicture, shutOtherLoaders } from './open-picture.ts';

beforeAll(shutOtherLoaders);
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const encode = async (bytes: Buffer, withAvif = false): Promise<EncodedPicture> =>
  encodePicture(await openPicture(bytes), { withAvif });

function copyOf({ copies }: EncodedPicture, size: number, format = 'webp'): Buffer {
  const copy = copies.find((each) => each.size === size && each.format === format);
  if (!copy) throw new Error(`no ${format} copy of ${size}`);
  return copy.bytes;
}

/** Red and green of a pixel near a corner, 0 to 255. */
async function cornerOf(bytes: Buffer, corner: 'left' | 'right') {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const x = corner === 'left' ? 3 : info.width - 4;
  return [...data.subarray((3 * info.width + x) * info.channels).subarray(0, 2)];
}

describe('copies', () => {
  it('have several sizes in both formats, in proportion', async () => {
    const encoded = await encode(await drawPhoto(1200, 900).jpeg().toBuffer(), true);
    expect(encoded).toMatchObject({ width: 640, height: 480, sizes: [160, 320, 640], hasAvif: true });
    for (const size of encoded.sizes) {
      const webp = await sharp(copyOf(encoded, size)).metadata();
      const avif = await sharp(copyOf(encoded, size, 'avif')).metadata();
      expect([webp.format, webp.width, webp.height]).toEqual(['webp', size, size * 0.75]);
      expect([avif.format, avif.compression, avif.width, avif.height]).toEqual([
        'heif',
        'av1',
        size,
        size * 0.75,
      ]);
    }
  });

  it.each([
    ['wide', 300, 100, [160, 300]],
    ['tall', 90, 500, [160, 320, 500]],
    ['just a size', 160, 160, [160]],
    ['tiny', 40, 30, [40]],
  ])('of a picture that is %s are never enlarged', async (_kind, width, height, sizes) => {
    const encoded = await encode(await drawPhoto(width, height).png().toBuffer());
    expect(encoded).toMatchObject({ width, height, sizes, hasAvif: false });
  });

  it('have a name that is theirs: the same for the same pixels, with AVIF or without', async () => {
    const photo = drawPhoto(200, 200);
    const png = await photo.clone().png().toBuffer();
    const [first, again, other] = await Promise.all([
      encode(png),
      encode(await photo.clone().png({ compressionLevel: 1 }).toBuffer(), true),
      encode(await photo.clone().negate().png().toBuffer()),
    ]);
    expect(first.name).toMatch(/^[0-9a-f]{32}$/);
    expect(again.name).toBe(first.name);
    expect(other.name).not.toBe(first.name);
  });
});

describe('what pictures bring along', () => {
  it('is left behind: place, camera, colour profile', async () => {
    const bytes = await drawPhoto(200, 200)
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'Camera' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const copy = await sharp(copyOf(await encode(bytes), 200)).metadata();
    expect([copy.exif, copy.icc, copy.xmp, copy.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is heeded where it says which side is up', async () => {
    const lying = await drawPhoto(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const encoded = await encode(lying);
    expect(encoded).toMatchObject({ width: 200, height: 400 });
    const [red = 0, green = 0] = await cornerOf(copyOf(encoded, 400), 'right');
    expect(red - green).toBeGreaterThan(100);
  });

  it('is put on white where it is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 100, height: 100, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect(await cornerOf(copyOf(await encode(bytes), 100), 'left')).toEqual([255, 255]);
  });

  it('is its first frame where it moves', async () => {
    const frame = (colour: string) => ({
      create: { width: 60, height: 60, channels: 3 as const, background: colour },
    });
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => sharp(frame(colour)).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2);
    const encoded = await encode(moving);
    expect(encoded).toMatchObject({ width: 60, height: 60 });
    const [red = 0, green = 255] = await cornerOf(copyOf(encoded, 60), 'left');
    expect([red > 200, green < 50]).toEqual([true, true]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const encoded = await encode(await drawPhoto(80, 60).toFormat(format).toBuffer());
    expect(encoded).toMatchObject({ width: 80, height: 60 });
  });

  it('may be grey or for print', async () => {
    const grey = await drawPhoto(80, 60).greyscale().jpeg().toBuffer();
    const print = await drawPhoto(80, 60).toColourspace('cmyk').jpeg().toBuffer();
    for (const bytes of [grey, print]) expect((await encode(bytes)).width).toBe(80);
  });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="9" height="9"/></svg>';

describe('hostile files', () => {
  it.each([
    ['SVG', () => Buffer.from(svg), /no picture/],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /no picture/],
    ['GIF', () => drawPhoto(60, 60).gif().toBuffer(), /no picture/],
    ['TIFF', () => drawPhoto(60, 60).tiff().toBuffer(), /no picture/],
    ['nothing', () => Buffer.alloc(0), /no picture|empty/],
    ['a PNG that says it is huge', () => pngOfSize(100_000, 100_000), /50 megapixels/],
    ['a PNG just over the limit', () => pngOfSize(8_000, 6_251), /50 megapixels/],
    ['a counting pixel', () => drawPhoto(1, 1).png().toBuffer(), /too small/],
  ])('%s is refused', async (_kind, make, reason) => {
    await expect(encode(await make())).rejects.toThrow(reason);
  });

  it.each([
    ['a JPEG that is cut off', async () => (await drawPhoto(600, 600).jpeg().toBuffer()).subarray(0, 20_000)],
    ['a PNG with too little in it', async () => pngOfSize(2_000, 2_000)],
  ])('%s is noticed', async (_kind, make) => {
    await expect(encode(await make())).rejects.toThrow();
  });
});
