/**
 * Compiles French and English dictionaries into the file by which search and titles tell words from slips
 * (`language/known-words.ts`): `node scripts/compile-known-words.ts`. What it makes is kept in the repository.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HunspellReader } from 'hunspell-reader';
import { fileOfKnownWords, markWords } from '../src/server/language/known-words.ts';
import { splitWords } from '../src/server/search/engine/words/scan-words.ts';

/** As long as what may be corrected: shorter ones are known all the same. */
const letters = /^\p{L}{3,24}$/u;

/** Conjugated forms that nobody shops by, and that are slips of nouns: "télévisons" for a television. */
const conjugated =
  /(?:[aâ]|ai|as|[aiu]t|mes|tes|ons|ez|r[ao]nt|[èiu]rent|[ao]is|[ao]it|aient|(?:a|i|u)ss\p{L}+)$/u;
const isFrenchVerb = (entry: string): boolean => /\/[a-z]\d/.test(entry);

const dictionaries = [import.meta.resolve('dictionary-fr'), import.meta.resolve('dictionary-en')];

async function readDictionary(address: string): Promise<HunspellReader> {
  const folder = path.dirname(fileURLToPath(address));
  return HunspellReader.createFromFiles(`${folder}/index.aff`, `${folder}/index.dic`);
}

/** Folds words as search folds them. */
const known = new Set<string>();
for (const address of dictionaries) {
  const { dic, aff } = await readDictionary(address);
  for (const entry of dic) {
    const isVerb = isFrenchVerb(entry);
    for (const { word } of aff.applyRulesToDicEntry(entry)) {
      if (isVerb && conjugated.test(word)) continue;
      for (const { lexeme } of splitWords(word, 8)) if (letters.test(lexeme.term)) known.add(lexeme.term);
    }
  }
  console.log(`${address}: ${known.size} words so far`);
}
writeFileSync(fileOfKnownWords, markWords(known));
