import { describe, expect, it } from 'vitest';
import { parseSpecifications, specificationsOfDescription } from './parse-specifications.ts';

describe('specifications', () => {
  it('reads list items of a description', () => {
    expect(
      specificationsOfDescription(
        '<p>Toner</p><ul><li>page yield : 3000</li><li>Couleur : Noir</li><li>Neuf</li></ul>',
      ),
    ).toEqual([
      { name: 'Page yield', value: '3000' },
      { name: 'Couleur', value: 'Noir' },
    ]);
  });

  it('from a list in one line, without its sentences', () => {
    const text = `•Matière: cuir •Semelle : amovible<br>Un soulier. •Confort : ${'très '.repeat(20)}doux •Lacets`;
    expect(specificationsOfDescription(text)).toEqual([
      { name: 'Matière', value: 'cuir' },
      { name: 'Semelle', value: 'amovible' },
    ]);
  });

  it('reads a description that is nothing but pairs', () => {
    expect(specificationsOfDescription('speed: [4, 3600], form_factor: ATX, color: White, Black')).toEqual([
      { name: 'Speed', value: '[4, 3600]' },
      { name: 'Form factor', value: 'ATX' },
      { name: 'Color', value: 'White, Black' },
    ]);
    expect(specificationsOfDescription('Une note : ce casque est beau.')).toEqual([]);
  });

  it('reads a column of them, each name once', () => {
    expect(parseSpecifications('Poids: 2 kg|Couleur: noir;Poids: 3 kg|rien')).toEqual([
      { name: 'Poids', value: '2 kg' },
      { name: 'Couleur', value: 'noir' },
    ]);
  });

  it('leaves out what tells of the offer, not of the article', () => {
    expect(parseSpecifications('Lieferzeit: 5-9 Werktage|Poids: 2 kg|Livraison: monté')).toEqual([
      { name: 'Poids', value: '2 kg' },
      { name: 'Livraison', value: 'monté' },
    ]);
  });
});
