import { type EncodedPicture, encodePicture } from './encoding.ts';
import { openPicture, shutOtherLoaders } from './open-picture.ts';
import { PictureError } from './picture-error.ts';

// A process of its own: what somebody uploads is decoded where nothing else is held, and brings down nothing else.

/** What the process answers: the pictures in their order, or why one of them is none. */
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
  const answer = await encodeAll(files);
  process.send?.(answer, () => process.disconnect());
});
