import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { MatchedProduct } from '../../../contract/matches/schema.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { adminTexts } from '../texts/texts.ts';
import { type Act, decisionOf, needsTarget, productActs } from './acts.ts';
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
  const { actions } = useTexts(adminTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const note = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<string>();
  const { decide, isBusy, error, setError, stale } = useDecide(async () => {
    dialog.current?.close();
    await onDecided(target);
  });
  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (needsTarget(act) && target === undefined) return setError(texts.picker.required);
    const { _id, seen } = product;
    decide(
      decisionOf(act, { product: _id, offers, target: target ?? '', note: note.current?.value ?? '', seen }),
    );
  }

  return (
    <Dialog ref={dialog} title={texts.acts[act]} onClose={onClose}>
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
      <form onSubmit={submit} className="grid gap-4">
        <TextField ref={note} label={texts.reason} maxLength={500} autoComplete="off" />
        <FormError message={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>{actions.cancel}</Button>
          <Button type="submit" tone="primary" disabled={isBusy || stale !== undefined}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
