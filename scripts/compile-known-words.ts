/**
 * Compiles French and English dictionaries into the file by which search and titles tell words from slips
 * (`language/known-words.ts`): `node scripts/compile-known-words.ts`. What it makes is kept in the repository.
 */
import { writeFileSync } from 'node:fs';
import { fileOfKnownWords, markWords } from '../src/server/language/known-words.ts';
import { splitWords } from '../src/server/search/engine/words/scan-words.ts';
import { readDictionaries } from './read-dictionaries.ts';

/** As long as what may be corrected: shorter ones are known all the same. */
const letters = /^\p{L}{3,24}$/u;

/** Conjugated forms that nobody shops by, and that are slips of nouns: "télévisons" for a television. */
const conjugated =
  /(?:[aâ]|ai|as|[aiu]t|mes|tes|ons|ez|r[ao]nt|[èiu]rent|[ao]is|[ao]it|aient|(?:a|i|u)ss\p{L}+)$/u;
const isFrenchVerb = (flags: string): boolean => /^[a-z]\d/.test(flags);

/** Folds words as search folds them. */
const known = new Set<string>();
for (const { flags, forms } of await readDictionaries()) {
  const isVerb = isFrenchVerb(flags);
  for (const word of forms) {
    if (isVerb && conjugated.test(word)) continue;
    for (const { lexeme } of splitWords(word, 8)) if (letters.test(lexeme.term)) known.add(lexeme.term);
  }
}
writeFileSync(fileOfKnownWords, markWords(known));
console.log(`${known.size} words`);
