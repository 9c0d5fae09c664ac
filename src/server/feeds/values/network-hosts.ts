/** Hosts of affiliate networks: their links lead to shops. Kwanko is `metaffiliation.com` as well. */
const networks = [
  '7eer.net',
  'admitad.com',
  'affilae.com',
  'anrdoezrs.net',
  'awin1.com',
  'belboon.com',
  'belboon.de',
  'daisycon.com',
  'doubleclick.net',
  'dpbolvw.net',
  'ds1.nl',
  'effiliation.com',
  'evyy.net',
  'jdoqocy.com',
  'kelkoogroup.net',
  'kqzyfj.com',
  'kwanko.com',
  'linksynergy.com',
  'metaffiliation.com',
  'ojrq.net',
  'partnerize.com',
  'prf.hn',
  'publicidees.com',
  'redirectingat.com',
  'shareasale.com',
  'sjv.io',
  'tkqlhce.com',
  'tradedoubler.com',
  'tradetracker.net',
  'webgains.com',
  'zanox.com',
  'zenaps.com',
];

/** `host`: as URLs have it. The dot in which it may end is no other host's. */
export function isNetworkHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return networks.some((network) => name === network || name.endsWith(`.${network}`));
}

/** A link of Kwanko's on a part of the shop's own site: "https://jaz.shop.example/?P51140F4598315S1UB4131b501847V4". */
const kwanko = /^https?:\/\/([a-z]{3})\.([a-z\d-]+(?:\.[a-z\d-]+)+)\/\?P5[\dA-F]{9}/i;
/** What sites of several owners end with: no shop's own. */
const shared =
  /^(?:(?:ac|com?|edu|gov|gouv|ltd|me|net|org|plc)\.[a-z]{2}|(?:blogspot|herokuapp|myshopify|weebly|wixsite|wordpress)\.com|github\.io|(?:netlify|vercel|web)\.app|pages\.dev)$/i;

/** The shop's host, where a link of a network is on a part of its site. */
export function shopOfNetworkLink(link: string): string | undefined {
  const [, part = '', site] = kwanko.exec(link) ?? [];
  if (site === undefined) return undefined;
  return (shared.test(site) ? `${part}.${site}` : site).toLowerCase();
}

/** Daisycon's, on hosts that are many and come and go: "https://ab12.example/c/?si=1&li=2&wi=3". */
const daisycon = /\/c\/\?si=\d+&li=\d+&wi=\d/i;
/** TradeTracker's, on the shop's own site: "https://shop.example/tt/?tt=1_2_3_&r=%2Fp%2F1". */
const tradetracker = /[?&]tt=\d+_\d+_\d+_/i;

/** Whether a link is a network's by its form, whatever its host. */
export const isNetworkLink = (link: string): boolean =>
  kwanko.test(link) || daisycon.test(link) || tradetracker.test(link);

/** Whether a link's host is a network's that its form tells alone. */
export const isOnUnnamedHost = (link: string): boolean => daisycon.test(link);
