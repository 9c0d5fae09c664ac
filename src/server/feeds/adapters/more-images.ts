import { parseImageAddress } from '../values/link.ts';

/** Begins where nothing of it stands in front: of a million spaces it is looked for once, not at each of them. */
export const betweenPictures = /(?<![\s,;|])[\s,;|]+(?=https?:)/;

/** Pictures of an article beside its first one, at most: eight in all. */
const most = 7;

/** Those of some addresses that are sound, each once, without the first picture's own. */
export function moreImagesOf(addresses: readonly string[], first: string | null): string[] {
  const sound = addresses.flatMap((address) => parseImageAddress(address) ?? []);
  return [...new Set(sound)].filter((address) => address !== first).slice(0, most);
}
