import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { arrivalSteps } from '../../../../contract/catalogue/facet-choice.ts';
import { daysUnknown } from '../index-data.ts';
import { rangesOf } from './counting.ts';
import { bySeveral, type Grouped, type Marked, own } from './marking.ts';
import type { Offers } from './sized-offers.ts';

type Columns = readonly Uint8Array[];

/** Days until an offer arrives, a column for each of the wanted conditions (as bits). */
const columnsOf = ({ conditionPrices }: Offers, wanted: number): Columns =>
  conditions.flatMap((_, place) =>
    (wanted & (1 << place)) !== 0 ? (conditionPrices[place]?.deliveryDays ?? []) : [],
  );

function daysOf(columns: Columns, document: number): number {
  let least = daysUnknown;
  for (const column of columns) if (column[document] < least) least = column[document];
  return least;
}

/** Whether an offer in one of the conditions arrives within so many working days. */
export const arrivesWithin = (offers: Offers, document: number, wanted: number, days: number): boolean =>
  daysOf(columnsOf(offers, wanted), document) <= days;

/** Leaves out what does not arrive within so many working days. */
export function markArrivals(
  offers: Offers,
  { documents, count, excludedBy }: Marked,
  wanted: number,
  days: number,
): void {
  const columns = columnsOf(offers, wanted);
  for (let i = 0; i < count; i++) {
    if (daysOf(columns, documents[i]) <= days) continue;
    excludedBy[i] = excludedBy[i] === 0 ? own.arrival : bySeveral;
  }
}

/** How many arrive within each of the steps. */
export function countArrivals(
  offers: Offers,
  grouped: Grouped,
  wanted: number,
): { within: number; count: number }[] {
  const columns = columnsOf(offers, wanted);
  const counts = arrivalSteps.map(() => 0);
  for (const [from, to] of rangesOf(grouped, own.arrival))
    for (let i = from; i < to; i++) {
      const days = daysOf(columns, grouped.documents[i]);
      for (let step = 0; step < counts.length; step++) if (days <= arrivalSteps[step]) counts[step]++;
    }
  return arrivalSteps.map((within, step) => ({ within, count: counts[step] }));
}
