import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, type EntryContext, Scripts, ServerRouter } from 'react-router';
import { expect, it } from 'vitest';
import { withLoadedData } from './loaded-data.ts';

const route = { id: 'root', path: '/', module: '/assets/root.js' };
const responses = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
};

/** What the router hands to `entry.server.tsx` for a page that has scripts and nothing else. */
async function contextOf(parts: readonly Uint8Array[]): Promise<EntryContext> {
  const found = await createStaticHandler([route]).query(new Request('http://shop.test/'));
  if (found instanceof Response) throw new Error('no page');
  return {
    manifest: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: { root: { ...route, ...responses, imports: [], clientActionModule: undefined } },
      url: '/assets/manifest.js',
      version: '1',
    } as unknown as EntryContext['manifest'],
    routeModules: { root: { default: () => createElement(Scripts) } },
    branches: [],
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
    renderMeta: {},
    serverHandoffString: '{}',
    serverHandoffStream: new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
    staticHandlerContext: found,
  };
}

it('has the router write all data in the pass that draws the page, and characters that come in two parts', async () => {
  const bytes = new TextEncoder().encode('["é€</script>"]');
  const contextAtHand = await withLoadedData(await contextOf([bytes.slice(0, 3), bytes.slice(3)]));
  // A rendering that is tried again, as where a script has still to load, finds them too.
  for (const context of [contextAtHand(), contextAtHand()]) {
    const html = renderToString(
      createElement(ServerRouter, { context, url: 'http://shop.test/', nonce: 'n' }),
    );
    expect(html).toContain('enqueue("[\\"é€\\u003c/script\\u003e\\"]")');
    expect(html).toContain('streamController.close()');
    expect(html).not.toContain('<!--$!-->');
  }
});
