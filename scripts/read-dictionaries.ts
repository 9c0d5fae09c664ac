import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HunspellReader } from 'hunspell-reader';

/** A word of a dictionary with all its forms; `flags`: what the dictionary says how it is inflected. */
export type DictionaryEntry = {
  language: 'fr' | 'en';
  base: string;
  flags: string;
  forms: ReadonlySet<string>;
};

const addresses = { fr: import.meta.resolve('dictionary-fr'), en: import.meta.resolve('dictionary-en') };

/** The words of French and English as their spelling dictionaries (Hunspell) have them. */
export async function readDictionaries(): Promise<DictionaryEntry[]> {
  return [...(await readDictionary('fr')), ...(await readDictionary('en'))];
}

async function readDictionary(language: 'fr' | 'en'): Promise<DictionaryEntry[]> {
  const folder = path.dirname(fileURLToPath(addresses[language]));
  const { dic, aff } = await HunspellReader.createFromFiles(`${folder}/index.aff`, `${folder}/index.dic`);
  return dic.map((entry) => {
    const [base = '', flags = ''] = entry.split(/[\t ]/)[0]?.split('/') ?? [];
    return { language, base, flags, forms: new Set(aff.applyRulesToDicEntry(entry).map(({ word }) => word)) };
  });
}
