import { type FileReading, plainReading } from '../../../contract/feeds/feed-fields.ts';
import { hasColumnsOf, type Question, questionsOf, questionsOfColumns } from '../adapters/row-reader.ts';
import { openBytes } from './bytes.ts';
import { nameCurrencyColumn } from './currency-column.ts';
import { createDelimited } from './delimited.ts';
import { FeedFileError } from './feed-file-error.ts';
import type { FeedReader, FeedRecord, FileEnd, RecordParser } from './feed-record.ts';
import { type RawSeed, type RecordEnds, seedOf } from './known/raw-records.ts';
import { type KnownBytes, readRecords } from './known/read-records.ts';
import { columnsOfLayout, type Layout, layoutOf } from './layout.ts';
import { createJsonLeaves } from './nested/json-leaves.ts';
import { createRecordCollector } from './nested/nested-records.ts';
import { createXmlLeaves } from './nested/xml-leaves.ts';
import { type Recognised, recognise } from './recognise.ts';
import { faultOfText, holdsNul, isData, unknownFormat } from './refusing/unknown-format.ts';
import { readingRules, settingOf } from './row-hash.ts';
import { withoutPreface } from './text/preface.ts';
import { createDecoder, type Decoder } from './text/text-decoding.ts';
import { createGoogleXml } from './xml/google-xml.ts';
import type { SpacedNames } from './xml/spaced-names.ts';

/** Characters of a file's start that tell what it is, and bytes that are read at once. */
const usualSizes = { head: 128 * 1024, chunk: 256 * 1024 };

/** Text from the file's start, enough to tell what it is; `isAll`: nothing is behind it. */
async function readHead(
  chunks: AsyncIterator<Buffer>,
  decoder: Decoder,
  headLength = usualSizes.head,
): Promise<{ head: string; isAll: boolean }> {
  let head = '';
  while (head.length < headLength) {
    const next = await chunks.next();
    if (next.done) return { head: withoutPreface(head + decoder.end()), isAll: true };
    decoder.look(next.value);
    head += decoder.decode(next.value);
  }
  return { head: withoutPreface(head), isAll: false };
}

/** More faults of a kind than this mean the file is not what it seems. */
const isMuch = (faults: number, records: number) => faults > Math.max(20, records / 100);

/** Fails at the end where too many bytes are invalid in the detected encoding. */
async function* guardEncoding(
  batches: AsyncIterable<FeedRecord[]>,
  damages: () => number,
  passed: () => number,
): AsyncGenerator<FeedRecord[]> {
  let records = 0;
  let binary = 0;
  for await (const batch of batches) {
    records += batch.length;
    for (const { fault } of batch) if (fault === 'row_nul') binary++;
    if (batch.length > 0) yield batch;
  }
  records += passed();
  if (isMuch(binary, records)) throw new FeedFileError('file_binary');
  if (isMuch(damages(), records)) throw new FeedFileError('encoding_changes');
}

/** How a file's records are read; `ends`: where they end by their bytes, where no record depends on those before it. */
type Parsing = { parser: RecordParser; title: () => string; ends: RecordEnds | undefined };

const noTitle = () => '';

function parseNested(
  kind: 'xml' | 'json',
  { candidate, reader }: Recognised & { kind: 'nested' },
  setting: number,
  end: FileEnd,
): Parsing {
  const collector = createRecordCollector(candidate.record, reader, setting);
  const { record, written } = candidate;
  const { events, onNul, onBroken, onAgain } = collector;
  const leaves =
    kind === 'xml'
      ? createXmlLeaves(
          events,
          { onNul, onAgain, onBroken: (broken) => onBroken('row_xml', broken) },
          { path: record, written },
        )
      : createJsonLeaves(events, { record, onBroken: (broken) => onBroken('row_json', broken) });
  const parser: RecordParser = {
    push: leaves.push,
    end() {
      if (!leaves.end()) end.isCut = true;
    },
    take: collector.take,
    isBetween: leaves.isBetween,
    pass(lines, text) {
      collector.pass();
      leaves.pass(lines, text);
    },
    context: () => '',
  };
  const ends: RecordEnds = kind === 'xml' ? startOf(written) : { newline: 10, quotedBehind: undefined };
  return { parser, title: noTitle, ends: reader.isByItself ? ends : undefined };
}

