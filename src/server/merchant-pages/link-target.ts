import { isNetworkHost, isNetworkLink } from '../feeds/service.ts';
import { anyOf } from '../language/any-of.ts';

/** What lies behind links of affiliate networks is visited by people, never by us, who would be counted. */
const isNetwork = ({ hostname, href }: URL): boolean => isNetworkHost(hostname) || isNetworkLink(href);

/** Without the dot in which a host may end: it would be another site's, and no network's. */
function webAddress(text: string | undefined): URL | undefined {
  if (text === undefined || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}

/** An address written within a part of a path: `prf.hn/click/camref:1/destination:https%3A%2F%2F…`. */
function destinationIn({ pathname }: URL): string | undefined {
  const [, written] = /\/destination:(.+)$/i.exec(pathname) ?? [];
  try {
    return written && decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** How many networks one behind the other are looked through. */
const maxNetworks = 3;

/**
 * The merchant's page that a link leads to, read from the link alone: that of an affiliate network says it in one of its
 * parameters, or not at all. undefined: it does not, or is no address of the web.
 */
export function pageBehind(link: string): URL | undefined {
  let url = webAddress(link);
  for (let passed = 0; url && isNetwork(url); passed++) {
    if (passed === maxNetworks) return undefined;
    const written = [destinationIn(url), ...url.searchParams.values()];
    url = written.map(webAddress).find((found) => found !== undefined);
  }
  return url;
}

/** Parameters by which shops and networks know where a visitor came from. */
const tracking = new RegExp(
  `^${anyOf`
    utm_|mtm_|pk_|piwik_|at_(?:medium|campaign|custom|term|source|variant|platform|creation|channel)|gad_|_ga$|_gl$
    wt[._]|ran(?:mid|eaid|siteid)$
    ${anyOf`
      gcl(?:id|src)|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|epik|srsltid|mc_[ce]id|awc
      zanpid|cjevent|irclickid|irgwc|clickref|click_ref|clickid|affid|aff_id|aff_sub\d?|affiliate|affiliation|afsrc
      sv1|sv_campaign_id|xtor|xts|cmpid|cmp|cm_mmc|s_kwcid|ef_id|sc_(?:cmp|src|eh|uid)|trk|tduid|effi_id|ectrans
      kwanko|eerid|wgu|wgexpiry|source(?:id)?|ref_|_pos|_sid|_ss|_psq|psafe_param|spm
    `}$
  `}`,
  'i',
);

export const isTracking = (parameter: string): boolean => tracking.test(parameter);

/** Percent-encodings in one form. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const hostOf = ({ host }: URL): string => host.replace(/^(?:www|m)\./, '');

/** What an address is known by, whatever its protocol, tracking parameters, their order and a last slash. */
export function pageKey(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !isTracking(name));
  const query = new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
  return query.size > 0 ? `${pathKey(url)}?${query}` : pathKey(url);
}

/** The same without any parameter. */
export const pathKey = (url: URL): string => `${hostOf(url)}${plainPath(url.pathname).replace(/\/+$/, '')}`;
