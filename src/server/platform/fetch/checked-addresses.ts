import { lookup as resolveName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';

export type HostAddress = { address: string; family: number };

/** Which addresses may be reached. */
export type AddressOptions = {
  /** Whether plain http is allowed as well. */
  allowHttp?: boolean;
  /** Internal addresses that are allowed, on any port: a proxy, a test's server. */
  allowAddresses?: readonly string[];
  /** Resolves a name to all its addresses. */
  resolve?: (hostname: string) => Promise<HostAddress[]>;
};

export const resolveAll = (hostname: string): Promise<HostAddress[]> => resolveName(hostname, { all: true });

const invalid = (message: string) => new FetchError('address_invalid', message);
export const refused = (message: string) => new FetchError('address_refused', message);

/** IPv6 addresses are in brackets in a URL. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether an address may be requested. @throws FetchError */
export function parseAddress(
  text: string,
  base: string | undefined,
  { allowHttp }: Pick<Required<AddressOptions>, 'allowHttp'>,
): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url) throw invalid('no address');
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    throw invalid(`${url.protocol} is not allowed`);
  }
  if (url.username || url.password) throw invalid('address with a password');
  return url;
}

/** All addresses of the host. @throws FetchError */
export async function addressesOf(
  url: URL,
  { resolve }: Pick<Required<AddressOptions>, 'resolve'>,
): Promise<readonly HostAddress[]> {
  const host = hostOf(url);
  const literal = isIP(host);
  const addresses = literal
    ? [{ address: host, family: literal }]
    : await resolve(host).catch((cause: unknown) => {
        throw new FetchError('name_unknown', `${host} is not known`, { cause });
      });
  if (addresses.length === 0) throw new FetchError('name_unknown', `${host} has no address`);
  return addresses;
}

/** Resolves and checks all addresses of the host: one internal address refuses the host. */
export async function checkedAddresses(
  url: URL,
  settings: Pick<Required<AddressOptions>, 'allowAddresses' | 'resolve'>,
): Promise<readonly HostAddress[]> {
  const addresses = await addressesOf(url, settings);
  for (const { address } of addresses) {
    if (settings.allowAddresses.includes(address)) continue;
    if (!isPublicAddress(address)) throw refused(`${url.hostname} is ${address}, an internal address`);
    // Defaults of the protocol, 80 and 443, are empty here.
    if (url.port !== '') throw invalid(`port ${url.port} is not allowed`);
  }
  return addresses;
}

/** Pins the checked addresses, so that no second DNS lookup is made. */
export function pinnedTo(addresses: readonly HostAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const wanted = addresses.filter(({ family }) => !options.family || options.family === family);
    const [first] = wanted;
    if (options.all) callback(null, wanted);
    else if (first) callback(null, first.address, first.family);
    else callback(Object.assign(new Error('no address of this family'), { code: 'ENOTFOUND' }), '');
  };
}
