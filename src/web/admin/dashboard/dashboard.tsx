import { useAdminTexts } from '../../i18n/admin-texts.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { Loading } from '../loading.tsx';
import { useLoaded } from '../use-loaded.ts';

/** The size of the catalogue and how fresh it is. */
export default function Dashboard() {
  const { dashboard } = useAdminTexts();
  const language = useLanguage();
  const { value: figures, error, reload } = useLoaded('getCatalogueFigures', {});
  if (!figures) return <Loading error={error} onRetry={reload} />;
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
