import type { texts as fr } from './fr.ts';

/** English texts of the pages of price drops. */
export const texts: typeof fr = {
  title: { 1: 'Price drops today', 7: 'Price drops this week' },
  description: {
    1: 'Products whose best delivered price really dropped within 24 hours, from our own records.',
    7: 'Products whose best delivered price really dropped within 7 days, from our own records.',
  },
  periods: { 1: 'Today', 7: 'This week' },
  period: 'Period',
  method:
    'A drop is listed only if the best delivered price, new and in stock, is below every price we recorded in the 30 days before it and below the median price of the last 90 days. Merchants’ crossed-out prices do not count. “No prior rise”: before the drop, the price had not exceeded that median by more than 3%.',
  feed: 'Follow as an Atom feed',
  barometer: 'Barometer: how prices move by category',
  how: 'Which drops we list',
  none: {
    1: 'No confirmed drop within 24 hours.',
    7: 'No confirmed drop within 7 days.',
  },
  seeWeek: 'See this week',
  browse: 'Browse categories',
};
