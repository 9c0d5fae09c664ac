import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Cell, Row, Table } from '../table.tsx';

type CountedListProps = {
  title: string;
  labels: { name: string; count: string };
  items: readonly { key: string; name: ReactNode; count: number }[];
  /** Shown where there are none. */
  none: string;
};

/** A list of counts, the most frequent first. */
export function CountedList({ title, labels, items, none }: CountedListProps) {
  const language = useLanguage();
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table
          label={title}
          columns={[
            { key: 'name', label: labels.name },
            { key: 'count', label: labels.count, isNumber: true },
          ]}
        >
          {items.map(({ key, name, count }) => (
            <Row key={key}>
              <Cell label={labels.name}>{name}</Cell>
              <Cell label={labels.count} isNumber>
                {formatNumber(language, count)}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </section>
  );
}
