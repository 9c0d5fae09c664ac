import { useId, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FileChoice } from '../file-choice.tsx';
import { FilePreview } from '../file-preview.tsx';
import { acceptedPictures, pictureFault, pictureMegabytes } from '../pictures.ts';
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
  const noteId = useId();
  const label = texts.logoOf(merchant);
  const isShown = choice !== null && Boolean(choice ?? logo);

  function choose(file: File) {
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
        <FileChoice
          label={texts.choose}
          size="sm"
          accept={acceptedPictures}
          aria-describedby={noteId}
          onChoose={([file]) => choose(file)}
        />
        {isShown && (
          <Button size="sm" onClick={() => onChoose(logo === null ? undefined : null)}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      <p id={noteId} className="text-sm text-ink-soft">
        {texts.logoHint(pictureMegabytes)}
      </p>
      <p role="alert" className="text-sm text-warn">
        {problem}
      </p>
    </fieldset>
  );
}
