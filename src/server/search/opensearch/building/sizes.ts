import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { bestSizesFirst } from '../../engine/building/size-values.ts';
import { daysUnknown } from '../../engine/index-data.ts';
import type { SizeFacts } from '../../engine/search-document.ts';

/**
 * The sizes of a product, a text each that scripts read (querying/size-script.ts): its place among them, the best first, the
 * condition's place, what it has (1: in stock, 2: free), price, total, days until it arrives, ids of its merchants, name. Values
 * of a field are ordered as texts, hence the place.
 */
export const writeSizeTexts = (sizes: readonly SizeFacts[], cost: number): string[] =>
  bestSizesFirst(sizes).map((size, place) =>
    [
      String(place).padStart(5, '0'),
      conditions.indexOf(size.condition),
      (size.inStock ? 1 : 0) + (size.hasFreeDelivery ? 2 : 0),
      size.priceCents,
      size.totalCents + (size.deliveryUnknown ? cost : 0),
      Math.min(size.deliveryDays ?? daysUnknown, daysUnknown),
      size.merchantIds.join(','),
      size.label,
    ].join('|'),
  );
