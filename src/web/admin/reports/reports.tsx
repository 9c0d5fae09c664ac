import { useTexts } from '../../i18n/texts.ts';
import { ListFrame } from '../list-frame.tsx';
import { ListTools } from '../list-tools.tsx';
import { Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { ReportRow } from './report-row.tsx';
import { reportsTexts } from './texts/texts.ts';

const limit = 50;
const states = ['open', 'resolved', 'dismissed'] as const;
const columns = ['product', 'what', 'offer', 'reported'] as const;

/** Reports of mistakes by visitors. */
export default function Reports() {
  const texts = useTexts(reportsTexts);
  const query = useListQuery();
  const state = states.find((each) => each === query.get('state')) ?? 'open';
  const list = usePagedList('listReports', { query: { state, page: query.page, limit } });
  return (
    <div className="grid gap-4">
      <ListTools
        query={query}
        name="state"
        values={states}
        texts={{ filter: texts.state, names: texts.states }}
      />
      <ListFrame list={list} query={query} limit={limit}>
        <Table
          label={texts.label}
          columns={columns.map((key) => ({ key, label: texts.columns[key] }))}
          hasActions
        >
          {list.items?.map((report) => (
            <ReportRow key={report._id} report={report} onDecided={() => void list.reload()} />
          ))}
        </Table>
      </ListFrame>
    </div>
  );
}
