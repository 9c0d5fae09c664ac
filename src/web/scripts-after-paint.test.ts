import { expect, it } from 'vitest';
import { withScriptsAfterPaint } from './scripts-after-paint.ts';

const document = `<head><link rel="modulepreload" nonce="n" href="/assets/manifest.js"/><link rel="modulepreload" nonce="n" href="/assets/vendor.js"/></head><body>&lt;link rel=&quot;modulepreload&quot;<script nonce="n">first()</script><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"french/home":route1};

import("/assets/entry.js");</script></body>`;

it('loads no script of the router before the page starts it, and the same ones then', () => {
  const html = withScriptsAfterPaint(document);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '&lt;link rel=&quot;modulepreload&quot;<script nonce="n">first()</script><script nonce="n">',
  );
  expect(html).toContain('for(const href of ["/assets/manifest.js","/assets/vendor.js"])');
  expect(html).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")]);window.__reactRouterRouteModules = {"root":route0,"french/home":route1};\n\nimport("/assets/entry.js");',
  );
});

it('leaves a document without scripts as it is', () => {
  expect(withScriptsAfterPaint('<p>$& Oops</p>')).toBe('<p>$& Oops</p>');
});
