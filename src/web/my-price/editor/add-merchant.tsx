import { useEffect, useState } from 'react';
import { type MerchantTerms, plainTerms, termLimits } from '../../../contract/my-price/terms.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { changeOwnTerms } from '../terms-store.ts';
import { myPriceTexts } from '../texts/texts.ts';

/** Milliseconds after the last key. */
const pause = 200;

/** As the account lists them. */
const byName = (a: MerchantTerms, b: MerchantTerms) => a.merchant.localeCompare(b.merchant, 'fr');

type Found = { names: string[] } | { hasFailed: true } | undefined;

/** Names of merchants that hold the typed text; undefined until they are there. */
function useNames(typed: string): Found {
  const language = useLanguage();
  const [found, setFound] = useState<Found>();
  const search = typed.trim();
  useEffect(() => {
    setFound(undefined);
    if (search === '') return;
    let isCurrent = true;
    const settle = (result: Found) => {
      if (isCurrent) setFound(result);
    };
    const ask = () =>
      callApi('listMerchantNames', { language, query: { search } }).then(
        (names) => settle({ names }),
        () => settle({ hasFailed: true }),
      );
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, language]);
  return found;
}

/** A search for merchants, whose terms are added by a press. */
export function AddMerchant({ merchants }: { merchants: readonly MerchantTerms[] }) {
  const { merchants: texts } = useTexts(myPriceTexts);
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<string>();
  const found = useNames(typed);
  if (merchants.length >= termLimits.merchants) return <p>{texts.full(termLimits.merchants)}</p>;
  const known = new Set(merchants.map(({ merchant }) => merchant));
  const names = found && 'names' in found ? found.names.filter((name) => !known.has(name)) : [];

  function add(name: string) {
    changeOwnTerms((terms) => ({
      ...terms,
      merchants: [...terms.merchants, plainTerms(name)].sort(byName),
    }));
    setTyped('');
    setAdded(name);
  }
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={texts.search}
        placeholder={texts.placeholder}
        maxLength={termLimits.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status" className="text-sm text-ink-soft">
        {typed === '' && added !== undefined && texts.added(added)}
        {found && 'hasFailed' in found && texts.failed}
        {found && 'names' in found && names.length === 0 && texts.notFound}
      </div>
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Button
                size="sm"
                icon="plus"
                className="h-auto max-w-full whitespace-normal wrap-anywhere"
                aria-label={texts.add(name)}
                onClick={() => add(name)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
