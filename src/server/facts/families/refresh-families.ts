import type { Transaction } from '../../platform/database/database.ts';
import {
  listConnected,
  listFamilySources,
  listRulings,
  listWideKeys,
  storeFamilies,
  storeTraits,
  type TraitsRow,
} from './families-queries.ts';
import { groupFamilies, keysOf, widestKey } from './group.ts';
import { type Traits, traitsOf } from './traits.ts';

const toTraits = ({ id, brand, words, groups, fixed, ...variant }: TraitsRow): Traits => ({
  id,
  brand,
  words,
  groups,
  fixed,
  variant,
});

/**
 * Makes anew what these products say of their families, and the families of everything that this connects. The result is
 * a function of all products as they stand, whatever came first. Returns how many products changed their family.
 */
export async function refreshFamilies(transaction: Transaction, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const before = await listConnected(transaction, ids, widestKey);
  const sources = await listFamilySources(transaction, ids);
  const traits = sources.map((source) => {
    const made = traitsOf(source);
    return { ...made, keys: keysOf(made, source.decisions) };
  });
  await storeTraits(transaction, ids, traits);
  const touched = [...new Set([...ids, ...before.map(({ id }) => id)])];
  const connected = (await listConnected(transaction, touched, widestKey)).map(toTraits);
  const wide = await listWideKeys(
    transaction,
    [...new Set(connected.flatMap((each) => keysOf(each)))],
    widestKey,
  );
  const rulings = await listRulings(
    transaction,
    connected.map(({ id }) => id),
  );
  const families = groupFamilies(connected, wide, rulings);
  const members = families.flatMap((family) =>
    family.map(({ id }) => ({ id, familyId: Math.min(...family.map((each) => each.id)) })),
  );
  return storeFamilies(
    transaction,
    connected.map(({ id }) => id),
    members,
  );
}
