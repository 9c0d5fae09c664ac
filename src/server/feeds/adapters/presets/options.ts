const sizeNames =
  /^(?:size|taille|pointure|gr(?:ö|oe)(?:ß|ss)e|talla|taglia|misura|tamanho|rozmiar|velikost|storlek|maat|shoe size)$/i;
const colourNames = /^(?:colou?r|couleur|coloris|farbe|colore|cor|kolor|barva|färg|kleur|farve)$/i;

/** A shop system's options of a variant: size and colour get their columns, others (256 GB) come behind the title. */
export function addOptions(
  row: Record<string, string>,
  options: readonly (readonly [name: string, value: string])[],
): void {
  const others: string[] = [];
  for (const [name, value] of options) {
    if (value === '' || value === 'Default Title') continue;
    if (sizeNames.test(name.trim())) row.size = value;
    else if (colourNames.test(name.trim())) row.color = value;
    else if (!row.title?.includes(value)) others.push(value);
  }
  if (others.length > 0) row.title = [row.title, ...others].join(' – ');
}
