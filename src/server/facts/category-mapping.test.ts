import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';
import phrases from './category-phrases.json' with { type: 'json' };

const map = createCategoryMapping();

describe('merchants’ categories', () => {
  test.each([
    ['Composant PC > Mémoire RAM', 'Computer Components', 'computer-components'],
    ['Appareil photo > Appareil photo numérique', 'Cameras', 'cameras'],
    ['ÉCRAN', '', 'monitors'],
    ['Supports & Racks', '', 'racks-mounts'],
    ['Alimentation > Onduleur', '', 'power-batteries'],
    ['Composants PC > Alimentations PC', '', 'computer-components'],
    ['Informatique > Portables > PC portables gamer 17"', '', 'laptops'],
    ['Téléphonie|Coques pour smartphone', '', 'accessories'],
    ['Electronics > Refurbished laptops', '', 'laptops'],
    ['Cartes graphiques 16 Go', '', 'computer-components'],
  ])('%s, %s is %s', (merchantCategory, networkCategory, key) => {
    expect(map(merchantCategory, networkCategory).key).toBe(key);
  });

  test('a precise segment wins over the network, the network over a coarse segment', () => {
    expect(map('High-tech > Tablettes', 'Accessories').key).toBe('tablets');
    expect(map('Informatique', 'Networking').key).toBe('networking');
    expect(map('Informatique', 'Bargains').key).toBe('computers');
  });

  test('a segment that says nothing leaves the decision to what does', () => {
    expect(map('Promotions', 'Home Appliances').key).toBe('home-appliances');
    expect(map('Électroménager > Divers', '').key).toBe('home-appliances');
    expect(map('Nouveautés', '').key).toBe('other');
    expect(map('', '').key).toBe('other');
  });

  test('are known apart, with what led to ours', () => {
    expect(map('High-tech > Tablettes', 'Accessories')).toMatchObject({ rule: 'merchant' });
    expect(map('Informatique', 'Networking')).toMatchObject({ rule: 'network' });
    expect(map('Informatique', 'Bargains')).toMatchObject({ rule: 'coarse' });
    expect(map('Nouveautés', '')).toMatchObject({ rule: 'none', path: 'Nouveautés', networkPath: '' });
    expect(map('Nouveautés', '').hash).not.toBe(map('', 'Nouveautés').hash);
  });

  test('leads only to categories that exist', async () => {
    const migration = await readFile('db/migrations/0004_catalogue.sql', 'utf8');
    const existing = new Set([...migration.matchAll(/\(\d+, '([a-z-]+)'/g)].map(([, key]) => key));
    for (const key of [...Object.keys(phrases.precise), ...Object.keys(phrases.coarse)]) {
      expect(existing).toContain(key);
    }
  });

  test('no phrase stands under two keys', () => {
    for (const byKey of [phrases.precise, phrases.coarse]) {
      const all = Object.values(byKey).flat();
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
