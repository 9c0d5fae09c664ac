import { prologOf } from './xml-parser.ts';

// What begins markup that is taken as a whole: CDATA, comment, processing instruction; else a tag. A name ends where it
// ends: given back letter by letter, a long one would take the square of its length.
const markup =
  /(<!\[CDATA\[|<!--|<\?)|<(\/?)([A-Za-z_][\w:.-]*)(?![\w:.-])((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>/g;

/** What ends it. */
const ends: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' };

type Markup = {
  index: number;
  whole: string;
  isAsIs: boolean;
  isEnd: boolean;
  name: string;
  isEmpty: boolean;
};

/** All markup of a text. What nothing ends is text, and its end is not looked for again. */
function* listMarkup(text: string): Generator<Markup> {
  const endless = new Set<string>();
  const tags = new RegExp(markup);
  for (let match = tags.exec(text); match; match = tags.exec(text)) {
    const [whole, opened, slash, name = '', , closes] = match;
    const found = { index: match.index, whole, isEnd: slash === '/', name, isEmpty: closes === '/' };
    if (opened === undefined) {
      yield { ...found, isAsIs: false };
      continue;
    }
    const end = ends[opened] as string;
    const at = endless.has(end) ? -1 : text.indexOf(end, tags.lastIndex);
    if (at < 0) {
      endless.add(end);
      continue;
    }
    tags.lastIndex = at + end.length;
    yield { ...found, whole: text.slice(match.index, tags.lastIndex), isAsIs: true };
  }
}

const mendText = (text: string) =>
  text
    .replaceAll(']]>', '')
    .replace(/&(?!#?[A-Za-z\d]{1,40};)/g, '&amp;')
    .replaceAll('<', '&lt;');

/**
 * A file's beginning with its elements closed where they have to be, for finding out what it holds although an item of it is
 * broken. The file itself is never mended: such items are rejected.
 */
export function mendXml(head: string): string {
  const open: string[] = [];
  /** How often each name is among them: many end tags that nothing began would each go through all. */
  const opened = new Map<string, number>();
  const count = (name: string, change: number) => opened.set(name, (opened.get(name) ?? 0) + change);
  let mended = prologOf(head);
  const body = head.slice(mended.length);
  let from = 0;
  for (const { index, whole, isAsIs, isEnd, name, isEmpty } of listMarkup(body)) {
    mended += mendText(body.slice(from, index));
    from = index + whole.length;
    if (isAsIs) mended += whole;
    else if (!isEnd) {
      mended += whole.replace(/&(?!#?[A-Za-z\d]{1,40};)/g, '&amp;');
      if (isEmpty) continue;
      open.push(name);
      count(name, 1);
    } else if ((opened.get(name) ?? 0) > 0) {
      for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
        count(inner, -1);
        mended += `</${inner}>`;
        if (inner === name) break;
      }
    }
  }
  return mended;
}
