import type { Endpoint } from '../../../contract/endpoint.ts';
import { queryMessages } from '../../../contract/errors/query-messages.ts';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../app-error.ts';

/** The search text of a list is `search` in the contract; `q` is an alias of it in every call that has it. */
const searchName = 'search';
const shortName = 'q';

type Named<V> = Readonly<Record<string, V>>;
/** Reasons for parameters that a call does not know, or for two search texts. */
type NameFault = { unknown: readonly string[] } | 'twofold';

const noShape = {};
const shapeOf = ({ query }: Endpoint): Named<unknown> => query?.shape ?? noShape;

/** A query under the names of a call's contract, and the fault of the given names. */
export function nameQuery<V>(endpoint: Endpoint, given: Named<V>): { query: Named<V>; fault?: NameFault } {
  const shape = shapeOf(endpoint);
  const isSearched = Object.hasOwn(shape, searchName);
  const unknown = Object.keys(given).filter(
    (name) => !(Object.hasOwn(shape, name) || (isSearched && name === shortName)),
  );
  if (unknown.length > 0) return { query: given, fault: { unknown } };
  if (given[shortName] === undefined || Object.hasOwn(shape, shortName)) return { query: given };
  const { [shortName]: short, [searchName]: long = short, ...others } = given;
  const query = { ...others, [searchName]: short };
  return long === short ? { query } : { query, fault: 'twofold' };
}

/** Maximum number of unknown names in the message, and characters of each. */
const maxTold = 5;
const maxToldLength = 40;

/** The refusal with these names in its message. */
export function refusalOf(endpoint: Endpoint, fault: NameFault, language: Language): AppError {
  const messages = queryMessages[language];
  if (fault === 'twofold') {
    const details = [{ path: `query.${shortName}`, message: messages.twofold }];
    return new AppError('invalid_request', { words: messages.twofold, details });
  }
  const names = fault.unknown.slice(0, maxTold).map((name) => name.toWellFormed().slice(0, maxToldLength));
  const message = messages.known(Object.keys(shapeOf(endpoint)));
  const details = names.map((name) => ({ path: `query.${name}`, message }));
  return new AppError('invalid_request', { words: messages.unknown(names), details });
}
