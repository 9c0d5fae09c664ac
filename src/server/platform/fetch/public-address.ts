import { BlockList, isIP } from 'node:net';

/** IPv4 that is not somebody's host on the internet (IANA special-purpose registry, multicast, reserved). */
const internalV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** IPv6 hosts of the internet live in 2000::/3: everything else is refused without being listed. */
const globalV6 = ['2000::', 3] as const;

/** Within it: special purposes, documentation, and 6to4 and Teredo, which carry an IPv4 address inside. */
const internalV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

function listOf(ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family);
  return list;
}

const internal4 = listOf(internalV4, 'ipv4');
const global6 = listOf([globalV6], 'ipv6');
const internal6 = listOf(internalV6, 'ipv6');

/**
 * Whether an IP address in text form is a host on the public internet. Anything else is false: private, loopback,
 * link-local, multicast and reserved ranges, IPv4 inside IPv6, zones, and what is no address.
 */
export function isPublicAddress(address: string): boolean {
  // A zone names a link of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !internal4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !internal6.check(address, 'ipv6');
}
