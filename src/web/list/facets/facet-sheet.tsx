import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { columnId } from './column-id.ts';
import type { FacetFormProps } from './facet-form.tsx';
import { SheetForm } from './lazy-facet-form.ts';
import { facetTexts } from './texts/texts.ts';

/** Stands for the facets until their script is there. */
function Waiting() {
  const { ui } = useTexts(sharedTexts);
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{ui.loading}</span>
      <Skeleton className="h-48" />
      <Skeleton className="h-32" />
      <Skeleton className="h-48" />
    </div>
  );
}

/** The facets on phones: a button that opens them as a sheet, which stays open while one chooses. */
export function FacetSheet({ total, ...form }: FacetFormProps & { total: number }) {
  const language = useLanguage();
  const texts = useTexts(facetTexts);
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
    sheet.current?.showModal();
  };
  return (
    <>
      <a href={`#${columnId}`} onClick={open} className={buttonClass({}, 'lg:hidden')}>
        <Icon of="sliders-horizontal" />
        {texts.open(form.view.chosen.length)}
      </a>
      <Dialog ref={sheet} title={texts.title} isSheet onClose={() => setOpen(false)}>
        {isOpen && (
          <>
            <Suspense fallback={<Waiting />}>
              <SheetForm {...form} />
            </Suspense>
            <div className="sticky bottom-0 grid bg-surface py-4">
              <Button tone="primary" onClick={() => sheet.current?.close()}>
                <span>{texts.show(formatNumber(language, total), total)}</span>
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
