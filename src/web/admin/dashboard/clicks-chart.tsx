import type { DashboardFigures } from '../../../contract/dashboard/schema.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../save-csv.ts';
import { Cell, Row, Table } from '../table.tsx';
import { dashboardTexts } from './texts/texts.ts';

type Days = DashboardFigures['clicks']['byDay'];

const height = 120;
const step = 20;
const bar = 14;

/** A bar for each day; the table below has the same figures. */
function Bars({ days, label }: { days: Days; label: string }) {
  const most = Math.max(1, ...days.map(({ clicks }) => clicks));
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      role="img"
      aria-label={label}
      className="h-40 w-full fill-brand"
      preserveAspectRatio="none"
    >
      {days.map(({ day, clicks }, at) => {
        const size = (clicks / most) * (height - 2);
        return <rect key={day} x={at * step + 3} y={height - size} width={bar} height={size} rx={2} />;
      })}
    </svg>
  );
}

/** Clicks by day: as a chart, as a table, as a file. */
export function ClicksChart({ days }: { days: Days }) {
  const { clicks: texts } = useTexts(dashboardTexts);
  const language = useLanguage();
  const dayText = (day: string) => formatDate(language, new Date(`${day}T12:00:00Z`));
  const total = days.reduce((sum, { clicks }) => sum + clicks, 0);
  const [best] = days.toSorted((a, b) => b.clicks - a.clicks);
  if (total === 0 || !best) return <p>{texts.none}</p>;
  const label = texts.chart(
    formatNumber(language, total),
    formatNumber(language, best.clicks),
    dayText(best.day),
  );
  const rows = days.map(({ day, clicks }) => [day, clicks]);
  return (
    <figure className="grid gap-2">
      <Bars days={days} label={label} />
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
      <details>
        <summary className="cursor-pointer font-medium">{texts.showTable}</summary>
        <Table
          label={texts.table}
          columns={[
            { key: 'day', label: texts.day },
            { key: 'clicks', label: texts.clicks, isNumber: true },
          ]}
        >
          {days.map(({ day, clicks }) => (
            <Row key={day}>
              <Cell label={texts.day}>{dayText(day)}</Cell>
              <Cell label={texts.clicks} isNumber>
                {formatNumber(language, clicks)}
              </Cell>
            </Row>
          ))}
        </Table>
      </details>
      <Button
        size="sm"
        icon="download"
        className="justify-self-start"
        aria-label={texts.csvLabel}
        onClick={() => saveCsv(`clicks-${days.at(-1)?.day}.csv`, [[texts.day, texts.clicks], ...rows])}
      >
        {texts.csv}
      </Button>
    </figure>
  );
}
