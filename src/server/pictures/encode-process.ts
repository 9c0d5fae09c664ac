import { type EncodedPicture, encodePicture } from './encoding.ts';
import { openPicture, shutOtherLoaders } from './open-picture.ts';
import { PictureError } from './picture-error.ts';

// Decodes uploads in a separate process: a crash or exploit affects nothing else.

/** The result of the process: the pictures in their order, or why one is refused. */
export type EncodeResult = { encoded: EncodedPicture[] } | { refused: string };

async function encodeAll(files: readonly Uint8Array[]): Promise<EncodeResult> {
  const encoded: EncodedPicture[] = [];
  try {
    for (const file of files) encoded.push(await encodePicture(await openPicture(file), { withAvif: true }));
    return { encoded };
  } catch (error) {
    return { refused: error instanceof PictureError ? error.message : 'damaged' };
  }
}

shutOtherLoaders();
process.once('message', async (files: Uint8Array[]) => {
  const result = await encodeAll(files);
  process.send?.(result, () => process.disconnect());
});