const startOf = (name: string): RecordEnds => ({ start: Buffer.from(`<${name}`) });

function parsingOf(found: Recognised, kind: Layout['kind'], setting: number, end: FileEnd): Parsing {
  if (found.kind === 'table') {
    const { table, rows } = found;
    const { newline, quoting, delimiter, isPadded } = table.dialect;
    const ends = {
      newline: newline.charCodeAt(0),
      quotedBehind: quoting === 'none' ? undefined : delimiter.charCodeAt(0),
    };
    // Where spaces precede quotes, bytes alone do not tell where a record ends.
    const isByItself = !isPadded && (!('reader' in rows) || rows.reader.isByItself);
    const parser = createDelimited({ ...table, rows, setting }, end);
    return { parser, title: noTitle, ends: isByItself ? ends : undefined };
  }
  if (found.kind === 'nested') return parseNested(kind === 'json' ? 'json' : 'xml', found, setting, end);
  const parser = createGoogleXml(end, found.record, setting);
  return { parser, title: parser.title, ends: startOf(found.record) };
}

/** The same, with the names of elements mended first: then all of it is parsed, whatever its bytes. */
function throughNames(parsing: Parsing, spaced: SpacedNames | undefined): Parsing {
  if (!spaced) return parsing;
  const { parser } = parsing;
  const mended: RecordParser = {
    ...parser,
    push: (text) => parser.push(spaced.mend(text)),
    end() {
      parser.push(spaced.rest());
      parser.end();
    },
  };
  return { ...parsing, parser: mended, ends: undefined };
}

/** All that decides what a record says, besides its bytes, its encoding and what its parser knows. */
function rulesOf(found: Recognised, reading: FileReading): unknown {
  const { format } = found;
  if (found.kind === 'google') return [readingRules, reading, format, found.record];
  if (found.kind === 'nested') {
    const { record, columns } = found.candidate;
    return [readingRules, reading, format, record, columns.map(({ name }) => name)];
  }
  const { header, samples, dialect, surplus, leftOut } = found.table;
  return [
    readingRules,
    reading,
    format,
    header,
    nameCurrencyColumn(header, samples),
    dialect,
    surplus,
    leftOut,
  ];
}

const faultOfQuestion = { link: 'link_template_missing', vat: 'vat_missing' } as const;
/** For who imports by the command. */
const adviceOfQuestion = { link: ' (--link-template)', vat: ' (--vat)' } as const;

/** @throws FeedFileError where the feed's settings have to say something that the file does not */
function refuseUnanswered(
  questions: readonly Question[],
  found: Recognised,
  columns: readonly string[],
): void {
  const [question] = questions;
  if (!question) return;
  const path = usualLinkOf(found, columns) ?? `/products/{${columns[0] ?? 'id'}}`;
  const parameters = question === 'link' ? { path } : {};
  throw new FeedFileError(faultOfQuestion[question], parameters, { advice: adviceOfQuestion[question] });
}

/** How links of such a shop usually are, without its address: of columns that the file has. */
function usualLinkOf(found: Recognised | undefined, columns: readonly string[]): string | null {
  const usual = (found && 'preset' in found && found.preset?.usualLinks) || [];
  return usual.find((template) => hasColumnsOf(template, columns)) ?? null;
}

/** The names of a file's columns, of XML and JSON those of the element that is read. */
const columnsIn = (layout: Layout, found: Recognised | undefined): string[] =>
  columnsOfLayout(layout, {
    record: found && 'candidate' in found ? found.candidate.record : null,
  }).map(({ name }) => name);

const questionsAbout = (found: Recognised, columns: readonly string[], reading: FileReading): Question[] =>
  'preset' in found && found.preset
    ? questionsOf(found.preset, columns, reading)
    : questionsOfColumns(reading.columns ?? {}, reading);

/** The chunks that are left. */
async function* rest(chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  } finally {
    await chunks.return?.();
  }
}

