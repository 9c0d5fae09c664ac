import path from 'node:path';
import { expect, test } from 'vitest';
import { filesWith, readSources } from './helpers/sources.ts';

const server = readSources('src/server');

const sql = [
  /[`'"]\s*select\b[^`'"]*\bfrom\b/i,
  /\binsert\s+into\s+\w/i,
  /\bdelete\s+from\s+\w/i,
  /\bupdate\s+\w+\s+(as\s+)?(\w+\s+)?set\b/i,
  /[`'"]\s*with\s+\w+\s+as\b/i,
  /\b(create|alter|drop|truncate)\s+(unlogged\s+|temp(orary)?\s+|unique\s+)?(table|index|database|schema)\b/i,
  /\bcopy\s+\w+[^'"`]*\bstdin\b/i,
];

test('SQL stands in queries', () => {
  const others = server.filter(({ file }) => !path.posix.basename(file).includes('queries'));
  const opensConnections = ['src/server/platform/database/database.ts'];
  const found = sql.flatMap((pattern) => filesWith(others, pattern));
  expect(found.filter((file) => !opensConnections.includes(file))).toEqual([]);
  const queries = server.filter(({ file }) => path.posix.basename(file).includes('queries'));
  expect(sql.flatMap((pattern) => filesWith(queries, pattern)).length).toBeGreaterThan(5);
});
