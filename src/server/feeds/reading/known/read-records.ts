import type { FeedRecord, RecordParser } from '../feed-record.ts';
import type { Decoder } from '../text/text-decoding.ts';
import type { KnownRecords } from './known-records.ts';
import { findRawRecord, type RawRecord, type RawSeed, type RecordEnds, skipRecords } from './raw-records.ts';

/** Records of a feed's last file, and what tells this one's records apart by their bytes. */
export type KnownBytes = {
  records: KnownRecords;
  ends: RecordEnds;
  seed: RawSeed;
  onSeen(again: boolean): void;
};

const replacement = '\ufffd';

/**
 * Reads a chunk of a file, from record to record: one whose bytes are known is passed over, where the parser is between two
 * records. What its bytes are taken for is only a guess: it is remembered where the parser has found just this one record in
 * them, and was between two again. So the same bytes at such a place are the same record.
 */
function readKnown(chunk: Buffer, decoder: Decoder, parser: RecordParser, known: KnownBytes): FeedRecord[] {
  const { records, ends, seed, onSeen } = known;
  const found: FeedRecord[] = [];
  const raw: RawRecord = { end: 0, lines: 0, hash: 0 };
  /** The first byte of a record may be the last of a chunk: it is not known by its others. */
  const isAtRecord = () => decoder.isWhole() && parser.isBetween();
  let at = 0;
  let isBetween = 'newline' in ends && isAtRecord();
  /** How many may begin before the parser is asked again whether it is between two: more each time, as it reads them anew. */
  let ahead = 1;

  function read(end: number): string {
    const text = decoder.decode(chunk.subarray(at, end));
    parser.push(text);
    at = end;
    return text;
  }

  while (at < chunk.length) {
    if (!isBetween) {
      const end = skipRecords(chunk, at, ends, ahead);
      if (end < 0) break;
      read(end);
      isBetween = isAtRecord();
      for (const record of parser.take()) found.push(record);
      ahead = isBetween ? 1 : 2 * ahead;
      continue;
    }
    if (!findRawRecord(chunk, at, ends, seed, raw)) break;
    const { end, lines, hash } = raw;
    const seen = records.see(hash);
    if (seen) {
      parser.pass(lines, () => chunk.toString('utf8', at, end));
      onSeen(seen === 'again');
      at = end;
      continue;
    }
    const text = read(end);
    isBetween = isAtRecord();
    const taken = parser.take();
    const [record] = taken;
    if (isBetween && taken.length === 1 && record?.fault === undefined && !text.includes(replacement))
      if (record && record.hash > 0) records.note(hash, record.hash);
    for (const each of taken) found.push(each);
  }
  if (at < chunk.length) {
    read(chunk.length);
    for (const record of parser.take()) found.push(record);
  }
  return found;
}

/** Records of what is left of a file behind `head`, in batches of a chunk each. `known`: asked once the head was read. */
export async function* readRecords(
  head: string,
  chunks: AsyncIterable<Buffer>,
  decoder: Decoder,
  parser: RecordParser,
  known: (encoding: string) => KnownBytes | undefined,
): AsyncGenerator<FeedRecord[]> {
  parser.push(head);
  yield parser.take();
  for await (const chunk of chunks) {
    decoder.look(chunk);
    const bytes = known(decoder.encoding());
    if (bytes) yield readKnown(chunk, decoder, parser, bytes);
    else {
      parser.push(decoder.decode(chunk));
      yield parser.take();
    }
  }
  parser.push(decoder.end());
  parser.end();
  yield parser.take();
}
