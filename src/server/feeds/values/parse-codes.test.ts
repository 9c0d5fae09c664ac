import { expect, test } from 'vitest';
import { parseBrand, parseCode } from './parse-codes.ts';

test('knows placeholders of codes and brands', () => {
  expect(['N/A', '-', '0', 'null', '14:771#Black', '200000182:1052', 'TN04C', '1:24'].map(parseCode)).toEqual(
    [...['', '', '', '', '', '', 'TN04C', '']],
  );
  expect(parseCode(Array.from({ length: 20 }, (_, i) => 1_882_899_000 + i).join(','))).toBe('');
  expect(['Sans marque', 'generic', 'HP'].map(parseBrand)).toEqual(['', '', 'HP']);
  expect(['Imported', 'Misc', 'Various', 'Importé'].map(parseBrand)).toEqual(['', '', '', '']);
  expect(['My Store', 'Mi tienda', 'Ma boutique', 'MarkaAdı'].map(parseBrand)).toEqual(['', '', '', '']);
  expect(['(sans marque)', '*', ' / ', '(', '()'].map(parseBrand)).toEqual(['', '', '', '', '']);
  expect(['Official Norvik Store', 'Norvik Official Shop', 'Loja', 'The Body Shop'].map(parseBrand)).toEqual([
    'Norvik',
    'Norvik',
    '',
    'The Body Shop',
  ]);
  expect(['20095057001_KG', '123456', '4711', '7artisans'].map(parseBrand)).toEqual([
    '',
    '',
    '4711',
    '7artisans',
  ]);
  const kept = [
    'be quiet!',
    'tado°',
    'AT&T',
    'C++',
    'L’Oréal',
    'Sony (Europe)',
    'Moët & Chandon',
    'K-Way',
    '.hack',
  ];
  expect(kept.map(parseBrand)).toEqual(kept);
  const written = ['[Sony]', '(Sony', 'Sony (', 'Sony (FR', 'Sony)', '- Sony', 'Sony /', '"Sony"', 'Sony,'];
  expect(written.map(parseBrand)).toEqual(written.map(() => 'Sony'));
  const record = '{"id":2,"name":"Sony","slug":"sony","created_at":"2026-01-12T09:14:03.000Z"}';
  expect(parseBrand(record)).toBe('Sony');
});
