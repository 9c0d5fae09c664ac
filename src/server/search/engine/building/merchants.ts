import type { IndexData } from '../index-data.ts';
import type { SearchMerchant } from '../search-document.ts';
import type { FactTable } from './fact-table.ts';
import { layOutValues } from './many-values.ts';
import { conditionShift, conditionsOf, merchantPlace, nobody } from './merchant-values.ts';

/** Who offers each document, in which condition; `listed`: their rows. */
export function layOutMerchants(
  { merchants: held }: FactTable,
  listed: Uint32Array,
  merchants: readonly SearchMerchant[],
): Pick<IndexData, 'merchantNames' | 'merchants'> {
  const byName = merchants.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const places = new Map(byName.map(({ id }, place) => [id, place]));
  return {
    merchantNames: byName.map(({ name }) => name),
    merchants: layOutValues(held, listed, (value) => {
      const place = places.get(merchantPlace(value));
      return place === undefined ? nobody : (place << conditionShift) | conditionsOf(value);
    }),
  };
}
