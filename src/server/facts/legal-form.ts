/** What stands behind a company's name on its papers, and never on its goods. */
const form =
  '(?:s\\.? ?l\\.(?: ?u\\.)?|gmbh(?: ?& ?co\\.?(?: ?kg)?)?|(?:co\\.?,? ?)?ltd\\.?|inc\\.?|llc|b\\.? ?v\\.?|n\\.? ?v\\.?|s\\.? ?r\\.? ?l\\.?|s\\.? ?r\\.? ?o\\.?|s\\.a\\.(?:s\\.)?|sp\\. ?z ?o\\. ?o\\.|(?:unipessoal,? )?lda\\.?|sarl)';
const atEnd = new RegExp(`^(.*?\\p{L}.*?)(?:\\s*,\\s*|\\s+)${form}$`, 'iu');
/** "Shenzhen Orvane Co., Ltd (Zora)": the name on the goods stands behind it. */
const tradeName = new RegExp(`^.*[\\s,]${form}\\s*\\(([^()]*\\p{L}[^()]*)\\)$`, 'iu');

/** A brand without its company's legal form: "Orvane, S.L.", "Orvane GmbH & Co. KG" → "Orvane". */
export function withoutLegalForm(brand: string): string {
  const [, name = ''] = tradeName.exec(brand) ?? atEnd.exec(brand) ?? [];
  return name.trim() || brand;
}
