import { type SubmitEvent, useState } from 'react';
import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { callForm } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { amountInWords } from '../amount-in-words.ts';
import { Conflict } from '../conflict.tsx';
import { adminTexts } from '../texts/texts.ts';
import { type EditConflict, useConflict } from '../use-conflict.ts';
import { type LogoChoice, LogoField } from './logo-field.tsx';
import { MerchantFields } from './merchant-fields.tsx';
import { merchantsTexts } from './texts/texts.ts';

type FormProps = { merchant: ManagedMerchant; onDone: (changed?: ManagedMerchant) => void };
type MerchantClash = EditConflict<ManagedMerchant, FormData>;

/** The form's fields as the call takes them. */
function readForm(element: HTMLFormElement, logo: LogoChoice): FormData {
  const form = new FormData(element);
  form.set('isActive', String(form.has('isActive')));
  form.set('removeLogo', String(logo === null));
  if (logo) form.set('logo', logo);
  return form;
}

function useSaving({ merchant, onDone }: FormProps) {
  const language = useLanguage();
  const toast = useToast();
  const { failures } = useTexts(adminTexts);
  const { clash, saveUnlessConflict } = useConflict<ManagedMerchant, FormData>();
  const attempt = useAttempt(failures.update);

  const save = (form: FormData, version: number) =>
    attempt.run(async () => {
      form.set('version', String(version));
      await saveUnlessConflict(form, async () => {
        const params = { id: merchant._id };
        const { message, merchant: changed } = await callForm('updateMerchant', { language, params }, form);
        toast(message);
        onDone(changed);
      });
    });
  return { ...attempt, clash, save };
}

/** An edit conflict of a merchant: the fields that differ, except the logo. */
function Clashed({
  clash,
  onKeep,
  onTake,
}: {
  clash: MerchantClash;
  onKeep: () => void;
  onTake: () => void;
}) {
  const { form: texts } = useTexts(merchantsTexts);
  const language = useLanguage();
  const { current, mine } = clash;
  const typed = (name: string) => String(mine.get(name) ?? '');
  const amount = (text: string) => amountInWords(language, text);
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
  const differing = [
    { label: texts.name, theirs: current.name, mine: typed('name') },
    { label: texts.website, theirs: current.website ?? '', mine: typed('website') },
    {
      label: texts.flat,
      theirs: amount(typedAmount(language, current.deliveryFlat)),
      mine: amount(typed('deliveryFlat')),
    },
    {
      label: texts.freeFrom,
      theirs: amount(typedAmount(language, current.deliveryFreeFrom)),
      mine: amount(typed('deliveryFreeFrom')),
    },
    {
      label: texts.freshness,
      theirs: String(current.freshnessDays),
      mine: typed('freshnessDays').replace(/^0+(?=\d)/, ''),
    },
    { label: texts.active, theirs: yesNo(current.isActive), mine: yesNo(typed('isActive') === 'true') },
  ].filter(({ theirs, mine: own }) => theirs !== own);
  return <Conflict message={clash.message} fields={differing} onKeepMine={onKeep} onTakeTheirs={onTake} />;
}

/** Edits a merchant below its row. */
export function MerchantForm({ merchant: listed, onDone }: FormProps) {
  // The state at the start of the edit: the list's may be newer, which would hide conflicts.
  const [merchant] = useState(listed);
  const { form: texts } = useTexts(merchantsTexts);
  const { actions } = useTexts(adminTexts);
  const [logo, setLogo] = useState<LogoChoice>();
  const { isBusy, error, clash, save } = useSaving({ merchant, onDone });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) save(readForm(event.currentTarget, logo), merchant.version);
  }
  const title = texts.title(merchant.name);
  return (
    <form onSubmit={submit} noValidate aria-label={title} className="grid gap-4 py-2">
      <p className="font-semibold">{title}</p>
      <FormError message={error} />
      {clash && (
        <Clashed
          clash={clash}
          onKeep={() => save(clash.mine, clash.current.version)}
          onTake={() => onDone(clash.current)}
        />
      )}
      <MerchantFields merchant={merchant} />
      <LogoField merchant={merchant.name} logo={merchant.logo} choice={logo} onChoose={setLogo} />
      <div className="admin-row-actions">
        <Button onClick={() => onDone()}>{actions.cancel}</Button>
        <Button type="submit" tone="primary" disabled={isBusy}>
          {actions.save}
        </Button>
      </div>
    </form>
  );
}
