import { eprelAddress } from '../../../contract/catalogue/labels.ts';
import type { ProductLabels } from '../../../contract/catalogue/schema.ts';
import type { ProductLabels as StoredLabels } from '../../facts/service.ts';

/** What a kilowatt-hour costs: euros, VAT included, and the day (ISO) from which on. */
export type ElectricityPrice = { euros: number; since: string };

/** How often a basis is in the hours or cycles of a year. */
const unitOf = { year: 1, '1000 hours': 1000, '100 cycles': 100 } as const;

function runningCost(
  consumption: StoredLabels['consumption'],
  price: ElectricityPrice,
): ProductLabels['running'] {
  if (!consumption) return null;
  const { kwh, per, times } = consumption;
  // Of which nobody knows how much it runs.
  if (per !== 'year' && times === undefined) return null;
  const perYear = kwh * ((times ?? 1) / unitOf[per]);
  return {
    kwh,
    per,
    times: times ?? null,
    kwhPerYear: Math.round(perYear * 10) / 10,
    pricePerKwh: price.euros,
    priceSince: price.since,
    costPerYear: Math.round(perYear * price.euros * 100) / 100,
  };
}

/** Where the label of a product's class is; null: it has no class, or its code is not known. */
export const energyLabelOf = (labels: StoredLabels | null): string | null =>
  labels?.energyClass && labels.eprel ? eprelAddress(labels.eprel) : null;

/** A product's labels as the API shows them; null where nothing of them is to be shown. */
export function toLabels(labels: StoredLabels | null, price: ElectricityPrice): ProductLabels | null {
  if (!labels) return null;
  const { energyClass = null, eprel, repairability = null, durability = null, consumption } = labels;
  const running = runningCost(consumption, price);
  const shown = [energyClass, eprel ?? null, repairability, durability, running];
  if (shown.every((each) => each === null)) return null;
  return {
    energyClass,
    eprel: eprel === undefined ? null : { code: eprel, address: eprelAddress(eprel) },
    repairability,
    durability,
    running,
  };
}
