// The router's scripts only hydrate a page that is already visible: they are loaded after its style, font and
// first picture, with which they would compete. (The router's own markup loads them at once.)

const preload = /<link rel="modulepreload"[^>]*?\bhref="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*) type="module" async=""([^>]*)>([\s\S]*?)<\/script>/;
const sideImport = /import\s*("[^"]+");/g;
const namedImport = /import \* as (\w+) from ("[^"]+");/g;

/** Maximum milliseconds to wait for the picture. */
const maxForPicture = 1500;

/**
 * Starts hydration once the first picture has loaded and a frame is painted; at once in a background tab, so
 * that it is hydrated when opened.
 */
const starter = (start: string): string =>
  `((start)=>{let begun=false;const begin=()=>{if(!begun){begun=true;start()}};const afterPaint=()=>requestAnimationFrame(()=>setTimeout(begin));if(document.hidden)return begin();const picture=document.querySelector('img[fetchpriority=high]');if(!picture||picture.complete)return afterPaint();picture.addEventListener('load',afterPaint);picture.addEventListener('error',afterPaint);setTimeout(afterPaint,${maxForPicture})})(async()=>{${start}})`;

/** The router's module script as a function: the same modules, imported when it is called. */
function whenCalled(script: string, hrefs: readonly string[]): string {
  const sides = [...script.matchAll(sideImport)].map(([, address = '']) => address);
  const named = [...script.matchAll(namedImport)];
  const rest = script.replace(sideImport, '').replace(namedImport, '').trim();
  const holes = sides.map(() => ',').join('');
  const names = named.map(([, name]) => name).join();
  const imports = [...sides, ...named.map(([, , address]) => address)].map((address) => `import(${address})`);
  const links = `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`;
  return `${links}const [${holes}${names}]=await Promise.all([${imports.join()}]);${rest}`;
}

/** A rendered document whose scripts are loaded after its first paint. Reads its head and its end, not what is between. */
export function withScriptsAfterPaint(html: string): string {
  const headEnd = html.indexOf('</head>');
  const scriptAt = html.lastIndexOf('<script', html.lastIndexOf(' type="module" async=""'));
  if (headEnd < 0 || scriptAt < headEnd) return html;
  const head = html.slice(0, headEnd);
  const hrefs = [...head.matchAll(preload)].map(([, href = '']) => href);
  const end = html
    .slice(scriptAt)
    .replace(
      moduleScript,
      (_, before: string, after: string, script: string) =>
        `<script${before}${after}>${starter(whenCalled(script, hrefs))}</script>`,
    );
  return head.replace(preload, '') + html.slice(headEnd, scriptAt) + end;
}
