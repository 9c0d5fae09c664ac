// The facts of products, consolidated from merchants' feeds.

export {
  type CategoryMapping,
  createCategoryMapping,
} from './categories/category-mapping.ts';
export type { MappingRule } from './categories/paths/mapped-path.ts';
export { wordsOfSteps } from './categories/paths/steps.ts';
export {
  type CategoryCollector,
  createCategoryCollector,
  maxMerchantCategories,
} from './categories/shop/category-collector.ts';
export { hashOfPaths, type MappedCategory } from './categories/shop/shop-paths.ts';
export {
  categoryTree,
  categoryWords,
  isChosenByColour,
  keysAbove,
  otherCategoryKey,
} from './categories/tree.ts';
export { languageOf } from './choose-description.ts';
export type { StoredSpecification } from './choose-specifications.ts';
export { consolidateProducts } from './consolidate-products.ts';
export { usualUnitOf } from './contents/usual-units.ts';
export { facetDefinitions, specificationsOf } from './definitions/category-specifications.ts';
export { addCodes, offersInCategories } from './facts-queries.ts';
export { axesOf } from './families/group.ts';
export { compareVariants, nameColour, nameVariant } from './families/name-variant.ts';
export { refreshFamilies } from './families/refresh-families.ts';
export { axisValue, tupleOf, type Variant } from './families/variant.ts';
export { factsJob } from './jobs.ts';
export type { ProductLabels } from './labels/choose-labels.ts';
export { nameChosenValue } from './name-chosen-value.ts';
export { refreshFacts } from './refresh-facts.ts';
export { showSpecifications } from './show-specifications.ts';
export { markStaleFacts, markStaleFactsIn } from './stale-facts-queries.ts';
export { formatSpecification, type WrittenSpecification } from './typed-specifications.ts';
