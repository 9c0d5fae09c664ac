import { useId, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FilePreview } from '../file-preview.tsx';
import { pictureFault, pictureMegabytes, pictureTypes } from '../pictures.ts';
import { adminTexts } from '../texts/texts.ts';
import { merchantsTexts } from './texts/texts.ts';

/** The change of a logo: a file replaces it, null removes it, undefined keeps it. */
export type LogoChoice = File | null | undefined;

const side = 80;

type LogoFieldProps = {
  merchant: string;
  logo: string | null;
  choice: LogoChoice;
  onChoose: (choice: LogoChoice) => void;
};

/** A merchant's logo: chosen or taken away. */
export function LogoField({ merchant, logo, choice, onChoose }: LogoFieldProps) {
  const { form: texts } = useTexts(merchantsTexts);
  const { pictures } = useTexts(adminTexts);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const label = texts.logoOf(merchant);
  const isShown = choice !== null && Boolean(choice ?? logo);

  function choose(file: File | undefined) {
    if (!file) return;
    const fault = pictureFault(file, pictures);
    setProblem(fault);
    if (!fault) onChoose(file);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">{texts.logo}</legend>
      {isShown && (
        <div className="admin-pictures">
          {choice ? (
            <FilePreview file={choice} label={label} side={side} />
          ) : (
            <img src={logo ?? undefined} alt={label} width={side} height={side} />
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="file"
          className="admin-file sr-only"
          accept={pictureTypes.join(',')}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className={buttonClass({ size: 'sm' })}>
          {texts.choose}
        </label>
        {isShown && (
          <Button size="sm" onClick={() => onChoose(logo === null ? undefined : null)}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className="text-sm text-ink-soft">
        {texts.logoHint(pictureMegabytes)}
      </p>
      <p role="alert" className="text-sm text-warn">
        {problem}
      </p>
    </fieldset>
  );
}
