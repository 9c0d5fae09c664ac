import { type SubmitEvent, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { maxPasted } from '../../contract/find/find-limits.ts';
import { TextField } from '../forms/field.tsx';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Button } from '../ui/button.tsx';
import { BookmarkPart } from './bookmark-part.tsx';
import { findTexts } from './texts/texts.ts';

const ScanDialog = lazyPart(() => import('./scan/scan-dialog.tsx'));
const FoundPart = lazyPart(() => import('./found-part.tsx'));

/** What a bookmark, a form, an address or another program handed over; programs put links into any of these. */
function pastedOf(parameters: URLSearchParams): string {
  const given = ['url', 'q', 'text', 'title'].map((name) => parameters.get(name)?.trim() ?? '');
  return (given.find((text) => /https?:\/\//i.test(text)) ?? given.find(Boolean) ?? '').slice(0, maxPasted);
}

/**
 * From a shop to us: a pasted or shared link, barcode or ISBN leads to its product. The server renders the form alone: what
 * was pasted is read in the browser, so that it is in no cached response.
 */
export default function FindRoute() {
  const texts = useTexts(findTexts);
  const [parameters, setParameters] = useSearchParams();
  const [pasted, setPasted] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  /** The same text is looked for again, as pages that were busy can be read later. */
  const [attempt, setAttempt] = useState(0);
  const [isScanning, setIsScanning] = useState(false);
  useEffect(() => setPasted(pastedOf(parameters)), [parameters]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const url = field?.value.trim() ?? '';
    setIsEmpty(url === '');
    if (url === '') field?.focus();
    else if (url === pasted) setAttempt(attempt + 1);
    else setParameters({ url });
  }

  function take(url: string): void {
    setIsScanning(false);
    setParameters({ url });
  }

  return (
    <div className="grid max-w-prose gap-8">
      <PageHead title={texts.title} description={texts.about} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-extrabold">{texts.title}</h1>
        <p>{texts.about}</p>
      </header>
      <form onSubmit={submit} className="grid gap-3" noValidate>
        <TextField
          key={pasted}
          name="url"
          label={texts.field}
          hint={texts.hint}
          error={isEmpty ? texts.empty : undefined}
          defaultValue={pasted}
          maxLength={maxPasted}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          enterKeyHint="go"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="primary">
            {texts.find}
          </Button>
          <Button onClick={() => setIsScanning(true)}>{texts.scan.button}</Button>
        </div>
      </form>
      {isScanning && (
        <Suspense fallback={null}>
          <ScanDialog onFound={take} onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
      <div aria-live="polite">
        {pasted && (
          <Suspense fallback={<p>{texts.looking}</p>}>
            <FoundPart key={`${attempt} ${pasted}`} pasted={pasted} />
          </Suspense>
        )}
      </div>
      <BookmarkPart origin={useRootData().site.publicUrl} />
      <p className="text-sm text-ink-soft">{texts.privacy}</p>
    </div>
  );
}
