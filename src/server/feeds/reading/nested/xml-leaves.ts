import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { type BrokenRecord, createRecordXml, type RecordXml } from '../xml/record-xml.ts';
import { plainName } from '../xml/xml-parser.ts';
import { deepest, isKeyName, type LeafEvents, notePart, type Pair, tellNamed } from './nested-leaves.ts';

type Element = { path: string; name: string; key: string; pair: Pair };

export type XmlLeaves = Pick<RecordXml, 'end' | 'isBetween' | 'pass'> & {
  /** @throws FeedFileError where the XML is broken, too deep or holds a DOCTYPE */
  push(text: string): void;
};

/** What is wrong with a record: NUL was left out, or it is broken, and what was told of it does not count. */
export type XmlFaults = {
  onNul(): void;
  onBroken(record: BrokenRecord): void;
  /** What was told of the record that is open does not count: it is told anew. */
  onAgain(): void;
};

const ignored: XmlFaults = { onNul: () => undefined, onBroken: () => undefined, onAgain: () => undefined };

/** The element that is a record: its path, and its name as it is written. */
export type RecordPath = { path: string; written: string };

/**
 * A streaming reader of any XML that tells each element's and attribute's text by its path. Prefixes of namespaces are
 * left out. `record`: the element of which one may be broken without the others.
 */
export function createXmlLeaves(
  events: LeafEvents,
  { onNul, onBroken, onAgain }: XmlFaults = ignored,
  record?: RecordPath,
): XmlLeaves {
  const open: Element[] = [];
  const plainNames = new Map<string, string>();
  let text = '';

  /** Hostile files have many names: only so many are kept. */
  function plain(name: string): string {
    const known = plainNames.get(name);
    if (known !== undefined) return known;
    const made = plainName(name);
    if (plainNames.size < limits.columns) plainNames.set(name, made);
    return made;
  }

  function onOpen(written: string, attributes: Record<string, string>): void {
    const parent = open.at(-1);
    const name = plain(written);
    const path = parent ? `${parent.path}/${name}` : name;
    const element: Element = { path, name, key: '', pair: {} };
    open.push(element);
    if (open.length > deepest) throw new FeedFileError('xml_deep');
    events.open(path, written);
    for (const [attribute, value] of Object.entries(attributes)) {
      const plainAttribute = plain(attribute);
      if (attribute.startsWith('xmlns') || value === '') continue;
      events.leaf(`${path}@${plainAttribute}`, value);
      if (isKeyName(plainAttribute)) element.key = value;
      notePart(element.pair, plainAttribute, value);
    }
    text = '';
  }

  function onClose(): void {
    const element = open.pop() as Element;
    const value = text.trim();
    const { path, key, pair } = element;
    events.leaf(path, value);
    if (value !== '' && key !== '') tellNamed(events, path, key, value);
    else if (pair.key && pair.value) tellNamed(events, path, pair.key, pair.value);
    const parent = open.at(-1);
    if (parent && value !== '') notePart(parent.pair, element.name, value);
    events.close(path);
    text = '';
  }

  const around = record?.path.slice(0, record.path.lastIndexOf('/') + 1);

  const xml = createRecordXml(
    {
      open: onOpen,
      close: onClose,
      text(piece) {
        if (text.length + piece.length <= limits.record) text += piece;
      },
      broken(found) {
        open.length = found.depth;
        text = '';
        onBroken(found);
      },
      again(depth) {
        open.length = depth;
        text = '';
        onAgain();
      },
      nul: onNul,
    },
    record && { name: record.written, level: record.path.split('/').length },
  );
  return {
    push: xml.write,
    end: xml.end,
    // Elements of a record's name may stand elsewhere, too, where they are none: among removed products, say.
    isBetween: () => xml.isBetween() && `${open.at(-1)?.path}/` === around,
    pass: xml.pass,
  };
}
