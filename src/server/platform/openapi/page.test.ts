import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { errorStatuses } from '../../../contract/errors/error-codes.ts';
import { createOpenApi } from './openapi-document.ts';
import { renderDocumentPage } from './page.ts';
import { documentPagePolicy } from './page-assets.ts';

const base = 'https://shop.test/api';
const document = createOpenApi({ version: '1.0.0', publicUrl: 'https://shop.test', prefix: '/api' });
const page = renderDocumentPage(document, { base, perMinute: 1200, hasOpenData: true });
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

/** What stands between the place of an id and the next heading of a part. */
const partOf = (id: string): string => page.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';

test('tells every call and shape under its subject, in English', () => {
  expect(page).toContain('<html lang="en">');
  expect(ids).toEqual(expect.arrayContaining(Object.keys(calls)));
  for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`);
  const places = document.tags.map(({ name }) => page.indexOf(`>${name}</h2>`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page.indexOf('id="login"')).toBeGreaterThan(page.indexOf('>Accounts</h2>'));
  expect(page.indexOf('id="login"')).toBeLessThan(page.indexOf('>Favourites</h2>'));
});

test.each([
  ['tokens', /Authorization: Bearer TOKEN[\s\S]*90 days[\s\S]*401 means/],
  ['errors', new RegExp(Object.keys(errorStatuses).join('[\\s\\S]*'))],
  ['paging', /X-Total-Count[\s\S]*Link[\s\S]*<code>q<\/code> means the same/],
  ['limits', /1200 uncached responses a minute[\s\S]*Retry-After/],
  ['languages', /Accept-Language[\s\S]*nameFr/],
  ['money', /euros with two decimals[\s\S]*deliveryKnown/],
])('explains %s once, before the calls', (topic, words) => {
  expect(partOf(`about-${topic}`)).toMatch(words);
  expect(page.indexOf(`id="about-${topic}"`)).toBeLessThan(page.indexOf('id="listProducts"'));
});

test('says of each call how to make it in a shell', () => {
  expect(partOf('setAlert')).toContain(`curl -X POST &#39;${base}/alerts&#39;`);
  expect(partOf('setAlert')).toContain('Authorization: Bearer TOKEN');
  expect(partOf('setAlert')).toContain('-d &#39;{&quot;productId&quot;:&quot;1042&quot;');
  expect(partOf('listProducts')).toContain(
    `curl &#39;${base}/products?category=Computer+Components&amp;search=rtx+5070&#39;`,
  );
  expect(partOf('listProducts')).not.toContain('TOKEN');
  expect(partOf('createProduct')).toContain('-F &#39;images=@picture.jpg&#39;');
  expect(partOf('startSignInWithGoogle')).toContain('303');
});

test('names nothing twice, and links to what it has', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

test('loads nothing from elsewhere, and runs its own script alone', () => {
  expect(page).not.toMatch(/<link|<img|style="|src="|onclick|href="(?:https?:)?\/\//);
  for (const [tag, directive] of [
    ['style', 'style-src'],
    ['script', 'script-src'],
  ]) {
    const found = [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))];
    expect(found).toHaveLength(1);
    const hash = createHash('sha256').update(String(found[0]?.[1])).digest('base64');
    expect(documentPagePolicy).toContain(`${directive} 'sha256-${hash}'`);
  }
});
