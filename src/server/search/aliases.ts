import { maxPhraseCharacters } from '../../contract/aliases/phrase-limit.ts';
import { type Actor, recordAudit } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import {
  type AliasGroup,
  deleteAliases,
  insertAliases,
  listAliases,
  lockAliases,
  updateAliases,
} from './aliases-queries.ts';
import type { SynonymGroup } from './engine/search-document.ts';
import { phraseTerms } from './engine/words/synonyms.ts';

/** Editing synonyms of search: "portable" and "laptop", "casque" and "headphones". */
export type AliasEditor = {
  /**
   * Stores a group, a new one where it has no id, and returns it as stored.
   * @throws AppError `invalid_request` (`details` names the fault), `not_found`, `conflict`: too many groups
   */
  save(group: Required<SynonymGroup> & { id?: number }, actor: Actor): Promise<AliasGroup>;
  /**
   * Adds `asked` as a synonym of `meaning`: to its group, else as a new one.
   * @throws AppError `invalid_request`, `conflict`: too many groups, or phrases of that group
   */
  extend(meaning: string, asked: string, actor: Actor): Promise<AliasGroup>;
  /** @throws AppError `not_found` */
  remove(id: number, actor: Actor): Promise<void>;
};

const maxGroups = 2_000;
const maxPhrases = 30;

/** Phrases as stored: trimmed, one spelling each. @throws AppError `invalid_request` */
function cleanPhrases(
  group: Required<SynonymGroup>,
  field: keyof SynonymGroup,
  known: Set<string>,
): string[] {
  return group[field].flatMap((phrase) => {
    const text = phrase.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
    const folded = phraseTerms(text).join(' ');
    const isInvalid = /\p{Cc}|\p{Cs}/u.test(phrase) || folded === '';
    // One spelling may be longer than the other.
    if (isInvalid || text.length > maxPhraseCharacters) {
      const reason = 'search_phrase_invalid';
      throw new AppError('invalid_request', {
        reason,
        details: { reason, field, phrase: phrase.toWellFormed() },
      });
    }
    if (known.has(folded)) return [];
    known.add(folded);
    return [text];
  });
}

/** A group needs two phrases, one of which occurs in products. @throws AppError `invalid_request` */
function cleanGroup(group: Required<SynonymGroup>): Required<SynonymGroup> {
  const known = new Set<string>();
  const said = cleanPhrases(group, 'said', known);
  const asked = cleanPhrases(group, 'asked', known);
  if (said.length === 0 || said.length + asked.length < 2) {
    throw new AppError('invalid_request', { reason: 'search_group_too_small' });
  }
  return { said, asked };
}

/** @param raiseVersion raises the version that all web processes follow, in the same transaction */
export function createAliasEditor(
  database: DatabasePool,
  raiseVersion: (db: Database) => Promise<unknown>,
): AliasEditor {
  const change = (
    action: 'search_alias_saved' | 'search_alias_removed',
    actor: Actor,
    work: (db: Database) => Promise<AliasGroup | undefined>,
  ): Promise<AliasGroup> =>
    database.transaction(async (tx) => {
      const group = await work(tx);
      if (!group) throw new AppError('not_found');
      await recordAudit(tx, { action, ...actor, details: group });
      await raiseVersion(tx);
      return group;
    });

  return {
    async save({ id, ...given }, actor) {
      const group = cleanGroup(given);
      return change('search_alias_saved', actor, async (tx) => {
        if (id !== undefined)
          return (await updateAliases(tx, { id, ...group })) ? { id, ...group } : undefined;
        const added = await insertAliases(tx, group, maxGroups);
        if (added === undefined) throw new AppError('conflict', { reason: 'search_groups_full' });
        return { id: added, ...group };
      });
    },
    extend: (meaning, asked, actor) =>
      change('search_alias_saved', actor, async (tx) => {
        await lockAliases(tx);
        const wanted = cleanGroup({ said: [meaning], asked: [asked] });
        const folded = phraseTerms(meaning).join(' ');
        const groups = await listAliases(tx);
        const known = groups.find(({ said }) => said.some((each) => phraseTerms(each).join(' ') === folded));
        if (!known) {
          const added = await insertAliases(tx, wanted, maxGroups);
          if (added === undefined) throw new AppError('conflict', { reason: 'search_groups_full' });
          return { id: added, ...wanted };
        }
        const group = cleanGroup({ said: known.said, asked: [...known.asked, asked] });
        if (group.asked.length > maxPhrases) {
          throw new AppError('conflict', { reason: 'search_groups_full' });
        }
        await updateAliases(tx, { id: known.id, ...group });
        return { id: known.id, ...group };
      }),
    async remove(id, actor) {
      await change('search_alias_removed', actor, (tx) => deleteAliases(tx, id));
    },
  };
}
