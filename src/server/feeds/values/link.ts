import type { Rejection } from '../rejection.ts';

const maxLength = 2_000;
const soundHttps =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][\w!#$%&'()*+,./:;=?@[\]~-]*)?$/i;

/** Hosts of affiliate networks that respond on https, whatever the feed writes. */
const upgradable = /^http:\/\/(?=(?:www\.)?awin1\.com\/)/i;

/** Hosts whose http: addresses lead to the same pages under https: some, or whichever there are. */
export type SecureHosts = readonly string[] | 'all';

/** "//shop.example/1", "www.shop.example/1": whether under https, they do not say. */
const withoutScheme = /^(?:\/\/(?=[a-z0-9-]+\.)|(?=www\.[a-z0-9-]+\.[a-z0-9.-]+(?:[/?#]\S*)?$))/i;

/** An address as a page would link to it, with its scheme. */
export const withScheme = (address: string): string => address.trim().replace(withoutScheme, 'http://');

/** Whether an address can stay byte by byte as it is: a port or the numbers of a host may still be none (":99999", "1.2.3.999"). */
const isSoundHttps = (address: string): boolean => soundHttps.test(address) && URL.canParse(address);

/** An https address that can be redirected to, normalised; undefined where it is none. */
export function parseLink(text: string, hosts: SecureHosts = []): string | undefined {
  const address = text.trim();
  if (address.length > maxLength) return undefined;
  if (isSoundHttps(address)) return address;
  const given = withScheme(address);
  const link = isUpgradable(given, hosts) ? `https${given.slice('http'.length)}` : given;
  return isSoundHttps(link) ? link : normalise(link, ['https:']);
}

function isUpgradable(address: string, hosts: SecureHosts): boolean {
  const host = plainHostOf(address);
  return host !== undefined && (hosts === 'all' || hosts.includes(host) || upgradable.test(address));
}

/** The host of an http: address; undefined where it is none, or has a port or a password. */
export function plainHostOf(address: string): string | undefined {
  const text = withScheme(address);
  if (!/^http:/i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, port, username, password } = new URL(text);
  return port === '' && username === '' && password === '' ? hostname : undefined;
}

/**
 * What a shop's system was to replace by a value: "{{handle}}", "%%id%%", "{% … %}", "{handle}" before a query, in a query only
 * what names an address. Others there are filled in by advertisers as a link is followed: "utm_campaign={{campaign.name}}".
 */
const unfilled = [
  /^[^?#]*(?:\{[{%]|%7B%(?:7B|25)|%%[\w.-]{1,80}%%|\{[\w .-]{1,80}\})/i,
  /(?:\{\{|%7B%7B|%%)[\s\w.-]{0,60}(?:url|link|handle|slug)\s?(?:\}\}|%7D%7D|%%)/i,
];
const isUnfilled = (text: string) => unfilled.some((pattern) => pattern.test(text));

/** A row's link, or why it has none that can be published. */
export function readLink(
  text: string,
  hosts: SecureHosts | undefined,
): { link: string } | Pick<Rejection, 'reason' | 'detail'> {
  if (text.trim() === '') return { reason: 'link_missing' };
  if (isUnfilled(text)) return { reason: 'link_unfilled' };
  const link = parseLink(text, hosts);
  if (link !== undefined) return { link };
  const host = plainHostOf(text);
  return host === undefined ? { reason: 'link_invalid' } : { reason: 'link_http', detail: host };
}

/** The address of a picture, http or https; null where there is none. The worker fetches it, pages never do. */
export function parseImageAddress(text: string): string | null {
  const address = text.trim();
  if (address === '' || address.length > maxLength) return null;
  return isSoundHttps(address) ? address : (normalise(withScheme(address), ['http:', 'https:']) ?? null);
}

function normalise(address: string, protocols: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isSound = protocols.includes(url.protocol) && url.username === '' && url.password === '';
  return isSound && url.hostname !== '' && url.href.length <= maxLength ? url.href : undefined;
}

/** Host of an address without "www."; undefined where it is no address. */
export function hostOf(address: string): string | undefined {
  return URL.parse(address)?.hostname.replace(/^www\./, '') || undefined;
}
