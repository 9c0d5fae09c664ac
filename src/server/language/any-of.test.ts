import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('each line, and each part of one, is a way to fit; blanks at the ends of lines are none of it', () => {
  const pattern = new RegExp(
    `^${anyOf`
      in stock|en stock
      expédié sous \d+ ?h
    `}$`,
  );
  for (const text of ['in stock', 'en stock', 'expédié sous 24 h']) expect(text).toMatch(pattern);
  for (const text of ['stock', ' in stock', 'in stock|en stock', 'expédié sous d h', ''])
    expect(text).not.toMatch(pattern);
});

test('a list can hold another one', () => {
  const days = anyOf`
    days|jours
  `;
  expect(new RegExp(anyOf`\d+ ${days}|today`).source).toBe(String.raw`(?:\d+ (?:days|jours)|today)`);
});
