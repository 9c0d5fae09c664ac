import { Parser } from 'htmlparser2';
import { createMicrodata } from './microdata.ts';

const maxBlocks = 50;
const maxBlockLength = 500_000;
/** Letters parsed at a time, so that nothing else waits for a long page. */
const portion = 65_536;
/** Elements within one another; what is deeper is no page to read. For each end tag that nothing began, all are gone through. */
const maxDepth = 1_000;

/** Without the line ends and semicolons behind it: a pattern would try each place of a long row of blanks anew. */
function withoutTail(text: string): string {
  let { length } = text;
  while (length > 0 && (text[length - 1] === ';' || text[length - 1]?.trim() === '')) length--;
  return text.slice(0, length);
}

/** Invalid blocks are left out: many a page has one. Line breaks within texts are the usual fault. */
function parseBlock(text: string): unknown[] {
  const begun = text.trimStart().replace(/^(?:<!--|\/\*.*?\*\/|<!\[CDATA\[)/, '');
  const tidy = withoutTail(begun).replace(/(?:-->|\]\]>)$/, '');
  for (const candidate of [tidy, tidy.replaceAll(/[\r\n\t]/g, ' ')]) {
    try {
      return [JSON.parse(candidate)];
    } catch {
      // The next form of it.
    }
  }
  return [];
}

/**
 * What a page says in JSON-LD and microdata, each thing as one object. `pause` is awaited between portions of the page.
 */
export async function readHtmlData(html: string, pause: () => Promise<unknown>): Promise<unknown[]> {
  const blocks: string[] = [];
  const microdata = createMicrodata();
  let block: string | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      const isJsonLd = name === 'script' && /^\s*application\/ld\+json\b/i.test(attributes.type ?? '');
      if (isJsonLd && blocks.length < maxBlocks) block = '';
      microdata.open(name, attributes);
    },
    ontext(text) {
      if (block === undefined) microdata.text(text);
      else if (block.length + text.length <= maxBlockLength) block += text;
    },
    onclosetag(name) {
      depth--;
      if (block !== undefined && name === 'script') {
        blocks.push(block);
        block = undefined;
      }
      microdata.close();
    },
  });
  for (let at = 0; at < html.length && depth <= maxDepth; at += portion) {
    parser.write(html.slice(at, at + portion));
    await pause();
  }
  parser.end();
  return [...blocks.flatMap(parseBlock), ...microdata.items()];
}
