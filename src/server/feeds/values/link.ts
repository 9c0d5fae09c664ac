const longest = 2_000;
const soundHttps =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][\w!#$%&'()*+,./:;=?@[\]~-]*)?$/i;

/** Hosts of affiliate networks that answer on https, whatever the feed writes. */
const upgradable = /^http:\/\/(?=(?:www\.)?awin1\.com\/)/i;

/** An https address that can be redirected to, normalised; undefined where it is none. */
export function parseLink(text: string): string | undefined {
  const link = text.trim().replace(upgradable, 'https://');
  if (link.length > longest) return undefined;
  return soundHttps.test(link) ? link : normalise(link, ['https:']);
}

/** The address of a picture, http or https; null where there is none. The worker fetches it, pages never do. */
export function parseImageAddress(text: string): string | null {
  const address = text.trim();
  if (address === '' || address.length > longest) return null;
  return soundHttps.test(address) ? address : (normalise(address, ['http:', 'https:']) ?? null);
}

function normalise(address: string, protocols: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isSound = protocols.includes(url.protocol) && url.username === '' && url.password === '';
  return isSound && url.hostname !== '' && url.href.length <= longest ? url.href : undefined;
}

/** Host of an address without "www."; undefined where it is no address. */
export function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') || undefined : undefined;
}
