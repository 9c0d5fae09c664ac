/**
 * Compiles French and English dictionaries into the plurals that no rule of letters tells (`language/singular.ts`):
 * `node scripts/compile-plurals.ts`, then `node scripts/compile-known-words.ts`, whose words are folded with them. What it makes
 * is kept in the repository.
 */
import { writeFileSync } from 'node:fs';
import { plainLetters } from '../src/contract/plain-letters.ts';
import { fileOfPlurals, type Plurals, singularByLetters } from '../src/server/language/singular.ts';
import { type DictionaryEntry, readDictionaries } from './read-dictionaries.ts';

const letters = /^[a-z]{3,24}$/;
/** English shops say so on French pages, too: a box, not boxing. */
const meantInEnglish = new Set(['boxes', 'dresses']);

type Noun = { base: string; plurals: [plural: string, single: string][] };

/** French nouns and adjectives (capitals: how they are inflected, elisions alone: not at all) and English words. */
function readNoun({ language, base, flags, forms }: DictionaryEntry): Noun | undefined {
  if (/^\p{Lu}/u.test(base)) return undefined;
  if (language === 'en') return { base, plurals: formsInEnglish(base, forms) };
  if (!/^(?:[A-Z][^']|(?:L'|D'|Q')*$)/.test(flags)) return undefined;
  const plurals = [...forms].flatMap((form): Noun['plurals'] => {
    if (form.endsWith('s') && forms.has(form.slice(0, -1))) return [[form, form.slice(0, -1)]];
    return form.endsWith('x') && form !== base ? [[form, base]] : [];
  });
  return { base, plurals };
}

const formsInEnglish = (base: string, forms: ReadonlySet<string>): Noun['plurals'] =>
  [`${base}s`, `${base}es`, base.replace(/y$/, 'ies')].flatMap((form) =>
    form !== base && forms.has(form) ? [[form, base]] : [],
  );

const bases = { fr: new Set<string>(), en: new Set<string>() };
const singles = { fr: new Map<string, string>(), en: new Map<string, string>() };
for (const entry of await readDictionaries()) {
  const noun = readNoun(entry);
  if (!noun) continue;
  bases[entry.language].add(plainLetters(noun.base));
  for (const [plural, single] of noun.plurals) {
    const [from, to] = [plainLetters(plural), plainLetters(single)];
    if (letters.test(from) && letters.test(to) && from !== to) singles[entry.language].set(from, to);
  }
}

/** Of what both languages write alike, batteries are the English battery and fiches the French fiche. */
const isEnglish = (plural: string): boolean =>
  singles.en.has(plural) && (/ies$/.test(plural) || meantInEnglish.has(plural) || !singles.fr.has(plural));

const found: Plurals = { inS: [], inEs: [], inAux: [], invariable: [], others: [] };

function sortIn(plural: string, single: string): void {
  if (plural === `${single}s`) found.inS.push(single);
  else if (plural === `${single}es`) found.inEs.push(single);
  else if (plural === single.replace(/al$/, 'aux')) found.inAux.push(single);
  else found.others.push(`${plural}:${single}`);
}

for (const plural of new Set([...singles.fr.keys(), ...singles.en.keys()])) {
  const language = isEnglish(plural) ? 'en' : 'fr';
  const single = singles[language].get(plural);
  if (single === undefined || bases[language].has(plural)) continue;
  if (singularByLetters(plural) !== single) sortIn(plural, single);
}
/** No plural, whatever it ends in. */
const isInvariable = (word: string): boolean =>
  letters.test(word) && singularByLetters(word) !== word && !singles.fr.has(word) && !singles.en.has(word);
found.invariable = [...new Set([...bases.fr, ...bases.en])].filter(isInvariable);

const lines = Object.entries(found).map(([name, words]) => `${name} ${words.sort().join(' ')}`);
writeFileSync(fileOfPlurals, `${lines.join('\n')}\n`);
console.log(
  Object.entries(found)
    .map(([name, words]) => `${name}: ${words.length}`)
    .join(', '),
);
