import { useEffect, useState } from 'react';
import type { CatalogueFigures } from '../../../contract/catalogue.schema.ts';
import { FormError } from '../../account/form-parts.tsx';
import { callApi, messageOf } from '../../api/call.ts';
import { useAdminTexts } from '../../i18n/admin-texts.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RelativeTime } from '../../ui/time.tsx';

/** The size of the catalogue and how fresh it is. */
export default function Dashboard() {
  const { dashboard, failures } = useAdminTexts();
  const language = useLanguage();
  const [figures, setFigures] = useState<CatalogueFigures>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    callApi('getCatalogueFigures', { language }).then(setFigures, (failure: unknown) =>
      setError(messageOf(failure, failures.load)),
    );
  }, [language, failures]);
  if (error) return <FormError message={error} />;
  if (!figures) return <Skeleton className="h-60" />;
  const { products, offers, merchants, importsLastDay, lastImportAt } = figures;
  const shown = [
    [dashboard.products, formatNumber(language, products)],
    [dashboard.offers, formatNumber(language, offers)],
    [dashboard.merchants, formatNumber(language, merchants)],
    [dashboard.imports, formatNumber(language, importsLastDay)],
    [dashboard.lastImport, lastImportAt ? <RelativeTime key="at" at={lastImportAt} /> : dashboard.never],
  ] as const;
  return (
    <dl className="admin-figures">
      {shown.map(([label, value]) => (
        <Card key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl font-bold">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
