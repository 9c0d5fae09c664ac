import { expect, test } from 'vitest';
import { anyOf, anyWord } from './any-of.ts';

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

test('a word fits by itself, not within one of any language', () => {
  const animals = anyWord`
    chats?|chiens?
    кот
  `;
  for (const text of ['chat', 'Le Chat.', '2chats', 'pour chiens', 'Кот']) expect(text).toMatch(animals);
  for (const text of ['achat', 'chaton', 'échats', 'котов', '']) expect(text).not.toMatch(animals);
});
