/** Pipes and fittings of polyethylene, in French: "Tube PER nu". */
const noPipe = '(?<!(?:tubes?|tuyaux?|raccords?|coudes?|manchons?|nourrices?|collecteurs?|couronnes?)\\sper)';

/**
 * The source of a pattern, without its brackets: "for" in the languages of feeds. What follows says whom or what a thing is
 * for, not what it is.
 */
export const forWords = `for|pour|für|para|per${noPipe}|voor|dla`;

/** The same in Czech and Polish, whose words mean other things as well: "pro" ends names of models. */
export const unclearForWords = 'pro|do';
