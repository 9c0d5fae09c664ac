import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Picture } from '../../../contract/catalogue/schema.ts';
import { ProductImage } from './product-image.tsx';

const picture: Picture = {
  name: 'abc',
  width: 640,
  height: 480,
  sizes: [160, 640],
  formats: ['avif', 'webp'],
};

const render = (props: Partial<Parameters<typeof ProductImage>[0]>) =>
  renderToStaticMarkup(createElement(ProductImage, { src: null, alt: '', size: 320, ...props }));

it('lets the browser choose among our copies, with the room they need', () => {
  const html = render({ src: '/pictures/abc-640.webp', picture, sizes: '50vw' });
  expect(html).toContain(
    '<source type="image/avif" srcSet="/pictures/abc-160.avif 160w, /pictures/abc-640.avif 640w" sizes="50vw"/>',
  );
  expect(html).toContain('srcSet="/pictures/abc-160.webp 160w, /pictures/abc-640.webp 640w"');
  expect(html).toMatch(/loading="lazy".* src="\/pictures\/abc-640\.webp".* width="640" height="480"/);
});

it('offers AVIF only where there is some', () => {
  const html = render({ src: '/pictures/abc-640.webp', picture: { ...picture, formats: ['webp'] } });
  expect(html).not.toContain('<source');
  expect(html).toContain('sizes="320px"');
});

it('loads the first picture at once, before others', () => {
  expect(render({ src: '/a.webp', isPriority: true })).toMatch(/loading="eager" fetchPriority="high"/);
});

it('shows the placeholder until there is a picture', () => {
  expect(render({})).toMatch(/src="\/placeholder\.svg".* width="320" height="320"/);
});
