import { keyNamedIn } from './named.ts';

/** Where what goes with a device has its place. */
const accessoriesOf: Readonly<Record<string, string>> = {
  phones: 'phone-accessories',
  tablets: 'tablet-accessories',
  laptops: 'bags-cases',
  consoles: 'gaming-accessories',
  cameras: 'photo-accessories',
};

const things =
  "(?:cases?|covers?|sleeves?|skins?|bumpers?|screen protectors?|tempered glass|stickers?|holders?|coques?|housses?|[ée]tuis?|films?|verres? tremp[ée]s?|prot[eè]ge[- ][ée]crans?|protections? d[’']?[ée]crans?|fundas?|h[üu]llen?|cust[óo]die|cover|capas?|etui|pouzdr[oa]|obaly?|tok)";
/** A thing that goes with another stands before "for", or at the beginning in French and its neighbours. */
const goesWith = new RegExp(
  `(?<!\\p{L})${things}(?!\\p{L})[^,;]*?\\s(?:for|pour|para|für|per|voor|dla|pro|do)\\s(.+)|^(?:for|pour)\\s(.+)|^${things}\\s(.+)`,
  'iu',
);

/**
 * "Silicone case for iPhone": the category of what goes with the device that a title says it is for, or with those that `shelf`
 * holds; undefined: it does not.
 */
export function accessoryIn(title: string, shelf?: string): string | undefined {
  const [, ...behind] = goesWith.exec(title) ?? [];
  const device = behind.find((text) => text !== undefined);
  const key = device && (shelf ?? keyNamedIn(device, isDevice));
  return key ? accessoriesOf[key] : undefined;
}

/** Whether a category holds devices, which what goes with them is taken for where a shop has one shelf for both. */
export function isDevice(key: string): boolean {
  return key in accessoriesOf;
}
