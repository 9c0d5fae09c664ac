/**
 * Words that ask for a low price, as a pattern of plain lower-case letters in which a space stands for any white space. No product
 * matches them: searches leave them out, and pages order by price instead. "Prix mini pc" asks what such a computer costs.
 */
export const lowPriceWords =
  '(?:le |la |les |au |a |at )?(?:(?:pas (?:trop )?|moins )chere?s?|(?:petits?|bas|meilleurs?|bons?|premiers?) prix|prix (?:doux|casses?)|prix (?:bas|mini)(?! \\S)|petits? budgets?|bon marche|abordables?|' +
  'cheap(?:er|est)?|low[ -]cost|inexpensive|affordable|not too expensive|(?:best|lowest) price)';
