import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { mendXml } from './mend-xml.ts';
import { createRecordStarts, lastEndTag, noRecordStarts } from './record-starts.ts';
import { BrokenXml, createRecordTags, type RecordElement, type TagEvents } from './record-tags.ts';
import { countLines, linesBeforeAmpersand, mendRecord } from './xml-markup.ts';

export type XmlEvents = TagEvents & {
  /** The record that was opened last is broken: what was told of it does not count, elements in it are closed. */
  broken(record: BrokenRecord): void;
  /** The record that was opened last is told anew, mended: what was told of it does not count, `depth` elements are open. */
  again(depth: number): void;
};

/** `depth`: elements that are open around it; `text`: its own, as far as it was read. */
export type BrokenRecord = { line: number; depth: number; text: string };

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

type Fault = { line: number; message: string };

const bareAmpersand = 'an ampersand that begins no reference.';

const failed = ({ line, message }: Fault) =>
  new FeedFileError('xml_broken', { detail: `line ${line}: ${message}` });

/** Runs what may meet broken XML; returns its message. */
function messageOf(read: () => void): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof BrokenXml) return error.message;
    throw error;
  }
}

/**
 * A streaming reader of XML that holds records: one that is broken is left out, unless it is sound once its texts are escaped, and
 * a new parser goes on with the next inside the same elements. What is broken before the first one is mended. Without `record`
 * whatever is broken fails the file.
 */
export function createRecordXml(events: XmlEvents, record?: RecordElement): RecordXml {
  const tags = createRecordTags(events, record);
  const starts = record ? createRecordStarts(record.name) : noRecordStarts;
  /** The text since a record began, and on which line that was. */
  let written = '';
  let beganOn = 1;
  /** Why reading has stopped until the next record begins, and on which line the text goes on. */
  let stopped: Fault | undefined;
  let nextLine = 1;
  /** Whether the record on which it has stopped is still to be told as broken. */
  let isPending = false;
  /** Whether no record has begun yet. */
  let isHead = record !== undefined;
  let linesBefore = 0;
  /** Whether something stands behind the root that is no XML, as servers write it: none of it is read. */
  let isOver = false;

  const lineNow = () => linesBefore + tags.line();

  /** Leaves out the record that is open or just closed. */
  function stop(fault: Fault): void {
    if (tags.depthAround() === undefined && !isHead) throw failed(fault);
    if (tags.takeBack()) isPending = true;
    stopped = fault;
    nextLine = beganOn + countLines(written);
  }

  /** Goes on inside the elements around records, with text that begins on `nextLine`. */
  function resume(): void {
    tags.reopen();
    linesBefore = nextLine - 1;
    stopped = undefined;
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
    const fault = stopped ?? { line: 1 + (lines ?? 0), message: bareAmpersand };
    const mended = mendXml(written);
    events.again(0);
    stopped = undefined;
    tags.reopen();
    // What follows its last element is left out.
    linesBefore = countLines(written) - countLines(mended);
    if (messageOf(() => tags.write(mended)) !== undefined) throw failed(fault);
  }

  /** Whether the record is sound once it is mended. */
  function isReadAgain(mended: string): boolean {
    events.again(tags.depthAround() as number);
    nextLine = beganOn;
    resume();
    return messageOf(() => tags.write(mended)) === undefined && !tags.isInRecord();
  }

  /** Tells the broken record whose whole text is known: mended, where that is certain. */
  function tellBroken(text: string): void {
    if (!isPending || !stopped) return;
    isPending = false;
    const fault = stopped;
    const mended = text.length < limits.record ? mendRecord(text) : text;
    if (mended !== text && isReadAgain(mended)) return;
    events.broken({ line: fault.line, depth: tags.depthAround() as number, text });
    tags.takeBack();
    stopped = fault;
    nextLine = beganOn + countLines(text);
  }

  function parse(text: string): void {
    if (text === '') return;
    if (stopped) nextLine += countLines(text);
    if (written.length < limits.record) written += text;
    if (stopped || isOver) return;
    const message = messageOf(() => tags.write(text));
    if (message === undefined) return;
    isOver = tags.depthAround() !== undefined && tags.isClosed();
    if (!isOver) stop({ line: lineNow(), message });
  }

  /** A record that is still open was never closed, or its end was not seen. */
  function stopOpen(): void {
    if (!tags.isInRecord()) return;
    const lines = linesBeforeAmpersand(written);
    if (lines !== undefined) stop({ line: beganOn + lines, message: bareAmpersand });
    else if (tags.isOnlyRecordOpen()) stop({ line: lineNow(), message: 'an element that is not closed.' });
  }

  /** Called where a record may begin. */
  function begin(): void {
    if (isHead) endHead();
    if (!stopped) tags.settle();
    stopOpen();
    tellBroken(written);
    tags.settle();
    if (stopped) resume();
    beganOn = lineNow();
    written = '';
  }

  /** Goes on behind the end of the last record, where that one is broken. */
  function passLast(): void {
    if (tags.depthAround() === undefined || !record) return;
    const end = lastEndTag(written, record.name);
    const behind = end < 0 ? -1 : written.indexOf('>', end);
    if (behind < 0) return;
    const lines = linesBeforeAmpersand(written);
    if (tags.isInRecord() && lines !== undefined) stop({ line: beganOn + lines, message: bareAmpersand });
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
      const [before = '', ...records] = starts.part(piece);
      parse(before);
      for (const text of records) {
        begin();
        parse(text);
      }
    },
    end() {
      parse(starts.rest());
      passLast();
      if (stopped) throw failed(stopped);
      tags.settle();
      if (!tags.isClosed()) return false;
      if (isOver) return true;
      const message = messageOf(tags.end);
      if (message !== undefined) throw failed({ line: lineNow(), message });
      return true;
    },
    isBetween() {
      // It does not go on in the tag that follows.
      parse(starts.rest());
      const behind = written.length - written.trimEnd().length;
      begin();
      return !stopped && tags.hasEndedBefore(behind);
    },
    pass(lines) {
      linesBefore += lines;
    },
  };
}
