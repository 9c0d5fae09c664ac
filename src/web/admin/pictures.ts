import { uploadLimits } from '../../contract/products/upload-limits.ts';
import type { TextsIn } from '../i18n/texts.ts';
import type { adminTexts } from './texts/texts.ts';

/** Types of pictures that are taken. */
const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What a field for pictures takes. */
export const acceptedPictures = pictureTypes.join(',');

/** How large one may be. */
export const pictureMegabytes = uploadLimits.bytes / 1_000_000;

/** Why a file is refused as a picture; undefined where it is accepted. */
export function pictureFault(
  { name, type, size }: File,
  { notPicture, tooLarge }: TextsIn<typeof adminTexts>['pictures'],
): string | undefined {
  if (!pictureTypes.includes(type)) return notPicture(name);
  return size > uploadLimits.bytes ? tooLarge(name, pictureMegabytes) : undefined;
}
