import { type SubmitEvent, useRef, useState } from 'react';
import { maxListBytes, maxListLines } from '../../contract/list-import/list-import-limits.ts';
import type { ListPreview } from '../../contract/list-import/schema.ts';
import { callApi } from '../api/call.ts';
import { messageOf } from '../api/call-error.ts';
import { FormError } from '../forms/form-error.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { PreviewPart } from './preview-part.tsx';
import { readListFile } from './read-list-file.ts';
import { listImportTexts } from './texts/texts.ts';

/** Asks what a list stands for; one question at a time. */
function usePreview() {
  const texts = useTexts(listImportTexts);
  const language = useLanguage();
  const [preview, setPreview] = useState<ListPreview>();
  const [error, setError] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const keepFocus = useKeptFocus(isReading);

  async function read(text: string): Promise<void> {
    if (text.trim() === '') return setError(texts.empty);
    if (text.length > maxListBytes) return setError(texts.tooLarge);
    keepFocus();
    setIsReading(true);
    setError(undefined);
    try {
      setPreview(await callApi('previewList', { language, body: { text } }));
    } catch (failure) {
      setError(messageOf(failure, texts.failed));
    }
    setIsReading(false);
  }

  async function readFile(file: File | undefined): Promise<void> {
    const found = file && (await readListFile(file));
    if (!found) return;
    await ('fault' in found ? setError(texts[found.fault]) : read(found.text));
  }

  return { preview, error, isReading, read, readFile, clear: () => setPreview(undefined) };
}

/** A file or a text, what is found in it, and adding that. */
export default function ImportPart() {
  const texts = useTexts(listImportTexts);
  const language = useLanguage();
  const { preview, error, isReading, read, readFile, clear } = usePreview();
  const heading = useRef<HTMLHeadingElement>(null);

  function startAgain(): void {
    clear();
    heading.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void read(String(new FormData(event.currentTarget).get('text') ?? ''));
  }

  return (
    <>
      <header className="grid max-w-prose gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold">
          {texts.title}
        </h1>
        <p>{texts.about}</p>
      </header>
      {preview ? (
        <PreviewPart preview={preview} onAgain={startAgain} />
      ) : (
        <form onSubmit={submit} className="grid max-w-prose gap-4" noValidate>
          <FormError message={error} />
          <p>{texts.how}</p>
          <label className={buttonClass({}, 'relative justify-self-start')}>
            {texts.file}
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={({ currentTarget }) => {
                void readFile(currentTarget.files?.[0]);
                // So that the same file can be chosen again once it was changed.
                currentTarget.value = '';
              }}
            />
          </label>
          <TextArea
            name="text"
            label={texts.text}
            hint={texts.limits(formatNumber(language, maxListLines))}
            rows={8}
            spellCheck={false}
          />
          <Button type="submit" tone="primary" className="justify-self-start" disabled={isReading}>
            {isReading ? texts.reading : texts.preview}
          </Button>
        </form>
      )}
    </>
  );
}
