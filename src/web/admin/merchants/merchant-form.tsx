import { useState } from 'react';
import { merchantStatements } from '../../../contract/merchants/merchant-limits.ts';
import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { callForm } from '../../api/call.ts';
import { fieldsOf } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { amountInWords } from '../amount-in-words.ts';
import type { ConflictField } from '../editing/conflict.tsx';
import { EditForm, FormActions } from '../editing/edit-form.tsx';
import { useEdit } from '../editing/use-edit.ts';
import { type LogoChoice, LogoField } from './logo-field.tsx';
import { MerchantFields } from './merchant-fields.tsx';
import { StatementFields } from './statement-fields.tsx';
import { merchantsTexts } from './texts/texts.ts';

type FormProps = { merchant: ManagedMerchant; onDone: (changed?: ManagedMerchant) => void };

/** The form's fields as the call takes them. */
function readForm(form: FormData, logo: LogoChoice): FormData {
  form.set('isActive', String(form.has('isActive')));
  form.set('removeLogo', String(logo === null));
  if (logo) form.set('logo', logo);
  return form;
}

type Comparison = (current: ManagedMerchant, mine: FormData) => ConflictField[];

function useMerchantEdit({ merchant, onDone }: FormProps, logo: LogoChoice, compare: Comparison) {
  const language = useLanguage();
  const toast = useToast();
  return useEdit({
    record: merchant,
    read: (_, form) => readForm(form, logo),
    send(form, { _id, version }) {
      form.set('version', String(version));
      return callForm('updateMerchant', { language, params: { id: _id } }, form);
    },
    onSaved({ message, merchant: changed }) {
      toast(message);
      onDone(changed);
    },
    compare,
  });
}

/** The fields of two versions of a merchant; of logos whether there is one, or the file that was chosen. */
function useComparison(logo: LogoChoice): Comparison {
  const { form: texts } = useTexts(merchantsTexts);
  const language = useLanguage();
  const amount = (text: string) => amountInWords(language, text);
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
  return (current, mine) => {
    const typed = fieldsOf(mine);
    return [
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
      ...merchantStatements.map((name) => ({
        label: texts.statements[name],
        theirs: current[name],
        mine: typed(name),
      })),
      {
        label: texts.country,
        theirs: current.country ?? '',
        mine: typed('country').trim().toUpperCase(),
      },
      {
        label: texts.logo,
        theirs: yesNo(current.logo !== null),
        mine: logo?.name ?? yesNo(current.logo !== null && logo !== null),
      },
      { label: texts.active, theirs: yesNo(current.isActive), mine: yesNo(typed('isActive') === 'true') },
    ];
  };
}

/** Edits a merchant below its row. */
export function MerchantForm(props: FormProps) {
  const { onDone } = props;
  const { form: texts } = useTexts(merchantsTexts);
  const [logo, setLogo] = useState<LogoChoice>();
  const edit = useMerchantEdit(props, logo, useComparison(logo));
  const merchant = edit.initial;
  const title = texts.title(merchant.name);
  return (
    <EditForm
      edit={edit}
      aria-label={title}
      heading={<p className="font-semibold">{title}</p>}
      onTakeTheirs={onDone}
    >
      <MerchantFields merchant={merchant} />
      <StatementFields merchant={merchant} />
      <LogoField merchant={merchant.name} logo={merchant.logo} choice={logo} onChoose={setLogo} />
      <FormActions isBusy={edit.isBusy} onCancel={() => onDone()} />
    </EditForm>
  );
}
