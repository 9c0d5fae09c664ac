import { keyOfHead } from '../names-in-titles.ts';
import { nounOfTitle } from '../nouns/noun-of-title.ts';
import { headOf } from '../title-head.ts';

/** The beginning of a description in which it says what the thing is. */
const maxRead = 240;
const minLength = 5;

/** "… is a leather jacket designed for", "… est une veste": what follows, up to what tells more of it. */
const definition =
  /(?:^|\s)(?:is|are|est|sont|ist|sind|es|son|[èé]|jest|zijn)\s(?:an?|une?|des|ein(?:e|en)?|un[ao]?|uno|een)\s([^.;:!?()\n–—]{3,90})/iu;
const moreOfIt =
  /\s(?:designed|that|which|who|with|made|crafted|created|featuring|inspired|ideal|perfect|qui|avec|con|conçue?s?|idéale?s?|parfaite?s?|mit|die|der|das|welche[rs]?|que|ideal(?:e|es)?|dat|met|który|która|które)(?=\s|$)/iu;

/**
 * What a description says outright that the thing is: "The Bronze Ace is a refined leather jacket designed for …". undefined: it says
 * no such thing, or names nothing clearly.
 */
export function keyOfDefinition(description: string): string | undefined {
  const [, told] = definition.exec(description.slice(0, maxRead)) ?? [];
  // "A sweet, fruity wine": the first word is what it is like.
  const phrase = told
    ?.replace(/^[\p{L}-]+,\s/u, '')
    .split(moreOfIt)[0]
    ?.split(',')[0];
  if (phrase === undefined) return undefined;
  // A single short word means too many things: "is a must".
  const { words } = headOf(phrase);
  if (words.length < 2 && (words[0] ?? '').length < minLength) return undefined;
  const noun = nounOfTitle(phrase);
  return noun?.isSure && !noun.isShort ? noun.key : keyOfHead(phrase);
}
