import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database.ts';
import {
  type AliasGroup,
  deleteAliases,
  insertAliases,
  listAliases,
  updateAliases,
} from './aliases-queries.ts';
import type { SynonymGroup } from './engine/document.ts';
import { phraseTerms } from './engine/synonyms.ts';

/** Editing what search takes for one thing: "portable" and "laptop", "casque" and "headphones". */
export type AliasEditor = {
  list(): Promise<AliasGroup[]>;
  /**
   * Stores a group, a new one where it has no id, and answers it as stored.
   * @throws AppError `invalid_request` (`details` names the fault), `not_found`, `conflict`: too many groups
   */
  save(group: Required<SynonymGroup> & { id?: number }): Promise<AliasGroup>;
  /** @throws AppError `not_found` */
  remove(id: number): Promise<void>;
};

const mostGroups = 500;
const mostPhrases = 30;
const mostCharacters = 60;

/** Phrases as stored: trimmed, one spelling each. @throws AppError `invalid_request` */
function cleanPhrases(phrases: readonly string[], known: Set<string>): string[] {
  return phrases.flatMap((phrase) => {
    const text = phrase.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
    const folded = phraseTerms(text).join(' ');
    if (text.length > mostCharacters || /\p{Cc}/u.test(phrase) || folded === '') {
      throw new AppError('invalid_request', { details: { phrase: text.slice(0, mostCharacters) } });
    }
    if (known.has(folded)) return [];
    known.add(folded);
    return [text];
  });
}

/** A group means something from two phrases on, one of which products say. @throws AppError `invalid_request` */
function cleanGroup(group: Required<SynonymGroup>): Required<SynonymGroup> {
  const known = new Set<string>();
  const said = cleanPhrases(group.said.slice(0, mostPhrases + 1), known);
  const asked = cleanPhrases(group.asked.slice(0, mostPhrases + 1), known);
  const isWhole = said.length > 0 && said.length + asked.length > 1;
  if (!isWhole || said.length > mostPhrases || asked.length > mostPhrases) {
    throw new AppError('invalid_request', { details: { said: said.length, asked: asked.length } });
  }
  return { said, asked };
}

/** @param raiseVersion what tells every web process, in the same transaction, that there is something new */
export function createAliasEditor(
  database: DatabasePool,
  raiseVersion: (db: Database) => Promise<unknown>,
): AliasEditor {
  const change = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const done = await work(tx);
      await raiseVersion(tx);
      return done;
    });

  return {
    list: () => listAliases(database),
    async save({ id, ...given }) {
      const group = cleanGroup(given);
      return change(async (tx) => {
        if (id === undefined) {
          const added = await insertAliases(tx, group, mostGroups);
          if (added === undefined) throw new AppError('conflict');
          return { id: added, ...group };
        }
        if (!(await updateAliases(tx, { id, ...group }))) throw new AppError('not_found');
        return { id, ...group };
      });
    },
    remove: (id) =>
      change(async (tx) => {
        if (!(await deleteAliases(tx, id))) throw new AppError('not_found');
      }),
  };
}
