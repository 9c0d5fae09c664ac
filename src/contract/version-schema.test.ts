import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const versions = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) => {
  const version = body instanceof z.ZodObject ? body.shape.version : undefined;
  return version instanceof z.ZodType ? [{ name, version }] : [];
});

test('no edit takes a version that the database cannot count to', () => {
  expect(versions.length).toBeGreaterThanOrEqual(6);
  for (const { name, version } of versions) {
    expect(version.safeParse(3).success, name).toBe(true);
    for (const wrong of [2 ** 31, 6_564_997_800_017_997, 1.5, -1]) {
      expect(version.safeParse(wrong).success, `${name}: ${wrong}`).toBe(false);
    }
  }
});
