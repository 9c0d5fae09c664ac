import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { mendXml } from './mend-xml.ts';
import { countLines, linesBeforeAmpersand, markupOf, mendRecord } from './xml-markup.ts';
import { createXmlParser, writeXml } from './xml-parser.ts';

export type XmlEvents = {
  open(name: string, attributes: Record<string, string>): void;
  text(piece: string): void;
  close(name: string): void;
  /** The record that was opened last is broken: what was told of it does not count, elements in it are closed. */
  broken(record: BrokenRecord): void;
  /** The record that was opened last is told anew, mended: what was told of it does not count, `depth` elements are open. */
  again(depth: number): void;
  /** NUL was left out. */
  nul(): void;
};

/** `depth`: elements that are open around it; `text`: its own, as far as it was read. */
export type BrokenRecord = { line: number; depth: number; text: string };

/** The element that is a record, as it is written, and on which level it stands, from 1, where that is known. */
export type RecordElement = { name: string; level?: number };

export type RecordXml = {
  /** @throws FeedFileError where the XML is broken and no record begins behind that, or holds a DOCTYPE */
  write(piece: string): void;
  /** Whether all elements are closed. @throws FeedFileError */
  end(): boolean;
  /** Called where a record begins: whether the one before is complete, with nothing but white space behind it. */
  isBetween(): boolean;
  /** Passes over a record of so many lines, between two. */
  pass(lines: number): void;
};

/** What is no XML: the parser cannot go on. */
class BrokenXml extends Error {}

/**
 * A streaming reader of XML that holds records: one that is broken is left out, unless it is sound once its texts are escaped, and
 * a new parser goes on with the next inside the same elements. What is broken before the first one is mended. Without `record` whatever is broken fails the file. The markup
 * of texts is no element.
 */
