import { texts as en } from '../../contract/alerts/texts/en.ts';
import { texts as fr } from '../../contract/alerts/texts/fr.ts';
import { readWatchedList } from '../../contract/alerts/watched-list.ts';
import { facetEntries, noChoice } from '../../contract/catalogue/facet-choice.ts';
import type { Language } from '../../contract/language.ts';
import { nameChosenValue } from '../facts/service.ts';

type CategoryNames = { name: string; nameFr: string } | null;

const words = { fr, en };

/** What a watched list is, in a line: its text, its category, what is chosen by name, and how much else is chosen. */
export function watchedListLabel(language: Language, text: string, names: CategoryNames): string {
  const { search, category, choice } = readWatchedList(text);
  const { brand, merchant, condition, spec, ...others } = choice;
  const more = facetEntries({ ...noChoice, ...others }).length;
  const quoted = language === 'fr' ? `«\u00a0${search}\u00a0»` : `“${search}”`;
  return [
    ...(search ? [quoted] : []),
    ...(names ? [language === 'fr' ? names.nameFr : names.name] : []),
    ...brand,
    ...merchant,
    ...condition.map((each) => words[language].conditions[each]),
    ...spec.map((each) => nameChosenValue(each, category, language)),
    ...(more > 0 ? [words[language].filters(more)] : []),
  ].join(' · ');
}
