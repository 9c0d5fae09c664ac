import { useEffect, useState } from 'react';
import type { OwnTerms } from '../../contract/my-price/terms.ts';
import { readOwnTerms, subscribeToTerms } from './terms-store.ts';

/** The shopper's own terms, in step with all tabs; for parts that are rendered in the browser only. */
export function useOwnTerms(): OwnTerms {
  const [terms, setTerms] = useState(readOwnTerms);
  useEffect(() => subscribeToTerms(() => setTerms(readOwnTerms())), []);
  return terms;
}
