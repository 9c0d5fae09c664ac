import { describe, expect, it } from 'vitest';
import { withPages } from '../helpers/in-browser.ts';
import { findSchemaErrors } from '../helpers/schema-org.ts';

const opened = withPages({ pages: 'kept' });
const { open } = opened;

type Thing = { '@type': string; [property: string]: unknown };

const contents = (selector: string, attribute = 'content') =>
  opened.page
    .locator(`head ${selector}`)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), attribute);
const property = async (name: string) => (await contents(`meta[property="${name}"]`))[0];

async function readThings(): Promise<Thing[]> {
  const blocks = await opened.page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => (JSON.parse(block) as { '@graph': Thing[] })['@graph']);
}
const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

/** Path without language, and what its structured data are about. */
const findable: [string, string[]][] = [
  ['', ['WebSite']],
  // Home under its other path: known by its first.
  ['/products', ['WebSite']],
  ['/category/Laptops', ['BreadcrumbList', 'ItemList']],
  ['/category/Computer%20Components?page=2', ['BreadcrumbList', 'ItemList']],
  ['/product/1', ['Product', 'BreadcrumbList']],
  ['/product/2?days=30', ['Product', 'BreadcrumbList']],
  ['/how-we-rank', []],
];
const hidden = [
  '/products?search=ryzen',
  '/products?search=nothing%20like%20this',
  '/category/Home',
  '/product/5',
  '/compare/1',
  '/comparePrice',
  '/no-such-page',
];
/** What the French ones say in structured data. */
const said: Thing[] = [];
const canonicalOf = (path: string) => path.replace(/\?days=.*|^\/products$/, '');

describe.each(['fr', 'en'])('pages that are to be found, in %s', (language) => {
  const other = language === 'fr' ? 'en' : 'fr';

  it.each(findable)(
    `/${language}%s says what it is, where it stands and how it is shared`,
    async (path, types) => {
      expect(await open(`/${language}${path}`)).toBe(200);
      const canonical = canonicalOf(path);
      const { origin } = opened.server;
      expect(await opened.page.locator('head title').count()).toBe(1);
      expect(await opened.page.title()).toMatch(/Visavis/);
      expect(await contents('meta[name=robots]')).toEqual(['max-image-preview:large']);
      expect(await contents('link[rel=canonical]', 'href')).toEqual([`${origin}/${language}${canonical}`]);
      expect((await contents('link[hreflang]', 'href')).sort()).toEqual(
        [`${origin}/fr${canonical}`, `${origin}/en${canonical}`, `${origin}${canonical || '/'}`].sort(),
      );
      const [description] = await contents('meta[name=description]');
      expect(description?.length).toBeGreaterThan(30);
      expect(description?.length).toBeLessThanOrEqual(200);
      expect(await property('og:title')).toBeTruthy();
      expect(await property('og:description')).toBe(description);
      expect(await property('og:url')).toBe(`${origin}/${language}${canonical}`);
      expect(await property('og:locale')).toMatch(language);
      expect(await property('og:locale:alternate')).toMatch(other);
      expect(await property('og:image')).toMatch(`${origin}/`);
      expect(await contents('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
      const things = await readThings();
      expect(typesOf(things)).toEqual(types);
      if (language === 'fr') said.push(...things);
    },
  );
});

it.each(hidden)('/fr%s is kept out of search engines, and is shared all the same', async (path) => {
  await open(`/fr${path}`);
  expect(await contents('meta[name=robots]')).toEqual(['noindex']);
  expect(await contents('link[rel=canonical]', 'href')).toEqual([]);
  expect(await contents('link[hreflang]', 'href')).toEqual([]);
  expect(await property('og:title')).toBeTruthy();
  expect(await readThings()).toEqual([]);
});

it('shares a product with a picture of its own, whose address changes with the price', async () => {
  await open('/en/product/1');
  expect(await property('og:type')).toBe('product');
  expect(await property('og:image')).toMatch(/\/share\/en\/1\.png\?v=\d+-\d+I$/);
  expect(await property('og:image:alt')).toBe('AMD Ryzen 7 9800X3D');
});

it('says nothing on any page that schema.org does not know', async () => {
  expect(said.length).toBeGreaterThan(5);
  expect(await findSchemaErrors(said)).toEqual([]);
});

it('follows a visitor from page to page', async () => {
  await open('/en/category/Laptops');
  await opened.page.locator('main .card-title a').first().click();
  await opened.page.waitForURL(/\/en\/product\/\d+$/);
  await expect.poll(() => contents('link[rel=canonical]', 'href')).toEqual([opened.page.url()]);
  // Structured data are for who asks the server: those of the page before are gone, at least.
  expect(await opened.page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(['']);
});
