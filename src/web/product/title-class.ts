/** Longer than a name: a sentence, or a list of words to be found by. */
const longTitle = 90;

/** The look of a product's title: a long one is smaller, and cut before it pushes the price off a phone. */
export const titleClass = (title: string): string =>
  title.length > longTitle
    ? 'line-clamp-8 text-base font-bold wrap-anywhere sm:text-lg md:text-xl'
    : 'text-lg font-bold wrap-anywhere sm:text-xl md:text-2xl';
