import { keysAbove } from '../categories/tree.ts';
import type { SpecificationDefinition } from '../definition.ts';
import { computerComponents, storage } from './components.ts';
import { computers, laptops, phones, tablets } from './computers.ts';
import { bagsCases, fashion, homeAppliances, watches } from './home-and-fashion.ts';
import {
  accessories,
  cablesAdapters,
  inkToner,
  networking,
  powerBatteries,
  printersScanners,
} from './office.ts';
import { cameras, monitors, projectors, tvs } from './screens.ts';
import { colour, material, power, size, weight } from './shared.ts';
import { audio, gaming, keyboardsMice } from './sound-and-play.ts';

/** The specifications of a category, in display order. */
export type CategorySpecifications = {
  /** Those that are facets of its lists. */
  facets: readonly SpecificationDefinition[];
  others: readonly SpecificationDefinition[];
};

const byCategory: ReadonlyMap<string, CategorySpecifications> = new Map(
  Object.entries({
    'computer-components': computerComponents,
    computers,
    laptops,
    tablets,
    phones,
    gaming,
    audio,
    tvs,
    monitors,
    cameras,
    watches,
    fashion,
    accessories,
    'bags-cases': bagsCases,
    'keyboards-mice': keyboardsMice,
    storage,
    networking,
    'cables-adapters': cablesAdapters,
    'power-batteries': powerBatteries,
    'printers-scanners': printersScanners,
    'printer-ink-toner': inkToner,
    'home-appliances': homeAppliances,
    projectors,
  }),
);

const anyCategory: CategorySpecifications = { facets: [size, colour], others: [material, power, weight] };

/** The specifications of a category, by its key; else of the nearest that it is part of; else default ones. */
export function specificationsOf(categoryKey: string): CategorySpecifications {
  const defined = keysAbove(categoryKey).find((key) => byCategory.has(key));
  return byCategory.get(defined ?? '') ?? anyCategory;
}

/** The default specifications. */
export const facetsAndOthers: readonly SpecificationDefinition[] = [
  ...byCategory.values(),
  anyCategory,
].flatMap(({ facets, others }) => [...facets, ...others]);

/** Every specification that is a facet of any list, by its key. */
export const facetDefinitions: ReadonlyMap<string, SpecificationDefinition> = new Map(
  [...byCategory.values(), anyCategory].flatMap(({ facets }) =>
    facets.map((definition): [string, SpecificationDefinition] => [definition.key, definition]),
  ),
);
