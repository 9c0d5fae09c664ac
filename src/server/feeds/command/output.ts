/** The output of a command. */
export type Output = {
  write(text: string): void;
  /** Whether a line can be overwritten (a terminal). */
  isTerminal: boolean;
};

const numbers = new Intl.NumberFormat('en');
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatCount = (count: number): string => numbers.format(Math.round(count));
export const formatSeconds = (seconds: number): string => `${tenths.format(seconds)} s`;

/** Rows per second, for people. */
export const formatRate = (rows: number, seconds: number): string =>
  `${formatCount(rows / Math.max(seconds, 0.001))} rows/s`;
