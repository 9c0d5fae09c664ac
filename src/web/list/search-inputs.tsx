import { spellingAsTyped } from '../../contract/addresses.ts';

/** What was searched, and whether its words are to stay as they were typed. */
export type SearchText = { search: string; isAsTyped: boolean };

/** The search in a form that changes its results, for browsers without scripts. */
export function SearchInputs({ text }: { text: SearchText | undefined }) {
  if (!text) return null;
  return (
    <>
      <input type="hidden" name="search" value={text.search} />
      {text.isAsTyped && <input type="hidden" name="spelling" value={spellingAsTyped} />}
    </>
  );
}
