import { describe, expect, it } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { withoutMaker } from './without-maker.ts';

describe('a step that is the maker of what is on it', () => {
  const place = (path: string, title: string, brand: string) => {
    const mapping = createCategoryMapping();
    return mapping.ofThing(mapping.ofPaths(path, '', brand), title, { brand });
  };

  it('says nothing of what it is, whatever its word means elsewhere', () => {
    expect(place('Body care > Pigeon', 'Norvik 200 ml', 'PIGEON')).toBe('skin-care');
    expect(place('Body care > Pigeon', 'Norvik 200 ml', '')).toBe('fishing-hunting');
  });

  it('is heard where it is all there is, or names a category', () => {
    expect(withoutMaker('Shark', 'Shark')).toBe('Shark');
    expect(withoutMaker('Beauté > Parfums', 'Parfums')).toBe('Beauté > Parfums');
    expect(withoutMaker('Enfant > Norvik', 'Norvik')).toBe('Enfant > Norvik');
  });

  it('is left out among categories side by side', () => {
    expect(withoutMaker('Norvik;Robes', 'norvik')).toBe('Robes');
  });

  it('leaves what the merchant wrote, and what it is known by', () => {
    const mapping = createCategoryMapping();
    const written = mapping.ofPaths('Shampooings > Norvik', '', 'Norvik');
    expect(written.path).toBe('Shampooings > Norvik');
    expect(written.hash).toBe(mapping.ofPaths('Shampooings > Norvik', '').hash);
    expect(written.key).toBe('hair-care');
  });
});
