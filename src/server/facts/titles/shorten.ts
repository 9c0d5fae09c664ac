/** What a title has at most: two lines of a product card. */
export const maxTitleLength = 80;
/** A part that goes leaves at least this much. */
const minRestLength = 30;

const bracketAtEnd = /\s*[([][^()[\]]*[)\]]?$/u;
const sentenceAtEnd = /\.\s+\p{Lu}[^.]*\.?$/u;
const partAtEnd = /\s*(?:,(?!\d)|\s[-–—|/;:+]\s|;)[^,;|]*$/u;
/** What cannot end a title. */
const dangling =
  /[\s,;:&(+/–—-]+$|(?<=[\p{L}\d]{3})\.$|\s+(?:avec|with|pour|for|et|and|ou|or|de|du|des|of|à|au|aux|en|la|le|les|the|by|by|in|on|to|up|w\/|sans|without|inc|incl|cell|stainless|washing|intel|windows|class|under|a energy|\d+th(?: gen)?|certified|dual|quad|triple|double)$|\s+\d+ ?[x×]$/iu;
const isCode = (word: string) => /^(?=.*\p{L})(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{4,}$/u.test(word);

function withoutDangling(text: string): string {
  let title = text;
  for (let before = ''; before !== title; ) {
    before = title;
    title = title.replace(dangling, '');
    if (title.lastIndexOf('(') > title.lastIndexOf(')')) title = title.slice(0, title.lastIndexOf('('));
  }
  return title;
}

/** An amount whose unit is cut: "… A Energy Rating 1400". */
const lonelyNumber = /(?<=\p{Ll}{2})\s\d{3,4}$|(?<=SDRAM|SSD|HDD)\s\d{1,4}$/u;

const nearby = 3;

/** "… Patch Cable networking | cable 2 m": the second name of the thing is cut, and goes with all of its words. */
function withoutCutName(kept: string, dropped: string): string {
  const [next] = /^\s\p{Ll}{4,}(?<!ed)(?=\s|$)/u.exec(dropped) ?? [];
  if (next === undefined) return kept;
  const last = [...kept.matchAll(/\p{L}{4,}/gu)].slice(-nearby);
  const named = last.find(([word]) => word.toLowerCase() === next.trim());
  return named ? kept.slice(0, named.index + named[0].length) : kept;
}

/** "320cm power | distribution unit": the beginning of a name in small letters that is cut goes with it. */
const cutPhrase = /(?<=(?:[^\p{Ll}\s,]|\d\p{Ll}{1,2})\)?)(?: \p{Ll}{4,}){1,2}$/u;
/** "280 W 4 | AC outlets": a count of what is cut. */
const cutCount = /(?<=[\d)] ?(?:W|VA|V|A|GB|TB|m)|[\d)]) \d{1,4}$/u;

export function withoutCutPhrase(kept: string, dropped: string): string {
  // "Power | over Ethernet".
  if (/^\sover\s/i.test(dropped)) return kept.replace(/\s\p{Lu}\p{L}+$/u, '');
  if (/^\s\p{L}/u.test(dropped)) {
    const shorter = kept.replace(/^\s\p{Ll}{4,}/u.test(dropped) ? cutPhrase : cutCount, '');
    if (shorter.length >= minRestLength) return shorter;
  }
  return kept;
}

/** The last words of a title that fit. */
function cut(title: string, longest: number): string {
  const at = title.lastIndexOf(' ', longest);
  const [before, behind] = [title.slice(0, at), title.slice(at)];
  const kept = at > 0 ? withoutCutPhrase(withoutCutName(before, behind), behind) : title.slice(0, longest);
  return withoutDangling(kept).replace(lonelyNumber, '');
}

/** What a merchant's own cut leaves at the end: "… 339L Capacity and". */
const cutOff = /\s(?:avec|with|pour|for|et|and|de|of|up to|class|under|inc|incl|\d+ ?[x×])$/iu;

/**
 * A title of at most 80 characters: parts at the end go first, brackets before others, then words. A model's code that
 * stands behind the cut stays, at the end.
 */
export const shorten = (whole: string): string =>
  withoutOpenBracket(withoutCutWord(fitted(whole))).replace(/(?<=[\p{L}\d])\.$/u, '');

/** "… 32 GB (2": what a merchant's own cut left of a bracket. */
const withoutOpenBracket = (title: string): string =>
  title.lastIndexOf('(') > title.lastIndexOf(')') ? title.replace(/\s*\([^()]*$/, '') : title;

/** Merchants cut titles from this length on. */
const usualCut = 60;

/** "… LED Smart TV W", "… Dual Back Ca": the beginning of a word that a merchant's own cut left. */
function withoutCutWord(title: string): string {
  if (title.length < usualCut) return title;
  const kept = title.replace(
    /(?<=\p{Ll}{2}|TV)(?<!Micro|Mini|Type|Class|Classe|Series|Model|Version|Desire|Category|Rated) \p{Lu}\p{Ll}?$| (?:in|to|on)$|(?<=W) \d+ AC$| \d Years?$|(?<=SDRAM) \d{1,4}$| (?:with|avec) \p{Lu}\p{Ll}+$/u,
    '',
  );
  return kept === title ? title : withoutCutWord(withoutDangling(kept));
}

/** "3-Pack": it tells a title from that of the single thing. */
function lostPack(given: string, title: string): string | undefined {
  const [pack] = /(?<![\d.,])\d{1,3}[- ]?(?:pack|pk|pcs|pièces)(?!\p{L})/iu.exec(given) ?? [];
  return pack === undefined || title.includes(pack) ? undefined : pack;
}

function fitted(whole: string): string {
  const given = cutOff.test(whole) ? withoutDangling(whole) : whole;
  let title = given;
  for (const end of [sentenceAtEnd, bracketAtEnd, partAtEnd])
    while (title.length > maxTitleLength) {
      const shorter = title.replace(end, '');
      if (shorter === title || shorter.length < minRestLength) break;
      title = shorter;
    }
  if (title.length > maxTitleLength) title = cut(title, maxTitleLength);
  if (title === given) return title;
  const hasCode = given.split(' ').some((word) => isCode(word) && title.includes(word));
  if (hasCode && lostPack(given, title) === undefined) return title;
  const code = given.split(/[\s,()]+/).find((word) => isCode(word) && !title.includes(word));
  const lost = hasCode ? lostPack(given, title) : (code ?? lostPack(given, title));
  return lost === undefined || lost.length > 24
    ? title
    : `${cut(title, maxTitleLength - lost.length - 1)} ${lost}`;
}
