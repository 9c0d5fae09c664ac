import type { MatchDecision } from '../../../contract/matches/schema.ts';
import { useTexts } from '../../i18n/texts.ts';
import { matchesTexts } from './texts/texts.ts';

/** The name of the person who decided. */
export function usePerson(): (person: MatchDecision['decidedBy']) => string {
  const { account } = useTexts(matchesTexts);
  return ({ _id, name }) => name ?? account(_id);
}
