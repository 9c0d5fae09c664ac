import { useRef, useState } from 'react';
import type { ManagedFamily } from '../../../contract/families/schema.ts';
import { callApi } from '../../api/call.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { DecisionDialog } from '../matches/decision-dialog.tsx';
import { ProductPicker } from '../matches/product-picker.tsx';
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
  const language = useLanguage();
  const lang = useMerchantLang();
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const [other, setOther] = useState<string>();
  const { run, isBusy, error, setError } = useAttempt(texts.failed);
  const { product, seen } = family;

  function submit(note: string) {
    if (isBusy) return;
    if (act === 'into' && other === undefined) return setError(texts.chooseOther);
    const common = { product: product._id, note, seen };
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
    <DecisionDialog
      dialog={dialog}
      texts={{ title: texts[act], reason: texts.reason, confirm: texts.confirm }}
      error={error}
      isDisabled={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p lang={lang} className="wrap-anywhere font-semibold">
        {product.title}
      </p>
      <p>{texts.explain[act]}</p>
      {act === 'into' && <ProductPicker without={product._id} value={other} onChange={setOther} />}
    </DecisionDialog>
  );
}
