import type { ConsumptionBasis, EnergyClass } from '../../../contract/catalogue/labels.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';
import { groupOf } from './product-group.ts';
import { readLabel, type StatedLabel } from './read-labels.ts';

/** What a product's offers state together of what the law wants shown; as it is stored. */
export type ProductLabels = {
  energyClass?: EnergyClass;
  /** Of a scale with pluses: never shown as one of today's. */
  oldClass?: string;
  /** Registration number in the EU's register. */
  eprel?: string;
  repairability?: number;
  durability?: number;
  /** `times`: how many hours or cycles a year its cost is told for. */
  consumption?: { kwh: number; per: ConsumptionBasis; times?: number };
};

/** An offer, as far as labels are concerned. */
export type LabelSource = {
  merchant: string;
  title: string;
  isNew: boolean;
  specifications: readonly WrittenSpecification[];
};

type Vote<V> = { merchant: string; value: V };

/** Merchants for a value to one against it. */
const clear = 2;

/** The value that at least twice as many merchants state as any other; a wrong class misleads more than none. */
function agreed<V>(votes: readonly Vote<V>[], keyOf: (value: V) => string = String): V | undefined {
  const byKey = Map.groupBy(votes, ({ value }) => keyOf(value));
  const counted = [...byKey.values()].map((group) => ({
    value: group[0]?.value,
    merchants: new Set(group.map(({ merchant }) => merchant)).size,
  }));
  const all = counted.reduce((sum, { merchants }) => sum + merchants, 0);
  return counted.find(({ merchants }) => merchants >= clear * (all - merchants))?.value;
}

type Read = { merchant: string; isNew: boolean; labels: StatedLabel[] };

const votesOf = <V>(
  sources: readonly Read[],
  read: (label: StatedLabel, source: Read) => V | undefined,
): Vote<V>[] =>
  sources.flatMap((source) =>
    source.labels.flatMap((label) => {
      const value = read(label, source);
      return value === undefined ? [] : { merchant: source.merchant, value };
    }),
  );

/** "61 kWh a year" of what today's label counts by cycles or hours: that merchant tells of the former label. */
const tellsOfFormer = ({ labels }: Read, isCounted: boolean): boolean =>
  isCounted && labels.some((label) => label.kind === 'consumption' && label.value.per === 'year');

const hasEprel = ({ labels }: Read): boolean =>
  labels.some((label) => label.kind === 'eprel' && label.value !== undefined);

/**
 * What offers state together. A class counts where its scale is A to G: stated with it, or of new goods whose label has had
 * that scale for years. Pure; the order of the offers changes nothing.
 */
export function chooseLabels(categoryKey: string, sources: readonly LabelSource[]): ProductLabels | null {
  const read: Read[] = sources.map(({ merchant, isNew, specifications }) => ({
    merchant,
    isNew,
    labels: specifications.flatMap((each) => readLabel(each) ?? []),
  }));
  if (read.every(({ labels }) => labels.length === 0)) return null;
  const group = groupOf(
    categoryKey,
    sources.map(({ title }) => title),
  );
  const times = { '1000 hours': group.hours, '100 cycles': group.cycles, year: undefined };
  const isCounted = group.hours !== undefined || group.cycles !== undefined;
  const isTodays = (source: Read) =>
    group.isRescaled && (hasEprel(source) || (source.isNew && !tellsOfFormer(source, isCounted)));

  const energyClass = agreed(
    votesOf(read, (label, source) => {
      if (label.kind !== 'class' || !label.value || label.value.scale === 'old') return undefined;
      return label.value.scale === 'today' || isTodays(source) ? label.value.letter : undefined;
    }),
  );
  const oldClass = agreed(
    votesOf(read, (label) =>
      label.kind === 'class' && label.value?.scale === 'old' ? label.value.text : undefined,
    ),
  );
  const eprel = agreed(votesOf(read, (label) => (label.kind === 'eprel' ? label.value : undefined)));
  const indexOf = (kind: 'repairability' | 'durability') =>
    agreed(votesOf(read, (label) => (label.kind === kind ? label.value : undefined)));
  const repairability = indexOf('repairability');
  const durability = indexOf('durability');
  const stated = agreed(
    votesOf(read, (label) => (label.kind === 'consumption' ? label.value : undefined)),
    ({ kwh, per }) => `${kwh} ${per}`,
  );
  const perYear = stated && times[stated.per];
  const labels: ProductLabels = {
    ...(energyClass !== undefined && { energyClass }),
    ...(energyClass === undefined && oldClass !== undefined && { oldClass }),
    ...(eprel !== undefined && { eprel }),
    ...(repairability !== undefined && { repairability }),
    ...(durability !== undefined && { durability }),
    ...(stated && { consumption: { ...stated, ...(perYear !== undefined && { times: perYear }) } }),
  };
  return Object.keys(labels).length > 0 ? labels : null;
}
