import { markupOf } from './xml-markup.ts';
import { createXmlParser, writeXml } from './xml-parser.ts';

export type TagEvents = {
  open(name: string, attributes: Record<string, string>): void;
  text(piece: string): void;
  close(name: string): void;
  /** NUL was left out. */
  nul(): void;
};

/** The element that is a record, as it is written, and on which level it stands, from 1, where that is known. */
export type RecordElement = { name: string; level?: number };

/** Of elements that were taken for markup no name is kept. */
const anyMarkup = 'b';

/** What is no XML: the parser cannot go on. */
export class BrokenXml extends Error {}

export type RecordTags = {
  /** The parser's line, from 1 where it began. */
  line(): number;
  isInRecord(): boolean;
  /** How many elements are open around records; undefined: no record was met yet. */
  depthAround(): number | undefined;
  /** Whether all elements are closed. */
  isClosed(): boolean;
  /** Whether of a record nothing is open but itself. */
  isOnlyRecordOpen(): boolean;
  /** Whether the last record ended so many characters ago, and nothing has begun since. */
  hasEndedBefore(characters: number): boolean;
  /** @throws BrokenXml */
  write(text: string): void;
  /** @throws BrokenXml the text has not ended */
  end(): void;
  /** Tells the end that is still to be told. */
  settle(): void;
  /** Takes back the record that is open, or whose end is not told yet; returns whether there was one. */
  takeBack(): boolean;
  /** Goes on with a new parser inside the elements around records, which are not told again. */
  reopen(): void;
};

/**
 * Reads sound XML and tells its elements; the markup of texts is none. The end of a record, or of an element around records, is
 * told at the next tag or by `settle`: only then is it clear that nothing else has closed it.
 */
export function createRecordTags(events: TagEvents, record: RecordElement | undefined): RecordTags {
  /** Elements that are open; markup has no name. */
  let stack: string[] = [];
  let around: readonly string[] | undefined;
  let isInRecord = false;
  /** The element whose end is still to be told. */
  let closing: { name: string; isRecord: boolean } | undefined;
  let isReopening = false;
  /** Characters that the parser was given, and how many of them before it met the end of the last record; -1: none did. */
  let given = 0;
  let closedAt = -1;
  let parser = createParser();

  function createParser() {
    const made = createXmlParser();
    made.on('error', ({ message }) => {
      throw new BrokenXml(message.slice(0, 200));
    });
    made.on('opentag', ({ name, attributes }) => open(name, attributes));
    made.on('text', tellText);
    made.on('cdata', tellText);
    made.on('closetag', ({ name }) => close(name));
    return made;
  }

  function settle(): void {
    if (closing === undefined) return;
    const { name } = closing;
    closing = undefined;
    events.close(name);
  }

  function tellText(piece: string): void {
    settle();
    events.text(piece);
  }

  /** Below a record and a field of it; before a record is known, where lists of articles have texts. */
  const isInField = () => stack.length >= (isInRecord ? (around as string[]).length + 2 : 3);

  function open(name: string, attributes: Record<string, string>): void {
    settle();
    const markup = isInField() && name !== record?.name ? markupOf(name, attributes) : undefined;
    stack.push(markup === undefined ? name : '');
    if (isReopening) return;
    if (markup !== undefined) {
      events.text(markup);
      return;
    }
    if (!isInRecord && name === record?.name && stack.length === (record.level ?? stack.length)) {
      around = stack.slice(0, -1);
      isInRecord = true;
    }
    events.open(name, attributes);
  }

  function close(name: string): void {
    settle();
    if (stack.pop() === '') {
      events.text(markupOf(name, {}) ?? '');
      return;
    }
    if (around === undefined || (isInRecord && stack.length > around.length)) {
      events.close(name);
      return;
    }
    closing = { name, isRecord: isInRecord };
    if (isInRecord) closedAt = parser.position;
    isInRecord = false;
  }

  function write(text: string): void {
    given += text.length;
    writeXml(parser, text, events.nul);
  }

  function takeBack(): boolean {
    const isAny = isInRecord || closing?.isRecord === true;
    isInRecord = false;
    closing = undefined;
    return isAny;
  }

  return {
    ...{ settle, write, takeBack },
    line: () => parser.line,
    isInRecord: () => isInRecord,
    depthAround: () => around?.length,
    isClosed: () => stack.length === 0,
    isOnlyRecordOpen: () => isInRecord && stack.length === (around as string[]).length + 1,
    hasEndedBefore: (characters) =>
      !isInRecord && stack.length === around?.length && closedAt >= 0 && closedAt === given - characters,
    end() {
      parser.close();
    },
    reopen() {
      takeBack();
      stack = [];
      parser = createParser();
      given = 0;
      closedAt = -1;
      isReopening = true;
      write((around ?? []).map((name) => `<${name || anyMarkup}>`).join(''));
      isReopening = false;
    },
  };
}
