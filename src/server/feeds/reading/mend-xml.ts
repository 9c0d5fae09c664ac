// Markup that is taken as a whole, then tags: CDATA, comment, processing instruction, tag.
const markup =
  /(<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)|<(\/?)([A-Za-z_][\w:.-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>/g;

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
  let mended = '';
  let from = 0;
  for (const match of head.matchAll(markup)) {
    const [whole, asIs, slash, name = '', , closes] = match;
    mended += mendText(head.slice(from, match.index));
    from = match.index + whole.length;
    if (asIs !== undefined) mended += asIs;
    else if (slash === '') {
      mended += whole.replace(/&(?!#?[A-Za-z\d]{1,40};)/g, '&amp;');
      if (closes === '') open.push(name);
    } else if (open.includes(name)) {
      for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
        mended += `</${inner}>`;
        if (inner === name) break;
      }
    }
  }
  return mended;
}
