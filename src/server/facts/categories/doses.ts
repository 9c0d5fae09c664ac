/** "90 Tablets", "60 gélules" are taken, whatever else they are called. */
const doses =
  /(?<![\p{L}\d.,])\d{2,3}\s?(?:tablets|tabs|caplets?|capsules?|softgels?|gel\s?caps|vcaps|gélules?|comprimés?|kapseln|tabletten|cápsulas|comprimidos|capsule|compresse|kapsułek|tabletek|tobolek)(?!\p{L})/iu;
/** What else comes in tablets and capsules. */
const others =
  /coffee|caf[eé]|caffè|kaffee|kawa|nespresso|espresso|dolce gusto|lungo|dish|vaisselle|spülmaschin|lavastoviglie|lavavajillas|zmywar|chlor|pool|piscine|toilet|denture|clean|wash|lessive|lavatrice|android|inch|wi-?fi/iu;

/** Whether a title counts what is taken as a medicine or supplement. */
export const isDosed = (title: string): boolean => doses.test(title) && !others.test(title);
