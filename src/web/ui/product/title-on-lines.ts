const noBreak = '\u00a0';

/** Thousands, and an amount's unit: "10 000 mAh", "1 To". */
const breakInNumber =
  /(\d) (?=\d{3}(?!\d)|(?:[GMT][ob]|[GMk]?Hz|k?Wh?|m?Ah|V|Pa|[mck]?m|pouces|[mk]?g|[mc]?[lL]|ans|€|%)(?!\p{L}))/gu;

/** A product's title, whose numbers are not broken at the end of a line. */
export const titleOnLines = (title: string): string => title.replace(breakInNumber, `$1${noBreak}`);
