import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { TextField } from './field.tsx';
import { FormError } from './form-error.tsx';
import { useAttempt } from './use-submit.ts';

type NewKeyProps = {
  value: string;
  texts: Record<'key' | 'once' | 'copy' | 'copied', string>;
  /** Shown where the browser refuses to copy. */
  copyFailed: string;
};

/** A key as it was just made: shown this once, as the server stores its hash alone. */
export function NewKey({ value, texts, copyFailed }: NewKeyProps) {
  const toast = useToast();
  const { run, error } = useAttempt(copyFailed);
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(value);
      toast(texts.copied);
    });
  return (
    <div role="status" className="grid gap-2 rounded-md border border-warn p-4">
      <p className="font-semibold">{texts.once}</p>
      <TextField
        label={texts.key}
        value={value}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <FormError message={error} />
      <Button size="sm" icon="copy" onClick={copy} className="justify-self-start">
        {texts.copy}
      </Button>
    </div>
  );
}
