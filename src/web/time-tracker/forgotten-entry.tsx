import { useState } from 'react';
import { callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { EntryForm, type Worked } from './entry-form.tsx';
import { timeTexts } from './texts/texts.ts';

/** Adds an entry of the last days that was not clocked. `onAdded` is called with its start. */
export function ForgottenEntry({ onAdded }: { onAdded: (startedAt: string) => void }) {
  const texts = useTexts(timeTexts);
  const language = useLanguage();
  const toast = useToast();
  /** undefined: not opened yet; false: no longer, and the focus goes back to the button. */
  const [isOpen, setOpen] = useState<boolean>();
  async function add(body: Worked) {
    const { startedAt } = await callApi('addTimeEntry', { language, body });
    toast(texts.added);
    setOpen(false);
    onAdded(startedAt);
  }
  if (!isOpen) {
    return (
      <Button
        icon="plus"
        className="justify-self-start"
        autoFocus={isOpen === false}
        onClick={() => setOpen(true)}
      >
        {texts.add}
      </Button>
    );
  }
  return (
    <section aria-label={texts.add} className="grid gap-1">
      <h2 className="text-xl font-bold">{texts.add}</h2>
      <EntryForm onSave={add} onCancel={() => setOpen(false)} />
    </section>
  );
}
