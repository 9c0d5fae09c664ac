import { nounOfTitle } from '../nouns/noun-of-title.ts';
import { isDoubtful } from '../title-doubts.ts';

/** A first sentence of so many letters names the thing rather than tells of it. */
const maxLength = 60;

/** What a description names that begins as a title would, where the title is only a name: "8x10 photograph, signed. …". */
export function keyOfBrief(description: string): string | undefined {
  const start = description.slice(0, maxLength + 1);
  const end = start.search(/[.!?\n](?:\s|$)/);
  const first = (end < 0 ? start : start.slice(0, end)).trim();
  if (first.length > maxLength || first === '') return undefined;
  const noun = nounOfTitle(first);
  return noun?.isSure && !noun.isShort && !isDoubtful(noun.key, first, true) ? noun.key : undefined;
}
