import { useId } from 'react';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { callApi, callForm } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { FileChoice } from '../file-choice.tsx';
import { acceptedPictures, pictureFault, pictureMegabytes } from '../pictures.ts';
import { adminTexts } from '../texts/texts.ts';
import { categoriesTexts } from './texts/texts.ts';

type PictureProps = { category: ManagedCategory; onChanged: () => Promise<void> };

function usePicture({ category, onChanged }: PictureProps) {
  const { failures, pictures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run, isBusy, error, setError } = useAttempt(failures.update);
  const params = { id: category._id };
  const upload = (file: File) => {
    const fault = pictureFault(file, pictures);
    if (fault) return setError(fault);
    run(async () => {
      const form = new FormData();
      form.set('image', file);
      toast((await callForm('setCategoryPicture', { language, params }, form)).message);
      await onChanged();
    });
  };
  const remove = () =>
    run(async () => {
      toast((await callApi('removeCategoryPicture', { language, params })).message);
      await onChanged();
    });
  return { upload, remove, isBusy, error };
}

/** A category's own picture: chosen, as it is shown, or taken away; it is stored at once. */
export function CategoryPicture(props: PictureProps) {
  const { category } = props;
  const { picture: texts } = useTexts(categoriesTexts);
  const { upload, remove, isBusy, error } = usePicture(props);
  const noteId = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">{texts.label}</legend>
      <FormError message={error} />
      <div className="flex flex-wrap items-center gap-2">
        {category.picture && (
          <img
            src={category.picture}
            alt={texts.of(category.name)}
            width={64}
            height={64}
            className="size-16"
          />
        )}
        <FileChoice
          label={texts.choose}
          size="sm"
          accept={acceptedPictures}
          aria-describedby={noteId}
          disabled={isBusy}
          onChoose={([file]) => upload(file)}
        />
        {category.picture && (
          <Button size="sm" disabled={isBusy} onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </div>
      <p id={noteId} className="text-sm text-ink-soft">
        {texts.hint(pictureMegabytes)}
      </p>
    </fieldset>
  );
}
