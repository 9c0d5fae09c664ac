/**
 * `robots.txt`: what crawlers need not ask for. `/go` leads to merchants and its clicks are counted; a list in another
 * order holds the same products. Pages that are kept out of results say so themselves (`noindex`), so that crawlers
 * must be able to read them.
 */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *
Disallow: /go/
Disallow: /api/
Allow: /api/docs
Disallow: /*?*sortBy=

Sitemap: ${publicUrl}/sitemap.xml
`;
