import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { OwnPage } from '../session/own-page.tsx';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { listImportTexts } from './texts/texts.ts';

const ImportPart = lazyPart(() => import('./import-part.tsx'));

/** Turns a list of another program into saved products and alerts. Rendered in the browser only. */
export default function ListImportRoute() {
  const texts = useTexts(listImportTexts);
  return (
    <div className="grid gap-6">
      <PageHead title={texts.title} description={texts.about} isHidden />
      <OwnPage texts={texts} fallback={null}>
        {() => (
          <Suspense fallback={null}>
            <ImportPart />
          </Suspense>
        )}
      </OwnPage>
    </div>
  );
}
