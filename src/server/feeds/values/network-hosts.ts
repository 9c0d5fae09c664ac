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

export const isNetworkHost = (host: string): boolean =>
  networks.some((network) => host === network || host.endsWith(`.${network}`));

/** A link of Kwanko's on a part of the shop's own site: "https://jaz.shop.example/?P51140F4598315S1UB4131b501847V4". */
const onShop = /^https?:\/\/[a-z]{2,4}\.([a-z\d-]+(?:\.[a-z\d-]+)+)\/\?P[\dA-F]{10}/i;

/** The shop's host, where a link of a network is on its site. */
export const shopOfNetworkLink = (link: string): string | undefined => onShop.exec(link)?.[1]?.toLowerCase();
