import type { ImportProgress } from '../importing/import-options.ts';
import { formatCount, formatRate, type Output } from './output.ts';

export type ProgressBar = {
  show(progress: ImportProgress): void;
  /** Clears the bar, before other lines or at the end. */
  clear(): void;
};

const width = 24;
const redrawAfter = 100;
const plainLineAfter = 5_000;

/** "1:05" or "12 s". */
function formatTimeLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** One line about how far an import is; `elapsed` in seconds. */
export function describeProgress(progress: ImportProgress, elapsed: number): string {
  const { phase, size, read, rows } = progress;
  if (phase === 'merging') return `${formatCount(rows)} rows read, matching and merging …`;
  const share = size === 0 ? 1 : Math.min(1, read / size);
  const filled = Math.round(share * width);
  const left = share > 0 ? formatTimeLeft((elapsed / share) * (1 - share)) : '?';
  return (
    `[${'█'.repeat(filled)}${'·'.repeat(width - filled)}] ${Math.round(share * 100)} %  ` +
    `${formatCount(rows)} rows  ${formatRate(rows, elapsed)}  ${left} left`
  );
}

/** A bar that redraws its line on a terminal, and a line every few seconds elsewhere. */
export function createProgressBar(output: Output, now: () => number = Date.now): ProgressBar {
  const startedAt = now();
  let shownAt = output.isTerminal ? 0 : startedAt;
  let phase: ImportProgress['phase'] = 'reading';
  let isDrawn = false;

  return {
    show(progress) {
      const time = now();
      const pause = output.isTerminal ? redrawAfter : plainLineAfter;
      if (time - shownAt < pause && (progress.phase === phase || !output.isTerminal)) return;
      shownAt = time;
      phase = progress.phase;
      const line = `  ${describeProgress(progress, (time - startedAt) / 1_000)}`;
      output.write(output.isTerminal ? `\r\x1b[2K${line}` : `${line}\n`);
      isDrawn = output.isTerminal;
    },
    clear() {
      if (isDrawn) output.write('\r\x1b[2K');
      isDrawn = false;
    },
  };
}
