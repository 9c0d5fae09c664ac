import { describe, expect, it } from 'vitest';
import { missingFields, renameColumns, suggestColumns } from './column-mapping.ts';

describe('columns of shops’ own exports', () => {
  it('are suggested by their usual names, whatever their accents and signs', () => {
    const header = ['référence', 'nom', 'prix_ttc_(€)', 'prix', 'url', 'ean13', 'qté', 'catégorie'];
    expect(suggestColumns(header)).toEqual({
      id: 'référence',
      title: 'nom',
      price: 'prix',
      link: 'url',
      gtin: 'ean13',
      product_type: 'catégorie',
    });
  });

  it('are each suggested for one thing, the better name first', () => {
    expect(suggestColumns(['sku', 'id', 'name', 'libelle', 'name'])).toEqual({ id: 'id', title: 'name' });
    expect(suggestColumns([])).toEqual({});
  });

  it('are incomplete without what an offer needs', () => {
    expect(missingFields({ title: 'a', link: 'b' })).toEqual(['id', 'price']);
  });

  it('get the names of what they hold; others of such a name lose it', () => {
    const columns = { id: 'ref', title: 'nom', price: 'prix', link: 'url' };
    expect(renameColumns(['title', 'ref', 'nom', 'prix', 'url', 'nom', 'brand'], columns)).toEqual([
      '',
      'id',
      'title',
      'price',
      'link',
      'nom',
      'brand',
    ]);
  });
});
