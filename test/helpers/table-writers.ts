import type { Source } from './sources.ts';

/** A table's name after what writes to it; `do update`, `for update` and `on update` are other things. */
const write =
  /\b(?:insert\s+into|(?<!\b(?:do|for|key|on)\s+)update|delete\s+from|truncate(?:\s+table)?|copy)\s+(?:only\s+)?([a-z_.]+)/g;
/** Tables that statements are made for. */
const namedTable = /\btable: '([a-z_.]+)'/g;
const temporaryTable = /\bcreate\s+temp(?:orary)?\s+table\s+([a-z_]+)/g;

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** Who writes which table, as "feature writes table"; `*`: any table. Temporary tables and those of other programs are left out. */
export function tableWriters(queries: readonly Source[]): string[] {
  const temporary = new Set(queries.flatMap(({ text }) => namesIn(text, temporaryTable)));
  const isOurs = (table: string) => !/^(?:pg_temp|jobs)\./.test(table) && !temporary.has(table);
  const found = queries.flatMap(({ file, text }) => {
    const feature = file.split('/')[2] ?? '';
    return [...namesIn(text, write), ...namesIn(text, namedTable)]
      .filter(isOurs)
      .map((table) => `${feature} writes ${table === 'public.' ? '*' : table}`);
  });
  return [...new Set(found)].sort();
}
