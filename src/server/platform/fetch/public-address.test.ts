import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('addresses of the public internet', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4007:80c::200e',
  ])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this host', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, cloud metadata', '169.254.169.254'],
    ['protocol assignments', '192.0.0.8'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.7'],
    ['documentation', '203.0.113.7'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.251'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped IPv4', '::ffff:127.0.0.1'],
    ['mapped IPv4', '::ffff:8.8.8.8'],
    ['compatible IPv4', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::7f00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['6to4', '2002:7f00:1::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456:789a::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['zone', '2606:4700::1111%eth0'],
    ['decimal', '2130706433'],
    ['short', '127.1'],
    ['octal', '0177.0.0.1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('%s: %s is none', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  const inRange = (first: number[], low: number, high: number) =>
    fc
      .tuple(fc.integer({ min: low, max: high }), fc.nat(255), fc.nat(255), fc.nat(255))
      .map((rest) => [...first, ...rest].slice(0, 4).join('.'));

  const internal = fc.oneof(
    inRange([10], 0, 255),
    inRange([127], 0, 255),
    inRange([172], 16, 31),
    inRange([192, 168], 0, 255),
    inRange([169, 254], 0, 255),
    inRange([100], 64, 127),
    inRange([], 224, 255),
  );

  it('no internal IPv4 address is one, whichever way it is written into IPv6', () => {
    fc.assert(
      fc.property(internal, (address) => {
        const hex = address
          .split('.')
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')
          .replace(/(.{4})(.{4})/, '$1:$2');
        const forms = [
          `::ffff:${address}`,
          `::${address}`,
          `::ffff:${hex}`,
          `64:ff9b::${hex}`,
          `2002:${hex}::`,
        ];
        return [address, ...forms].every((form) => !isPublicAddress(form));
      }),
    );
  });

  it('outside 2000::/3 no IPv6 address is one', () => {
    const group = fc.nat(0xffff).map((value) => value.toString(16));
    const first = fc.nat(0xffff).filter((value) => value >> 13 !== 1);
    fc.assert(
      fc.property(first, fc.array(group, { minLength: 7, maxLength: 7 }), (start, rest) => {
        return !isPublicAddress([start.toString(16), ...rest].join(':'));
      }),
    );
  });

  it('judges any text without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended()), (text) => {
        isPublicAddress(text);
      }),
    );
  });
});
