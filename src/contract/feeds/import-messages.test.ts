import { expect, it } from 'vitest';
import { importMessage, isImportFaultCode } from './import-messages.ts';

it('says what went wrong in either language, with its numbers', () => {
  const fault = { code: 'held_moved', parameters: { moved: 12_345, kept: 20_000 } } as const;
  expect(importMessage('en', fault)).toContain('the prices of 12,345 of 20,000 known offers');
  expect(importMessage('fr', fault)).toContain('les prix de 12\u202f345 des 20\u202f000 offres connues');
});

it('writes amounts as prices', () => {
  const parameters = { rows: 12, read: 12, value: '49.900', decimals: 49.9, thousands: 49_900 };
  const asked = { code: 'held_ambiguous', parameters } as const;
  expect(importMessage('en', asked)).toContain('is “49.900” €49.90 or €49,900.00?');
  expect(importMessage('fr', asked)).toContain('est-ce 49,90\u00a0€ ou 49\u202f900,00\u00a0€\u00a0?');
  const same = { code: 'held_same', parameters: { rows: 12, read: 12, price: 1 } } as const;
  expect(importMessage('fr', same)).toContain('coûtent la même chose, 1,00\u00a0€\u00a0:');
});

it('puts texts in as they are, and nothing for what is missing', () => {
  const fault = { code: 'xml_broken', parameters: { detail: '{rows} $& <b>' } } as const;
  expect(importMessage('en', fault)).toBe('The XML is broken: {rows} $& <b>');
  expect(importMessage('en', { code: 'xml_broken', parameters: {} })).toBe('The XML is broken: ');
});

it('shows links as such a shop makes them', () => {
  const fault = { code: 'link_template_missing', parameters: { path: '/?p={id}' } } as const;
  expect(importMessage('en', fault)).toContain('for example https://merchant.example/?p={id}.');
});

it('says of a single row what it is', () => {
  const fault = { code: 'file_unpublishable', parameters: { rows: 1 } } as const;
  expect(importMessage('fr', fault)).toContain('La seule ligne du fichier');
  expect(importMessage('en', { ...fault, parameters: { rows: 2 } })).toContain('None of the 2 rows');
});

it('knows its codes', () => {
  expect([isImportFaultCode('file_empty'), isImportFaultCode('toString')]).toEqual([true, false]);
});

it('names what no column holds', () => {
  const fault = { code: 'columns_lacking', parameters: { fields: 'title,price' } } as const;
  expect(importMessage('en', fault)).toContain('none of them seems to contain titles or prices:');
  expect(importMessage('fr', fault)).toContain('aucune ne semble contenir les titres ou les prix');
});
