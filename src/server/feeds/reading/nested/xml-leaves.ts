import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { createXmlParser, plainName, writeXml } from '../xml-parser.ts';
import { deepest, isKeyName, type LeafEvents, notePart, type Pair, tellNamed } from './nested-leaves.ts';

type Element = { path: string; name: string; key: string; pair: Pair };

export type XmlLeaves = {
  /** @throws FeedFileError where the XML is broken, too deep or holds a DOCTYPE */
  push(text: string): void;
  /** Whether all elements are closed; then nothing may follow. @throws FeedFileError */
  end(): boolean;
};

/**
 * A streaming reader of any XML that tells each element's and attribute's text by its path. Prefixes of namespaces are
 * left out; `onNul`: NUL was left out.
 */
export function createXmlLeaves(events: LeafEvents, onNul: () => void): XmlLeaves {
  const parser = createXmlParser();
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

  parser.on('opentag', ({ name: written, attributes }) => {
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
  });
  const onText = (piece: string) => {
    if (text.length + piece.length <= limits.record) text += piece;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
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
  });

  return {
    push: (piece) => writeXml(parser, piece, onNul),
    end() {
      if (open.length > 0) return false;
      parser.close();
      return true;
    },
  };
}
