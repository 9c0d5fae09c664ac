import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ManagedFamily } from '../../../contract/families/schema.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { ProductPicker } from '../matches/product-picker.tsx';
import { adminTexts } from '../texts/texts.ts';
import { familiesTexts } from './texts/texts.ts';

export type FamilyAct = 'out' | 'into';

type FamilyDialogProps = {
  act: FamilyAct;
  family: ManagedFamily;
  onDecided: () => Promise<void>;
  onClose: () => void;
};

/** Asks what a decision needs, and its reason; open while rendered. */
export function FamilyDialog({ act, family, onDecided, onClose }: FamilyDialogProps) {
  const texts = useTexts(familiesTexts);
  const { actions } = useTexts(adminTexts);
  const language = useLanguage();
  const lang = useMerchantLang();
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const note = useRef<HTMLInputElement>(null);
  const [other, setOther] = useState<string>();
  const { run, isBusy, error, setError } = useAttempt(texts.failed);
  useEffect(() => dialog.current?.showModal(), []);
  const { product, seen } = family;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (act === 'into' && other === undefined) return setError(texts.chooseOther);
    const common = { product: product._id, note: note.current?.value ?? '', seen };
    run(async () => {
      const body =
        act === 'out'
          ? { kind: 'out' as const, ...common }
          : { kind: 'into' as const, other: other ?? '', ...common };
      await callApi('decideFamily', { language, body });
      toast(texts.decided);
      dialog.current?.close();
      await onDecided();
    });
  }

  return (
    <Dialog ref={dialog} title={texts[act]} onClose={onClose}>
      <p lang={lang} className="wrap-anywhere font-semibold">
        {product.title}
      </p>
      <p>{texts.explain[act]}</p>
      {act === 'into' && <ProductPicker without={product._id} value={other} onChange={setOther} />}
      <form onSubmit={submit} className="grid gap-4">
        <TextField ref={note} label={texts.reason} maxLength={500} autoComplete="off" />
        <FormError message={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>{actions.cancel}</Button>
          <Button type="submit" tone="primary" disabled={isBusy}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