/**
 * Opens a merchant's feed, whatever it is called: gzip, zip or plain; a table, XML or JSON. Format, encoding, delimiter
 * and quoting are told from its content. Memory holds some pieces of `sizes.chunk`.
 * @throws FeedFileError where the file is no feed, or does not tell what its settings have to
 */
export async function openFeed(
  file: string,
  reading: FileReading = plainReading,
  sizes = usualSizes,
): Promise<FeedReader> {
  const end: FileEnd = { isCut: false };
  const bytes = await openBytes(file, end, sizes.chunk);
  const decoder = createDecoder(end);
  const chunks = bytes.chunks[Symbol.asyncIterator]();
  const { head, isAll } = await readHead(chunks, decoder, sizes.head);
  const layout = layoutOf(isAll ? `${head}\n` : head);
  if (layout.kind === 'table' && layout.table?.header.some(holdsNul)) throw new FeedFileError('file_binary');
  const found = recognise(layout, reading);
  if (!found) throw unknownFormat(head, layout, reading, end);
  const columns = columnsIn(layout, found);
  refuseUnanswered(questionsAbout(found, columns, reading), found, columns);
  const { parser, title, ends } = throughNames(
    parsingOf(found, layout.kind, settingOf(reading), end),
    layout.kind === 'table' ? undefined : layout.spaced,
  );
  let passed = 0;
  let known: ((encoding: string) => KnownBytes | undefined) | undefined;
  const records = readRecords(head, rest(chunks), decoder, parser, (encoding) => known?.(encoding));
  return {
    format: found.format,
    vatPercent: vatOf(found, reading),
    batches: guardEncoding(records, decoder.damages, () => passed),
    title,
    size: bytes.size,
    read: bytes.read,
    end,
    passOver(knownRecords, onSeen) {
      if (!ends) return;
      const seeds = new Map<string, RawSeed>();
      const rules = rulesOf(found, reading);
      const seedIn = (encoding: string): RawSeed => {
        const seed = seeds.get(encoding) ?? seedOf([rules, parser.context(), encoding]);
        seeds.set(encoding, seed);
        return seed;
      };
      const onPassed = (again: boolean) => {
        passed++;
        onSeen(again);
      };
      // Line ends of UTF-16 are no bytes of their own.
      known = (encoding) =>
        encoding.startsWith('utf-16')
          ? undefined
          : { records: knownRecords, ends, seed: seedIn(encoding), onSeen: onPassed };
    },
  };
}

/** The VAT in percent to add: a preset knows whether its prices lack it, of others the setting says so. */
function vatOf(found: Recognised, { vatPercent }: FileReading): number {
  if (found.kind === 'nested') return found.reader.vatPercent;
  if (found.kind === 'table' && 'reader' in found.rows) return found.rows.reader.vatPercent;
  return vatPercent ?? 0;
}

/** What is shown of a file before it is imported. */
export type Inspection = {
  layout: Layout;
  found: Recognised | undefined;
  questions: Question[];
  /** How links of such a shop usually are, without its address. */
  usualLink: string | null;
};

/** What a file (its beginning is enough) is, and what its settings still have to say. @throws FeedFileError it is no text */
export async function inspectFeed(file: string, reading: FileReading): Promise<Inspection> {
  const end: FileEnd = { isCut: false };
  const bytes = await openBytes(file, end, usualSizes.chunk);
  const chunks = bytes.chunks[Symbol.asyncIterator]();
  const { head: start, isAll } = await readHead(chunks, createDecoder(end));
  const head = isAll ? `${start}\n` : start;
  await chunks.return?.();
  if (holdsNul(head.split(/[\r\n]/, 1)[0] ?? '')) throw new FeedFileError('file_binary');
  const layout = layoutOf(head);
  const found = recognise(layout, reading);
  if (!found && isData(head)) throw new FeedFileError('file_data');
  const fault = found ? undefined : faultOfText(head, layout);
  if (fault) throw fault;
  const columns = columnsIn(layout, found);
  const questions = found ? questionsAbout(found, columns, reading) : [];
  return { layout, found, questions, usualLink: usualLinkOf(found, columns) };
}
