import type { MatchDecision } from '../../../contract/matches/schema.ts';
import { useMatchesTexts } from './texts/use-texts.ts';

/** What somebody who decided is called. */
export function usePerson(): (person: MatchDecision['decidedBy']) => string {
  const { account } = useMatchesTexts();
  return ({ _id, name }) => name ?? account(_id);
}
