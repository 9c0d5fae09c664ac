import type { Source } from './sources.ts';

const database = ': (?:Database|Transaction|DatabasePool|Client)\\b';
const beforeParameters = /^export (?:async )?(?:function\*? |const )(\w+)[^(;]*\(/;
const takesItFirst = new RegExp(`^\\s*(?:\\w+|\\{[^}]*\\})${database}`);
const usesIt = new RegExp(`${database}|\\.(?:rows|named|execute|query|transaction|session)\\s*[<(]`);

/** How many exported functions use the database, and those that do not take it as their first parameter. */
export function queryFunctions(sources: readonly Source[]): { using: number; late: string[] } {
  const late: string[] = [];
  let using = 0;
  for (const { file, text } of sources) {
    for (const statement of text.split(/^(?=[a-z])/m)) {
      const [head, name] = beforeParameters.exec(statement) ?? [];
      if (head === undefined || !usesIt.test(statement)) continue;
      using++;
      if (!takesItFirst.test(statement.slice(head.length))) late.push(`${file}: ${name}`);
    }
  }
  return { using, late };
}
