/** Names of query parameters that choose a size on an article's page. */
const sizeParameter =
  /size|taille|pointure|gr(?:oe|o|ö)(?:ss|ß)e|talla|taglia|maat|variant|sku|combination|id_product_attribute/i;
/** What shops raise when they draw a picture anew. */
const versionParameter = /^(?:v|ver|version|t|ts|time|timestamp|_|rev|w|h|width|height)$/i;
const placeholder =
  /\/(?:brand|logo)s?\/|no[-_]?(?:image|photo|picture)|placeholder|default\.|coming[-_]?soon/i;

/** The page that all sizes of an article have: its address without what chooses one. */
export function pageOf(link: string, size: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  const wanted = size.trim().toLowerCase();
  const kept = [...url.searchParams].filter(
    ([name, value]) => !sizeParameter.test(name) && value.toLowerCase() !== wanted,
  );
  const slug = RegExp.escape(wanted.replace(/[^\p{L}\d]+/gu, '-'));
  const path =
    slug === '' ? url.pathname : url.pathname.replace(new RegExp(`[-_/]${slug}(?=/?$|\\.html?$)`, 'iu'), '');
  return `${url.host}${path}?${new URLSearchParams(kept.sort())}`;
}

/** What a picture's address says of what it shows; '' for those that stand for many things. */
export function pictureOf(address: string): string {
  if (placeholder.test(address) || !URL.canParse(address)) return '';
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => !versionParameter.test(name));
  return `${url.host}${url.pathname}?${new URLSearchParams(kept)}`;
}
