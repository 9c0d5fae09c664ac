import type { Language } from '../../contract/language.ts';
import { callApi } from '../api/call.ts';
import { countChanges, readMarks, setMarks } from './marks.ts';

/** Asks which products are saved; once more where some were changed meanwhile. What is under way stays as it is shown. */
export async function loadMarks(language: Language): Promise<void> {
  const before = countChanges();
  const loaded = new Set((await callApi('getMarks', { language })).favourites);
  if (countChanges() !== before) return loadMarks(language);
  const { pending, favourites } = readMarks();
  for (const id of pending) {
    if (favourites.has(id)) loaded.add(id);
    else loaded.delete(id);
  }
  setMarks({ favourites: loaded });
}
