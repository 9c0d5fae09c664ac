import { expect, it } from 'vitest';
import { addresses } from '../../contract/addresses.ts';
import { robotsText } from './robots.ts';
import { pageEntries, sitemapIndex } from './xml.ts';

const publicUrl = 'https://shop.test';
const changedAt = new Date('2026-11-21T08:00:00Z');

it('names a page once in each language, each time with all of its addresses', () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="fr" href="https://shop.test/fr/product/5"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.test/en/product/5"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.test/product/5"/>';
  const lastModified = '<lastmod>2026-11-21T08:00:00.000Z</lastmod>';
  expect(pageEntries(publicUrl, { path: (language) => addresses.product(language, '5'), changedAt })).toBe(
    `<url><loc>https://shop.test/fr/product/5</loc>${lastModified}${links}</url>\n` +
      `<url><loc>https://shop.test/en/product/5</loc>${lastModified}${links}</url>\n`,
  );
});

it('leaves out the time of a change that is not known, and names home as its head does', () => {
  const entries = pageEntries(publicUrl, { path: addresses.home });
  expect(entries).not.toContain('lastmod');
  expect(entries).toContain('hreflang="x-default" href="https://shop.test/"');
});

it('needs no escapes for any category', () => {
  const entries = pageEntries(publicUrl, { path: (language) => addresses.category(language, 'A & B <"\'>') });
  expect(entries.match(/<loc>(.*?)<\/loc>/)?.[1]).toBe(
    "https://shop.test/fr/category/A%20%26%20B%20%3C%22'%3E",
  );
});

it('names sitemaps with the time of their last change', () => {
  expect(
    sitemapIndex([{ address: `${publicUrl}/a.xml`, changedAt }, { address: `${publicUrl}/b.xml` }]),
  ).toContain(
    '<sitemap><loc>https://shop.test/a.xml</loc><lastmod>2026-11-21T08:00:00.000Z</lastmod></sitemap>\n' +
      '<sitemap><loc>https://shop.test/b.xml</loc></sitemap>\n',
  );
});

it('names the index in robots.txt by its whole address', () => {
  expect(robotsText(publicUrl)).toMatch(/^Sitemap: https:\/\/shop\.test\/sitemap\.xml$/m);
});
