import { useEffect, useRef, useState } from 'react';
import type { MerchantTerms } from '../../../contract/my-price/terms.ts';
import { Section } from '../../forms/section.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RetryFailure } from '../../ui/retry-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { loadAccountTerms } from '../account-terms.ts';
import { changeOwnTerms, readAccountCopy, subscribeToTerms } from '../terms-store.ts';
import { myPriceTexts } from '../texts/texts.ts';
import { useOwnTerms } from '../use-terms.ts';
import { AddMerchant } from './add-merchant.tsx';
import { CodesPart } from './codes-part.tsx';
import { MerchantTermsForm } from './merchant-terms-form.tsx';

/** Milliseconds from the last change to its saving. */
const pause = 600;

/** Keeps the account in step: loads its terms once, saves each change; `retry` after a failure. */
function useAccount(userId: string | undefined) {
  const language = useRef(useLanguage());
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries stand for another try
  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () =>
      loadAccountTerms(language.current).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    void step();
    const unsubscribe = subscribeToTerms(() => {
      clearTimeout(timer);
      if (readAccountCopy()?.isUnsaved) timer = setTimeout(() => void step(), pause);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      if (readAccountCopy()?.isUnsaved) void step();
    };
  }, [userId, tries]);
  return { hasFailed, retry: () => setTries(tries + 1) };
}

const changeMerchant = (changed: MerchantTerms) =>
  changeOwnTerms((terms) => ({
    ...terms,
    merchants: terms.merchants.map((each) => (each.merchant === changed.merchant ? changed : each)),
  }));

const removeMerchant = (name: string) =>
  changeOwnTerms((terms) => ({
    ...terms,
    merchants: terms.merchants.filter(({ merchant }) => merchant !== name),
  }));

/** A shopper's own terms; each change counts at once. */
export default function TermsEditor({ userId }: { userId: string | undefined }) {
  const texts = useTexts(myPriceTexts);
  const terms = useOwnTerms();
  const { hasFailed, retry } = useAccount(userId);
  const heading = useRef<HTMLDivElement>(null);
  // What is changed before the account's terms are here would take their place.
  const isKnown = userId === undefined || readAccountCopy() !== undefined;
  if (!isKnown) {
    return hasFailed ? (
      <RetryFailure message={texts.loadFailed} onRetry={retry} />
    ) : (
      <Skeleton className="h-60" />
    );
  }
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {userId === undefined ? texts.keptHere : texts.keptInAccount}
      </p>
      {hasFailed && <RetryFailure message={texts.saveFailed} onRetry={retry} />}
      <Section title={texts.merchants.title}>
        <div ref={heading} tabIndex={-1} className="grid gap-4">
          <AddMerchant merchants={terms.merchants} />
          {terms.merchants.length === 0 && <p className="text-ink-soft">{texts.merchants.none}</p>}
          <ul className="grid gap-4">
            {terms.merchants.map((each) => (
              <MerchantTermsForm
                key={each.merchant}
                terms={each}
                onChange={changeMerchant}
                onRemove={() => {
                  removeMerchant(each.merchant);
                  heading.current?.focus();
                }}
              />
            ))}
          </ul>
        </div>
      </Section>
      <CodesPart terms={terms} />
    </>
  );
}