export function createRecordXml(events: XmlEvents, record?: RecordElement): RecordXml {
  const start = record && `<${record.name}`;
  /** Elements that are open; markup has no name. */
  const stack: string[] = [];
  /** Elements around records, once one was met. */
  let around: string[] | undefined;
  let isInRecord = false;
  /** The element that is closed, of a record or around records, until it is clear that nothing else has closed it. */
  let closing: string | undefined;
  let isClosingRecord = false;
  /** The text since a record began, and on which line that was. */
  let written = '';
  let beganOn = 1;
  /** Why reading has stopped until the next record begins, and on which line the text goes on. */
  let stopped: { line: number; message: string } | undefined;
  /** Whether the record on which it has stopped is still to be told as broken. */
  let isPending = false;
  let nextLine = 1;
  let isResuming = false;
  /** Whether no record has begun yet. */
  let isHead = start !== undefined;
  let linesBefore = 0;
  let rest = '';
  /** Characters that the parser was given, and how many of them before it met the end of the last record; -1: none did. */
  let given = 0;
  let closedAt = -1;
  /** Whether something stands behind the root that is no XML, as servers write it: none of it is read. */
  let isOver = false;
  let parser = createParser();

  function settle(): void {
    if (closing === undefined) return;
    const name = closing;
    closing = undefined;
    events.close(name);
  }

  /** Below a record and a field of it; before a record is known, where lists of articles have texts. */
  const isInField = () => stack.length >= (isInRecord ? (around as string[]).length + 2 : 3);

  function createParser() {
    const made = createXmlParser();
    const onText = (piece: string) => {
      settle();
      events.text(piece);
    };
    made.on('error', ({ message }) => {
      throw new BrokenXml(message.slice(0, 200));
    });
    made.on('opentag', ({ name, attributes }) => {
      settle();
      const markup = isInField() && name !== record?.name ? markupOf(name, attributes) : undefined;
      stack.push(markup === undefined ? name : '');
      if (isResuming) return;
      if (markup !== undefined) {
        events.text(markup);
        return;
      }
      if (!isInRecord && name === record?.name && stack.length === (record.level ?? stack.length)) {
        around = stack.slice(0, -1);
        isInRecord = true;
      }
      events.open(name, attributes);
    });
    made.on('text', onText);
    made.on('cdata', onText);
    made.on('closetag', ({ name }) => {
      settle();
      if (stack.pop() === '') {
        events.text(markupOf(name, {}) ?? '');
        return;
      }
      if (around === undefined || (isInRecord && stack.length > around.length)) {
        events.close(name);
        return;
      }
      closing = name;
      isClosingRecord = isInRecord;
      if (isInRecord) closedAt = made.position;
      isInRecord = false;
    });
    return made;
  }

  const failed = ({ line, message }: { line: number; message: string }) =>
    new FeedFileError('xml_broken', { detail: `line ${line}: ${message}` });

  /** Leaves out the record that is open or just closed. */
  function stop(line: number, message: string): void {
    if (around === undefined && !isHead) throw failed({ line, message });
    isPending ||= isInRecord || (closing !== undefined && isClosingRecord);
    isInRecord = false;
    closing = undefined;
    stopped = { line, message };
    nextLine = beganOn + countLines(written);
  }

  /** What stands before the first record, told anew and mended where it is broken: nothing of an article is in it. */
  function endHead(): void {
    isHead = false;
    // Not all of it is held.
    if (written.length >= limits.record) {
      if (stopped) throw failed(stopped);
      return;
    }
    const lines = linesBeforeAmpersand(written);
    if (!stopped && lines === undefined) return;
    const fault = stopped ?? { line: 1 + (lines ?? 0), message: 'an ampersand that begins no reference.' };
    const mended = mendXml(written);
    events.again(0);
    stack.length = 0;
    closing = undefined;
    stopped = undefined;
    parser = createParser();
    given = mended.length;
    // What follows its last element is left out.
    linesBefore = countLines(written) - countLines(mended);
    try {
      writeXml(parser, mended, events.nul);
    } catch (error) {
      if (error instanceof BrokenXml) throw failed(fault);
      throw error;
    }
  }

  /** Tells the broken record whose whole text is known: mended, where that is certain. */
  function tellBroken(text: string): void {
    if (!isPending || !stopped) return;
    isPending = false;
    const fault = stopped;
    const mended = text.length < limits.record ? mendRecord(text) : text;
    if (mended !== text && isReadAgain(mended)) return;
    events.broken({ line: fault.line, depth: (around as string[]).length, text });
    isInRecord = false;
    closing = undefined;
    isPending = false;
    stopped = fault;
    nextLine = beganOn + countLines(text);
  }

  function isReadAgain(mended: string): boolean {
    events.again((around as string[]).length);
    nextLine = beganOn;
    resume();
    try {
      given += mended.length;
      writeXml(parser, mended, events.nul);
      return !isInRecord;
    } catch (error) {
      if (error instanceof BrokenXml) return false;
      throw error;
    }
  }

  /** A new parser inside the elements around records, for text that begins on `nextLine`. */
  function resume(): void {
    stack.length = 0;
    parser = createParser();
    isResuming = true;
    const opened = (around as string[]).map((name) => `<${name}>`).join('');
    parser.write(opened);
    given = opened.length;
    closedAt = -1;
    isResuming = false;
    linesBefore = nextLine - 1;
    stopped = undefined;
  }

  function parse(text: string): void {
    if (text === '') return;
    if (stopped) nextLine += countLines(text);
    if (written.length < limits.record) written += text;
    if (stopped || isOver) return;
    given += text.length;
    try {
      writeXml(parser, text, events.nul);
    } catch (error) {
      if (!(error instanceof BrokenXml)) throw error;
      isOver = around !== undefined && stack.length === 0;
      if (!isOver) stop(linesBefore + parser.line, error.message);
    }
  }

  /** Called where a record may begin: one that is still open there was never closed, or its end was not seen. */
  function begin(): void {
    if (isHead) endHead();
    if (!stopped) settle();
    if (isInRecord) {
      const lines = linesBeforeAmpersand(written);
      const isUnclosed = stack.length === (around as string[]).length + 1;
      if (lines !== undefined) stop(beganOn + lines, 'an ampersand that begins no reference.');
      else if (isUnclosed) stop(linesBefore + parser.line, 'an element that is not closed.');
    }
    tellBroken(written);
    settle();
    if (stopped) resume();
    beganOn = linesBefore + parser.line;
    written = '';
  }

  /** Where a record may begin from a place on; -1: nowhere in this text. */
  function findStart(text: string, from: number): number {
    if (start === undefined) return -1;
    for (let at = text.indexOf(start, from); at >= 0; at = text.indexOf(start, at + 1)) {
      const next = text.charCodeAt(at + start.length);
      // White space, "/" or ">".
      if (next <= 32 || next === 47 || next === 62) return at;
    }
    return -1;
  }

  /** Goes on behind the end of the last record, where that one is broken. */
  function passLast(): void {
    if (around === undefined) return;
    const end = written.lastIndexOf(`</${record?.name}`);
    const behind = end < 0 ? -1 : written.indexOf('>', end);
    if (behind < 0) return;
    const lines = linesBeforeAmpersand(written);
    if (isInRecord && lines !== undefined) stop(beganOn + lines, 'an ampersand that begins no reference.');
    if (!stopped) return;
    tellBroken(written.slice(0, behind + 1));
    if (stopped) {
      nextLine = beganOn + countLines(written.slice(0, behind));
      resume();
    }
    const after = written.slice(behind + 1);
    written = '';
    parse(after);
  }

  return {
    write(piece) {
      const text = rest + piece;
      // The name of an element may go on in the next piece.
      const last = start === undefined ? -1 : text.lastIndexOf('<');
      const end = last >= 0 && text.length - last <= (start as string).length ? last : text.length;
      rest = text.slice(end);
      let from = 0;
      for (let at = findStart(text, 0); at >= 0; at = findStart(text, at + 1)) {
        parse(text.slice(from, at));
        begin();
        from = at;
      }
      parse(text.slice(from, end));
    },
    end() {
      parse(rest);
      rest = '';
      passLast();
      if (stopped) throw failed(stopped);
      settle();
      if (stack.length > 0) return false;
      if (isOver) return true;
      try {
        parser.close();
      } catch (error) {
        if (error instanceof BrokenXml)
          throw failed({ line: linesBefore + parser.line, message: error.message });
        throw error;
      }
      return true;
    },
    isBetween() {
      // It does not go on in the tag that follows.
      parse(rest);
      rest = '';
      const behind = written.length - written.trimEnd().length;
      begin();
      if (stopped || isInRecord || around === undefined) return false;
      return stack.length === around.length && closedAt >= 0 && closedAt === given - behind;
    },
    pass(lines) {
      linesBefore += lines;
    },
  };
}
