import { expect, test } from 'vitest';
import { factsOf, isModelNumber } from './word-facts.ts';

test.each(['ue49nu7100', '55l6200u', 'kgn36aw35g', 'wh1000xm4'])('%s is a model number', (word) => {
  expect(isModelNumber(factsOf(word))).toBe(true);
});

test.each([
  'class10',
  'android11',
  '3456pixels',
  '12thread',
  'nu8000',
  'mtk6580a',
  'ddr43200',
  '1600mhz',
  'ral7016',
  'iso8124',
  'hd1080p',
  'vesa400x400',
  'm10x100',
  'l110xp40xh45',
  '12v100ah',
  'iphone14pro',
  '2023fw24',
  'laptop',
])('%s is none', (word) => {
  expect(isModelNumber(factsOf(word))).toBe(false);
});
