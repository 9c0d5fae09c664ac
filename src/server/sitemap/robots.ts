/**
 * `robots.txt`: what crawlers need not ask for. `/go` leads to merchants and its clicks are counted; orders of
 * a list show what the list shows. Pages that are kept out of results say so themselves (`noindex`), and have
 * to be read to be heard.
 */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *
Disallow: /go/
Disallow: /api/
Allow: /api/docs
Disallow: /*?*sortBy=

Sitemap: ${publicUrl}/sitemap.xml
`;
