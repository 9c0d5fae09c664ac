import { conditionShift } from '../../engine/building/merchant-values.ts';
import type { SearchMerchant } from '../../engine/search-document.ts';
import { valueAndDisplay } from '../building/product-document.ts';
import type { Clause } from '../query-language.ts';

/** Which sizes count, in which conditions (as bits). */
export type SizesIn = { labels: readonly string[]; set: number };

/** What an offer has to be, beside in one of the conditions. */
export type Wanted = {
  price?: { gte?: number; lte?: number } | undefined;
  inStock?: boolean;
  freeDelivery?: boolean;
  arrivesWithin?: number | undefined;
  /** From one of these; left out: from any. */
  merchants?: readonly SearchMerchant[];
};

/**
 * Painless, as engine/facets/sized-offers.ts and wanted.ts have it: `look` tells the offer bits of a product in sizes, and for
 * each condition the price, the total and the days of its best offer; `chosen` the condition whose price counts; `who` each
 * merchant's id with the conditions, as bits, in which it has one of the sizes.
 */
const functions = `
long[] look(List sizes, List labels) {
  long[] found = new long[10];
  found[7] = 255L; found[8] = 255L; found[9] = 255L;
  for (def each : sizes) {
    String[] parts = each.splitOnToken('|', 8);
    if (!labels.contains(parts[7])) continue;
    int place = Integer.parseInt(parts[1]);
    int has = Integer.parseInt(parts[2]);
    if ((found[0] & (1L << place)) == 0L) {
      found[1 + place] = Long.parseLong(parts[3]);
      found[4 + place] = Long.parseLong(parts[4]);
    }
    long days = Long.parseLong(parts[5]);
    if (days < found[7 + place]) found[7 + place] = days;
    found[0] |= 1L << place;
    if ((has & 1) != 0) found[0] |= 8L << place;
    if ((has & 2) != 0) found[0] |= 64L << place;
  }
  return found;
}
int chosen(long bits, int set) {
  long inStock = (bits >> 3) & set;
  long rest = inStock != 0L ? inStock : bits & set;
  return (rest & 1L) != 0L ? 0 : (rest & 2L) != 0L ? 1 : 2;
}
Map who(List sizes, List labels) {
  Map found = new HashMap();
  for (def each : sizes) {
    String[] parts = each.splitOnToken('|', 8);
    if (!labels.contains(parts[7]) || parts[6].isEmpty()) continue;
    int own = 1 << Integer.parseInt(parts[1]);
    for (String id : parts[6].splitOnToken(',')) {
      int before = found.getOrDefault(id, 0);
      found.put(id, before | own);
    }
  }
  return found;
}
boolean isFrom(Map having, Map params) {
  int set = params.set;
  if (params.merchants.isEmpty()) return true;
  for (def id : params.merchants) {
    int own = having.getOrDefault(id, 0);
    if ((own & set) != 0) return true;
  }
  return false;
}
boolean isWanted(List sizes, List labels, Map params) {
  int set = params.set;
  if (!isFrom(who(sizes, labels), params)) return false;
  long[] found = look(sizes, labels);
  long bits = found[0];
  if ((bits & set) == 0L) return false;
  if (params.inStock && ((bits >> 3) & set) == 0L) return false;
  if (params.freeDelivery && ((bits >> 6) & set) == 0L) return false;
  long total = found[4 + chosen(bits, set)];
  if (total < params.from || total > params.to) return false;
  if (params.within < 0) return true;
  for (int place = 0; place < 3; place++)
    if ((set & (1 << place)) != 0 && found[7 + place] <= params.within) return true;
  return false;
}
`;

const noLimit = 2 ** 40;
const script = (body: string, params: Clause): Clause => ({
  script: { lang: 'painless', source: functions + body, params },
});
const sizes = "doc['sizes']";

const paramsOf = ({ labels, set }: SizesIn, wanted: Wanted = {}): Clause => ({
  labels,
  set,
  inStock: wanted.inStock ?? false,
  freeDelivery: wanted.freeDelivery ?? false,
  from: wanted.price?.gte ?? 0,
  to: wanted.price?.lte ?? noLimit,
  within: wanted.arrivesWithin ?? -1,
  merchants: (wanted.merchants ?? []).map(({ id }) => String(id)),
});

/** Products that have one of the sizes in such an offer. */
export const offeredInSizes = (chosen: SizesIn, wanted?: Wanted): Clause => ({
  script: script(`return isWanted(${sizes}, params.labels, params);`, paramsOf(chosen, wanted)),
});

/** The total of the size that counts, for aggregations. */
export const totalInSizes = (chosen: SizesIn): Clause =>
  script(
    `long[] found = look(${sizes}, params.labels); return found[4 + chosen(found[0], params.set)];`,
    paramsOf(chosen),
  );

/** What is on offer in the sizes, as `writeOffered` has it, with the days as they are. */
export const offersInSizes = (chosen: SizesIn): Clause =>
  script(
    `long[] found = look(${sizes}, params.labels); return found[0] + ' ' + found[7] + ' ' + found[8] + ' ' + found[9];`,
    paramsOf(chosen),
  );

/** Who has one of the sizes, as the field of merchants has it. */
export const merchantsInSizes = (chosen: SizesIn): Clause =>
  script(
    `List found = new ArrayList();
     for (def each : who(${sizes}, params.labels).entrySet()) {
       int own = each.getValue();
       found.add('' + (Long.parseLong(each.getKey()) * ${2 ** conditionShift} + own));
     }
     return found;`,
    paramsOf(chosen),
  );

/** The names of all sizes that a product would be shown for, if each were the only one chosen. */
export const sizesWanted = (set: number, wanted: Wanted): Clause =>
  script(
    `List found = new ArrayList();
     for (def each : ${sizes}) {
       String label = each.splitOnToken('|', 8)[7];
       String value = label + params.display + label;
       if (!found.contains(value) && isWanted(${sizes}, [label], params)) found.add(value);
     }
     return found;`,
    { ...paramsOf({ labels: [], set }, wanted), display: valueAndDisplay('', '') },
  );

/** Keys of orders by what is on offer in the sizes. */
export const sizeOrders = {
  delivered: 'found[4 + place]',
  price: 'found[1 + place]',
  price_desc: '-found[1 + place]',
  arrival: 'found[7 + place]',
} as const;
export type SizeOrder = keyof typeof sizeOrders;

export const orderInSizes = (chosen: SizesIn, order: SizeOrder): Clause => ({
  _script: {
    type: 'number',
    order: 'asc',
    ...script(
      `long[] found = look(${sizes}, params.labels); int place = chosen(found[0], params.set); return ${sizeOrders[order]};`,
      paramsOf(chosen),
    ),
  },
});
