import { historyWindows } from '../../../contract/catalogue/history-windows.ts';

export type HistoryDays = (typeof historyWindows)[number];

/** What a page opens with, and what verdicts are made from. */
export const usualWindow: HistoryDays = 90;

/** The length that an address asks for. */
export const readHistoryDays = (query: URLSearchParams): HistoryDays =>
  historyWindows.find((days) => String(days) === query.get('days')) ?? usualWindow;
