import { describe, expect, it } from 'vitest';
import type { ImportResult } from '../importing/import-options.ts';
import { parseImportArguments } from './arguments.ts';
import { createProgressBar, describeProgress } from './progress.ts';
import { addFigures, describeFeed, describeFigures } from './summary.ts';

describe('the arguments of npm run import', () => {
  it('are read', () => {
    expect(
      parseImportArguments([
        'a.csv',
        'folder',
        '--merchant',
        'Alpha',
        '--at',
        '2026-08-01T06:00',
        '--dry-run',
      ]),
    ).toEqual({
      paths: ['a.csv', 'folder'],
      merchant: 'Alpha',
      reading: {},
      isAccepted: false,
      isDryRun: true,
      observedAt: new Date('2026-08-01T06:00:00Z'),
      clustersFile: undefined,
      rejectedFile: undefined,
    });
    const told = [
      'a',
      '--columns',
      'id=SKU,title=Nom',
      '--vat',
      '5,5',
      '--link-template',
      'https://a.example/{sku}',
    ];
    expect(parseImportArguments(told).reading).toEqual({
      columns: { id: 'sku', title: 'nom' },
      vatPercent: 5.5,
      linkTemplate: 'https://a.example/{sku}',
    });
    expect(parseImportArguments(['a', '--prices', 'cents']).reading).toEqual({ priceNotation: 'cents' });
    expect(() => parseImportArguments(['a', '--prices', 'pence'])).toThrow(
      'euros, cents, decimals, thousands',
    );
    expect(parseImportArguments(['--export-clusters', 'x.csv'])).toMatchObject({
      paths: [],
      clustersFile: 'x.csv',
    });
  });

  it.each([
    [[], 'Usage'],
    [['a', '--at', 'yesterday'], 'enter a time'],
    [['a', '--at', '2999-01-01'], 'in the future'],
    [['a', '--merchants', 'x'], 'Unknown option'],
    [['a', '--columns', 'id=sku,nom=name'], 'the fields are id, title'],
    [['a', '--link-template', 'https://shop.example/'], 'a column in braces'],
    [['a', '--link-template', 'https://{a}.example/'], 'a column in braces'],
    [['a', '--vat', 'x'], 'a rate in percent'],
  ])('%j is refused in words', (argv, message) => {
    expect(() => parseImportArguments(argv)).toThrow(message);
  });
});

const result: ImportResult = {
  feedName: 'alpha.csv',
  format: 'awin-csv',
  merchant: { id: 1, name: 'Alpha', isNew: true },
  observedAt: new Date('2026-08-01T06:00:00Z'),
  offers: { new: 1_200, changed: 3, same: 4, gone: 5 },
  matched: { gtin: 1_000, mpn: 50, title: 100, new: 50 },
  held: 2,
  heldRows: 0,
  rows: { read: 1_230, repeated: 2, unmapped: 7 },
  rejected: new Map([
    ['price_zero', 1],
    ['row_short', 20],
  ]),
  unreadStock: [{ value: 'Nachfragen', count: 7 }],
  version: 2,
  seconds: 0.5,
};

describe('the summary', () => {
  it('tells what was read, changed, matched and rejected, and how fast', () => {
    expect([describeFeed(result, true), ...describeFigures(result)].join('\n')).toBe(
      `alpha.csv: Awin CSV of Alpha (new), seen 2026-08-01 06:00 UTC, dry run: nothing was changed
  rows read       1,230 = 1,207 as offers + 2 sizes or repeated + 21 rejected
  offers          1,200 new, 3 changed, 4 unchanged, 5 gone
  products        50 new
  new offers by   GTIN 1,000, brand + MPN 50, title 100, new product 50
  category        7 new or changed rows unmapped, in “Other” unless another offer says more
  prices held     2, far from known prices: shown once the feed’s next import confirms them
  rows rejected   21
        20  fewer fields than the header
         1  price is zero
  stock not read  “Nachfragen” (7)
  time            0.5 s, 2,460 rows/s`,
    );
  });

  it('adds several imports up', () => {
    const sum = addFigures([result, result]);
    expect(sum).toMatchObject({
      offers: { new: 2_400, gone: 10 },
      held: 4,
      rows: { read: 2_460 },
      seconds: 1,
    });
    expect([...sum.rejected]).toEqual([
      ['price_zero', 2],
      ['row_short', 40],
    ]);
  });
});

describe('the progress bar', () => {
  it('tells share, rate and time left', () => {
    const progress = { phase: 'reading' as const, size: 1_000, read: 250, rows: 5_000 };
    expect(describeProgress(progress, 2)).toBe(
      '[██████··················] 25 %  5,000 rows  2,500 rows/s  6 s left',
    );
    expect(describeProgress({ ...progress, phase: 'merging' }, 2)).toContain('merging');
    expect(describeProgress({ ...progress, read: 1 }, 2)).toContain('33:18 left');
  });

  it('redraws on a terminal, and writes a line now and then elsewhere', () => {
    const written: string[] = [];
    let time = 0;
    const draw = (isTerminal: boolean) => {
      const bar = createProgressBar({ write: (text) => written.push(text), isTerminal }, () => time);
      for (time = 0; time <= 11_000; time += 1_000)
        bar.show({ phase: 'reading', size: 11, read: time / 1_000, rows: 1 });
      bar.clear();
      return written.splice(0);
    };
    expect(draw(false)).toHaveLength(2);
    const drawn = draw(true);
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.at(-1)).toBe('\r\x1b[2K');
  });
});
