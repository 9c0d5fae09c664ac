import type { DashboardFigures } from '../../../contract/dashboard/schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RelativeTime } from '../../ui/time.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { dashboardTexts } from './texts/texts.ts';

/** The last imports of all feeds. */
export function RecentRuns({ runs }: Pick<DashboardFigures, 'runs'>) {
  const { runs: texts } = useTexts(dashboardTexts);
  const language = useLanguage();
  const number = (n: number) => formatNumber(language, n);
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h2 className="text-lg font-bold">{texts.title}</h2>
      {runs.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Table
          label={texts.title}
          columns={[
            { key: 'merchant', label: texts.merchant },
            { key: 'feed', label: texts.feed },
            { key: 'status', label: texts.status },
            { key: 'finished', label: texts.finished },
            { key: 'seconds', label: texts.seconds, isNumber: true },
            { key: 'read', label: texts.read, isNumber: true },
            { key: 'changes', label: texts.changes, isNumber: true },
          ]}
        >
          {runs.map((run) => (
            <Row key={run._id}>
              <Cell label={texts.merchant}>{run.merchant}</Cell>
              <Cell label={texts.feed}>{run.feed}</Cell>
              <Cell label={texts.status} isWords>
                {texts.statuses[run.status]}
              </Cell>
              <Cell label={texts.finished} isWords>
                <RelativeTime at={run.finishedAt} />
              </Cell>
              <Cell label={texts.seconds} isNumber>
                {number(run.seconds)}&nbsp;s
              </Cell>
              <Cell label={texts.read} isNumber>
                {number(run.rowsRead)}
              </Cell>
              <Cell label={texts.changes} isNumber>
                {[run.offersNew, run.offersChanged, run.offersGone].map(number).join(' / ')}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </section>
  );
}
