import { useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { callApi } from '../api/call.ts';
import { FormError } from '../forms/form-error.tsx';
import { Section } from '../forms/section.tsx';
import { useAttempt, useSubmit } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { clearSession } from '../session/session.ts';
import { saveFile } from '../ui/behaviour/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextLink } from '../ui/states.tsx';
import { useToast } from '../ui/toasts.tsx';
import { PasswordField } from './password-field.tsx';
import { accountTexts } from './texts/texts.ts';

/** Names what will be lost, and asks for the password. */
function DeletionForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { auth, ownData } = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, onSubmit } = useSubmit(async (field) => {
    const { message } = await callApi('deleteAccount', { language, body: { password: field('password') } });
    onCancel();
    clearSession();
    toast(message);
  }, ownData.deletionFailed);
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <p>{ownData.loss}</p>
      <FormError message={error} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label={auth.password} name="password" autoComplete="current-password" required />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy} className="grow">
          {ownData.deleteForGood}
        </Button>
        <Button onClick={onCancel}>{auth.cancel}</Button>
      </div>
    </form>
  );
}

/** Personal data: export and deletion of the account. */
export function OwnDataSection({ email }: { email: string }) {
  const { ownData } = useTexts(accountTexts);
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isBusy, run, error } = useAttempt(ownData.downloadFailed);
  const [asked, setAsked] = useState(0);

  const download = () =>
    run(async () => {
      const data = await callApi('exportOwnData', { language });
      saveFile('visavis.json', JSON.stringify(data, null, 2), 'application/json');
    });

  function ask() {
    // A new form each time, without former input.
    setAsked(asked + 1);
    dialog.current?.showModal();
  }

  return (
    <Section title={ownData.title}>
      <p>
        {ownData.lead} <TextLink to={addresses.privacy(language)}>{ownData.privacy}</TextLink>
      </p>
      <FormError message={error} />
      <div className="flex flex-wrap gap-3">
        <Button icon="download" disabled={isBusy} onClick={download}>
          {ownData.download}
        </Button>
        <Button icon="trash" onClick={ask}>
          {ownData.delete}
        </Button>
      </div>
      <Dialog ref={dialog} title={ownData.delete}>
        {asked > 0 && <DeletionForm key={asked} email={email} onCancel={() => dialog.current?.close()} />}
      </Dialog>
    </Section>
  );
}
