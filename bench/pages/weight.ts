/**
 * What a first visit loads: `node bench/pages/weight.ts ORIGIN PATH…` prints the brotli bytes of each page's
 * document, scripts, styles, fonts and icons, as the page's own links name them.
 */
import { argv } from 'node:process';

/** Bytes as they come over the wire; `fetch` would only tell the length after decompression. */
async function bytesOf(address: URL): Promise<number> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const body = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? body.byteLength);
}

const linkOf = (kind: RegExp) => (html: string) => [
  ...new Set([...html.matchAll(kind)].map(([, address = '']) => address.split('#')[0] ?? '')),
];

const kinds = {
  script: linkOf(/"(\/assets\/[^"]+\.js)"/g),
  style: linkOf(/<link[^>]+href="([^"]+\.css)#?"/g),
  icons: linkOf(/<use href="([^"]+)"/g),
};

const [origin, ...paths] = argv.slice(2);
if (!origin || paths.length === 0) throw new Error('Usage: node bench/pages/weight.ts ORIGIN PATH…');
for (const path of paths) {
  const address = new URL(path, origin);
  const html = await (await fetch(address)).text();
  const weights = Object.entries(kinds).map(async ([kind, links]) => {
    const bytes = await Promise.all(links(html).map((link) => bytesOf(new URL(link, origin))));
    return [kind, bytes.reduce((sum, each) => sum + each, 0)] as const;
  });
  console.log(path, { document: await bytesOf(address), ...Object.fromEntries(await Promise.all(weights)) });
}
