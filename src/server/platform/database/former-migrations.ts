import { createHash } from 'node:crypto';

/** A migration that was applied to a database; records contain them in order. */
type Applied = { name: string; checksum: string };

/** The 56 migrations up to commit 200ba2e, as far as they have to be known again (docs/decisions/0015-migrations-by-feature.md). */
const first = '0001_catalogue.sql';
const last = '0102_delivery_rule.sql';
const sha256 = '60d418cbb0678a817d5f29084eeaa15392696e6ee3df0b633feb0f759d3d1e2d';

const isUpToLast = ({ name }: Applied) => name <= last;

function hash(record: readonly Applied[]): string {
  const lines = record.map(({ name, checksum }) => `${name} ${checksum}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/**
 * The record of applied migrations with the former ones replaced by today's, where all of the former are in it: both
 * make the same database. Any other record stays as it is.
 */
export function replaceFormer<A extends Applied>(
  record: readonly A[],
  migrations: readonly A[],
): readonly A[] {
  if (hash(record.filter(isUpToLast)) !== sha256) return record;
  return [...migrations.filter(isUpToLast), ...record.filter((applied) => !isUpToLast(applied))];
}

/** @throws Error with a message for the terminal, where a record still has some of the former migrations */
export function assertNoneFormer(record: readonly Applied[]): void {
  if (record.some(({ name }) => name === first))
    throw new Error(
      'The database is of an older Visavis, which this one cannot bring up to date. First start the version of 23 November 2026 with it (git checkout 200ba2e), then this one.',
    );
}
