import { useRef, useState } from 'react';
import type { MatchedProduct } from '../../../contract/matches/schema.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { type Act, decisionOf, needsTarget, productActs } from './acts.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { ProductPicker } from './product-picker.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { matchesTexts } from './texts/texts.ts';
import { useDecide } from './use-match-decision.ts';

/** What the act is about: the chosen offers, or the product. */
function About({ act, product, offers }: { act: Act; product: MatchedProduct; offers: readonly string[] }) {
  const language = useLanguage();
  const lang = useMerchantLang();
  const isWhole = productActs.some((each) => each === act);
  const named = product.offers.filter(({ offerId }) => offers.includes(offerId));
  return (
    <ul className="grid gap-1 wrap-anywhere font-semibold">
      {isWhole && <li lang={lang}>{product.title}</li>}
      {!isWhole &&
        named.map(({ offerId, merchant, title }) => (
          <li key={offerId}>
            {labelled(language, merchant)}
            <span lang={lang}>{title}</span>
          </li>
        ))}
    </ul>
  );
}

type ActDialogProps = {
  act: Act;
  product: MatchedProduct;
  offers: readonly string[];
  /** Called with the result; `target`: the other product. */
  onDecided: (target: string | undefined) => Promise<void>;
  /** Shows the product as it is now. */
  onLook: () => void;
  onClose: () => void;
};

/** Asks for the inputs of an action, and its reason; open while rendered. */
export function ActionDialog({ act, product, offers, onDecided, onLook, onClose }: ActDialogProps) {
  const texts = useTexts(matchesTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [target, setTarget] = useState<string>();
  const { decide, isBusy, error, setError, stale } = useDecide(async () => {
    dialog.current?.close();
    await onDecided(target);
  });

  function submit(note: string) {
    if (needsTarget(act) && target === undefined) return setError(texts.picker.required);
    const { _id, seen } = product;
    decide(decisionOf(act, { product: _id, offers, target: target ?? '', note, seen }));
  }

  return (
    <DecisionDialog
      dialog={dialog}
      texts={{ title: texts.acts[act], reason: texts.reason, confirm: texts.confirm }}
      error={error}
      isDisabled={isBusy || stale !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <About act={act} product={product} offers={offers} />
      <p>{texts.explain[act]}</p>
      {needsTarget(act) && <ProductPicker without={product._id} value={target} onChange={setTarget} />}
      {stale && (
        <StaleNotice
          {...stale}
          onLook={() => {
            dialog.current?.close();
            onLook();
          }}
        />
      )}
    </DecisionDialog>
  );
}
