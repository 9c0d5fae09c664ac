/**
 * The features of the trees, in order. "Against" is what the smaller leftover of both titles holds, "surplus"
 * what the larger one holds more; words count by their rarity. -1: nothing can be said.
 */
export const featureNames = [
  'wordCosine',
  'wordContainment',
  'wordOverlap',
  'wordsShared',
  'wordsAgainst',
  'wordsSurplus',
  'rarestAgainst',
  'rarestLeft',
  'rarestShared',
  'longestSharedCode',
  'codesAgainst',
  'codesSurplus',
  'codeBeginnings',
  'numbersShared',
  'numbersAgainst',
  'numbersSurplus',
  'digitsShared',
  'longestDigits',
  'digitsAgainst',
  'digitsSurplus',
  'unitConflicts',
  'unitsShared',
  'colours',
  'shortestTitle',
  'maxTitleLength',
  'opening',
  'openingShare',
  'neighbours',
  'trigrams',
  'namesAgainst',
  'namesSurplus',
  'oneTitleWithinOther',
  'meaningApart',
  'brands',
  'parts',
  'partBeginnings',
  'price',
  'details',
  'detailNumbers',
  'leftoverInDetails',
  'otherGtin',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Where a feature stands among the others. */
export const at = Object.fromEntries(featureNames.map((name, index) => [name, index])) as Record<
  FeatureName,
  number
>;
