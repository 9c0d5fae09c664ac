/**
 * Words that ask for a low price, as a pattern of plain lower-case letters in which a space stands for any white space. No product
 * matches them: searches leave them out, and pages order by price instead.
 */
export const lowPriceWords =
  '(?:le |la |les |au |a |at )?(?:(?:pas (?:trop )?|moins )chere?s?|(?:petits?|bas|meilleurs?|bons?|premiers?) prix|prix (?:bas|mini|doux|casses?)|petits? budgets?|bon marche|abordables?|' +
  'cheap(?:er|est)?|low[ -]cost|inexpensive|affordable|not too expensive|(?:best|lowest) price)';
