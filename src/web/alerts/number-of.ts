/** `12,5`, `1 234.56`; undefined where it is no number. */
export const numberOf = (text: string): number | undefined => {
  const number = Number(text.replaceAll(/[\s€]/g, '').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
};
