import {
  type CategoryFinder,
  isSameKind,
  type NamedCategories,
} from '../../engine/querying/named-categories.ts';
import { findCompared } from '../../engine/querying/reading/compared.ts';
import { noTerm, type QueryWords, readQuery } from '../../engine/querying/reading/read-query.ts';
import {
  holdsKind,
  isBetterSpelt,
  isKindRespelt,
  type Revision,
  reviseQuery,
} from '../../engine/querying/revising/revise.ts';
import type { EngineRequest } from '../../engine/request.ts';
import type { Clause } from '../query-language.ts';
import type { TextFinder } from './find-text.ts';
import type { QueryRead, TextMatches } from './text-matches.ts';
import type { Reading, RemoteVocabulary } from './vocabulary.ts';

type Revised = { matches: TextMatches; revision?: Revision | undefined };

/** What a search finds, in another spelling or without some words where these are nowhere. */
export type RevisedFinder = (
  query: QueryWords,
  request: Pick<EngineRequest, 'isAsTyped' | 'sort' | 'language'>,
  within: Clause | undefined,
) => Promise<Revised>;

type Sources = {
  vocabulary: RemoteVocabulary;
  findCategories: CategoryFinder;
  readText(text: string): Promise<Reading<QueryRead>>;
  isAbsent(reading: Reading<QueryRead>, named: NamedCategories): Promise<boolean>;
  findText: TextFinder['findText'];
  findNamed(text: string, within: Clause | undefined): Promise<TextMatches | undefined>;
};

/** Revises as the embedded engine does (engine/querying/find-matches.ts). */
export function createRevisedFinder({
  vocabulary,
  findCategories,
  readText,
  isAbsent,
  findText,
  findNamed,
}: Sources): RevisedFinder {
  return async ({ text, isPresent }, { isAsTyped, sort, language }, within) => {
    const findSorted = (searched: string) => findText(searched, sort, within, searched === text && isPresent);
    const revise = async (options: Parameters<typeof reviseQuery>[2]) => {
      const { made } = await vocabulary.read((known) => reviseQuery(readQuery(text, known), known, options));
      return made;
    };
    /** The kind that is named; whether there is nothing of it. */
    const findTyped = async (): Promise<{ named: NamedCategories; isKindAbsent: boolean }> => {
      const typed = await readText(text);
      const { query } = typed.made;
      const named = findCategories(query);
      const isUnknown = named.kind.some((at) => query.exact[at] === noTerm);
      return { named, isKindAbsent: isUnknown && (await isAbsent(typed, named)) };
    };
    /** "Baterie", as other languages call a battery, where shoppers mean a "batterie". */
    const findRespeltKind = async (named: NamedCategories): Promise<Revised | undefined> => {
      const revision = isAsTyped ? undefined : await revise({ mayRespell: true });
      if (!revision?.isRespelt) return undefined;
      const respelt = await readText(revision.text);
      const kind = findCategories(respelt.made.query);
      if (!isSameKind(named, kind) || (await isAbsent(respelt, kind))) return undefined;
      return { matches: await findSorted(revision.text), revision };
    };
    const findKnown = async (): Promise<Revised> => {
      const { named, isKindAbsent } = await findTyped();
      if (isKindAbsent) {
        const found = (await findRespeltKind(named)) ?? { matches: await findSorted(text) };
        if ((await found.matches.look()).count > 0) return found;
      }
      const meant = isKindAbsent ? named.kind : [];
      const respelt = isAsTyped ? undefined : await revise({ mayRespell: true, meant });
      let foundRespelt: Revised | undefined;
      if (respelt?.isRespelt) {
        const matches = await findSorted(respelt.text);
        const { count } = await matches.look();
        const revised = { matches, revision: respelt };
        const spelt = await readText(respelt.text);
        const { query } = spelt.made;
        const speltNamed = findCategories(query);
        const isKind = isKindRespelt(respelt, query, speltNamed.kind);
        const isKindNowhere =
          isKind && holdsKind(named.kind, speltNamed.kind) && (await isAbsent(spelt, speltNamed));
        if (isKindNowhere || isBetterSpelt({ ...respelt, isKind }, { ...matches, count })) return revised;
        if (count > 0) foundRespelt = revised;
      }
      const shortened = isKindAbsent ? undefined : await revise({ mayRespell: false });
      const matches = await findSorted(shortened?.text ?? text);
      const { count } = await matches.look();
      return count > 0 ? { matches, revision: shortened } : (foundRespelt ?? { matches });
    };
    /** The whole catalogue has none, not only a part of it. */
    const isNothing = async ({ matches, revision }: Revised): Promise<boolean> => {
      if ((await matches.look()).count > 0) return false;
      if (!within) return true;
      const everywhere = await findText(revision?.text ?? text, sort, undefined);
      return (await everywhere.look()).count === 0;
    };
    const found = await findKnown();
    const called = (await isNothing(found)) ? await findNamed(text, within) : undefined;
    if (called) return { matches: called };
    const isWhole = found.matches.hasMatch && !found.revision;
    const either = isAsTyped ? undefined : findCompared(text, found.revision, language);
    if (either && (!isWhole || either.isChoice)) {
      const matches = await findSorted(either.compared);
      if (matches.hasMatch) return { matches, revision: either.revision };
    }
    const doubted =
      found.matches.hasMatch || isAsTyped ? undefined : await revise({ mayRespell: true, isDoubting: true });
    if (!doubted) return found;
    const matches = await findSorted(doubted.text);
    return matches.hasMatch ? { matches, revision: doubted } : found;
  };
}
