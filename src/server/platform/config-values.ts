import { isIP } from 'node:net';
import { z } from 'zod';
import { isEmail } from '../../contract/accounts/account-rules.ts';

// Parsers of environment variables: each returns the value that the program uses, and its error says what is
// expected.

const databaseProtocols = ['postgres:', 'postgresql:'];

/** Parses text, or throws with what was expected instead. */
export const parsed = <T>(expected: string, parse: (text: string) => T | undefined) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value === undefined) context.addIssue({ code: 'custom', message: `expected ${expected}` });
    return value as T;
  });

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

export const flag = parsed('1 or 0', (text) => ({ '1': true, '0': false, true: true, false: false })[text]);

export const port = parsed('a port number from 0 to 65535', (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
);

export const requestsPerMinute = parsed('a whole number, 0 for no limit', (text) =>
  /^\d{1,7}$/.test(text) ? Number(text) : undefined,
);

/** As `nice` counts. */
export const niceness = parsed('a whole number from 0 to 19', (text) =>
  /^1?\d$/.test(text) ? Number(text) : undefined,
);
export const processCount = parsed('a whole number from 1 to 64', (text) =>
  /^[1-9]\d?$/.test(text) && Number(text) <= 64 ? Number(text) : undefined,
);

export const days = (min: number, max: number, or = '') =>
  parsed(`a whole number of days from ${min} to ${max}${or}`, (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    return (number >= min && number <= max) || (or && number === 0) ? number : undefined;
  });
const maxKeeping = 36_500;
/** Not personal data. */
export const daysOrForEver = (min: number) => days(min, maxKeeping, ', 0 for ever');

export const origin = parsed('an address such as https://shop.example, without a path', (text) => {
  const url = urlOf(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin && !url.username ? url.origin : undefined;
});

export const origins = parsed('origins such as https://app.example,https://partner.example', (text) => {
  const named = text.split(',').map((name) => name.trim());
  return named.every((name) => /^https?:/.test(name) && urlOf(name)?.origin === name) ? named : undefined;
});

export const databaseUrl = parsed(
  'an address such as postgresql://user:password@host:5432/database',
  (text) => (databaseProtocols.includes(urlOf(text)?.protocol ?? '') ? text : undefined),
);

/** All nodes must have the protocol, user and password of the first one. */
export const searchNodes = parsed('nodes such as https://user:password@host:9200,other:9200', (text) => {
  const [first = '', ...others] = text.split(',').map((each) => each.trim());
  const url = urlOf(first);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const login = url.username ? `${url.username}:${url.password}@` : '';
  const nodes = [
    first,
    ...others.map((each) => (each.includes('://') ? each : `${url.protocol}//${login}${each}`)),
  ];
  const isNode = (node: string) => {
    const parts = urlOf(node);
    return (
      parts && /^https?:$/.test(parts.protocol) && parts.pathname === '/' && !parts.search && !parts.hash
    );
  };
  return nodes.every(isNode) ? nodes.map((node) => node.replace(/\/$/, '')) : undefined;
});

export const searchPrefix = parsed('small letters, digits and dashes, a letter first', (text) =>
  /^[a-z][a-z\d-]{0,40}$/.test(text) ? text : undefined,
);

export const proxies = parsed('1, 0 or the addresses of your proxies: 10.0.0.0/8,192.168.1.1', (text) => {
  if (text === '1' || text === '0') return text === '1';
  return /^[\da-f.:/, ]+$|^(loopback|linklocal|uniquelocal)$/i.test(text) ? text : undefined;
});

export const ipAddresses = parsed('IP addresses: 10.0.0.5,fd00::5', (text) => {
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every((address) => isIP(address)) ? addresses : undefined;
});

export const token = parsed('at least 16 characters without spaces', (text) =>
  /^\S{16,}$/.test(text) ? text : undefined,
);

export const secret = parsed('at least 32 characters', (text) => (text.length >= 32 ? text : undefined));

export const httpUrl = parsed('an address such as https://accounts.google.com', (text) =>
  /^https?:$/.test(urlOf(text)?.protocol ?? '') ? text.replace(/\/+$/, '') : undefined,
);

export const smtpUrl = parsed('an address such as smtp://user:password@host:587', (text) =>
  ['smtp:', 'smtps:'].includes(urlOf(text)?.protocol ?? '') && urlOf(text)?.hostname ? text : undefined,
);

export const mailAddress = parsed('an e-mail address', (text) => (isEmail(text) ? text : undefined));

export const bucket = parsed('the name of a bucket: small letters, digits, dots and dashes', (text) =>
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text) ? text : undefined,
);

/** One variable for both, so that a price never stands with the date of another. */
export const electricity = parsed(
  'euros per kWh and the day from which they hold, such as 0.194 2026-02-01',
  (text) => {
    const [, euros = '', since = ''] = /^(\d(?:\.\d{1,4})?) (20\d\d-\d\d-\d\d)$/.exec(text) ?? [];
    return Number(euros) > 0 && z.iso.date().safeParse(since).success
      ? { euros: Number(euros), since }
      : undefined;
  },
);

export const licence = parsed(
  'the licence’s name and address, such as ODbL-1.0 https://opendatacommons.org/licenses/odbl/1-0/',
  (text) => {
    const [, name = '', url = ''] = /^(.{1,100}) (https:\/\/\S{1,300})$/.exec(text) ?? [];
    return URL.canParse(url) ? { name, url } : undefined;
  },
);
