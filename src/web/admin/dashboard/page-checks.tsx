import type { DashboardFigures } from '../../../contract/dashboard/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Cell, Row, Table } from '../table.tsx';
import { Figures } from './figures.tsx';
import { dashboardTexts } from './texts/texts.ts';

type Checks = DashboardFigures['pageChecks'];

/** The part that differs of what was compared; a dash where nothing was. */
const shareOf = (language: Language, { compared, differing }: { compared: number; differing: number }) =>
  compared === 0 ? '–' : formatPercent(language, differing / compared, { max: 1 });

function CheckedMerchants({ merchants }: Pick<Checks, 'merchants'>) {
  const language = useLanguage();
  const { checks: texts, catalogue } = useTexts(dashboardTexts);
  const number = (n: number) => formatNumber(language, n);
  return (
    <Table
      label={texts.byMerchant}
      columns={[
        { key: 'name', label: catalogue.merchants },
        { key: 'share', label: texts.share, isNumber: true },
        { key: 'differing', label: texts.differing, isNumber: true },
        { key: 'compared', label: texts.compared, isNumber: true },
        { key: 'unreadable', label: texts.unreadable, isNumber: true },
      ]}
    >
      {merchants.map((merchant) => (
        <Row key={merchant._id}>
          <Cell label={catalogue.merchants}>{merchant.name}</Cell>
          <Cell label={texts.share} isNumber>
            {shareOf(language, merchant)}
          </Cell>
          <Cell label={texts.differing} isNumber>
            {number(merchant.differing)}
          </Cell>
          <Cell label={texts.compared} isNumber>
            {number(merchant.compared)}
          </Cell>
          <Cell label={texts.unreadable} isNumber>
            {number(merchant.unreadable)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** How what we say of offers compares with the merchants' own pages. */
export function PageChecks({ checks: { isOn, total, merchants } }: { checks: Checks }) {
  const language = useLanguage();
  const { checks: texts } = useTexts(dashboardTexts);
  if (merchants.length === 0) {
    return (
      <section aria-label={texts.title} className="grid gap-2">
        <h2 className="text-lg font-bold">{texts.title}</h2>
        <p>{isOn ? texts.none : texts.off}</p>
      </section>
    );
  }
  return (
    <div className="grid gap-4">
      <Figures
        title={texts.title}
        figures={[
          { label: texts.share, value: shareOf(language, total) },
          { label: texts.differing, value: formatNumber(language, total.differing) },
          { label: texts.compared, value: formatNumber(language, total.compared) },
          { label: texts.unreadable, value: formatNumber(language, total.unreadable) },
        ]}
      />
      <CheckedMerchants merchants={merchants} />
    </div>
  );
}
