import sharp, { type Metadata, type Sharp } from 'sharp';
import { PictureError } from './picture-error.ts';

/** Loaders of libvips for the formats of merchants' pictures; all others stay blocked. */
const openLoaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

const maxPixels = 50_000_000;
const maxSeconds = 30;
/** Smaller on both sides means a tracking pixel or an icon. */
const minSide = 24;

/**
 * Blocks every loader of this process except JPEG, PNG, WebP and AVIF. To be called before a process reads
 * pictures of others; afterwards even our own SVG drawings cannot be read.
 */
export function shutOtherLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: openLoaders });
}

const isAllowed = ({ format, compression }: Metadata): boolean =>
  format === 'jpeg' || format === 'png' || format === 'webp' || (format === 'heif' && compression === 'av1');

async function readMetadata(image: Sharp): Promise<Metadata> {
  try {
    return await image.metadata();
  } catch (cause) {
    const isHuge = cause instanceof Error && cause.message.includes('pixel limit');
    throw new PictureError(isHuge ? `more than ${maxPixels / 1e6} megapixels` : 'no picture', { cause });
  }
}

/**
 * Opens a picture that somebody else made: JPEG, PNG, WebP or AVIF of bounded size, of an animation the first
 * frame. Reading on may fail where it is damaged.
 * @throws PictureError
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const metadata = await readMetadata(image);
  if (!isAllowed(metadata)) throw new PictureError(`${metadata.format} is no format of pictures`);
  if (Math.max(metadata.width, metadata.height) < minSide) throw new PictureError('too small to be seen');
  return image.timeout({ seconds: maxSeconds });
}
