const ourParameter = 'visavis_ref';
const networks = [{ host: /(^|\.)awin1\.com$/, parameter: 'clickref' }] as const;

/**
 * A merchant's link with our click reference, in the parameter that its network reports back
 * (Awin: `clickref`). The rest of the query stays as it is, byte by byte: networks sign links.
 * @throws TypeError if the link is no absolute address
 */
export function withClickReference(link: string, reference: string): string {
  const url = new URL(link);
  const parameter = networks.find(({ host }) => host.test(url.hostname))?.parameter ?? ourParameter;
  const others = url.search
    .slice(1)
    .split('&')
    .filter((entry) => entry !== '' && entry.split('=', 1)[0] !== parameter);
  url.search = [...others, `${parameter}=${encodeURIComponent(reference)}`].join('&');
  return url.href;
}
