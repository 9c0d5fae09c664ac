import { formatName } from '../../../contract/feeds/feed-formats.ts';
import type { FeedPreview as Preview } from '../../../contract/feeds/schema.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Cell, Row, Table } from '../table.tsx';
import { feedsTexts } from './texts/texts.ts';

/** What the first rows of a feed would become. */
export function FeedPreview({ preview: { format, asks, rows } }: { preview: Preview }) {
  const { preview: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const price = (euros: number | null) => (euros === null ? texts.unknown : formatPrice(language, euros));
  if (format === null) return <p role="status">{texts.untold}</p>;
  const [asked] = asks;
  if (asked) return <p role="status">{texts.asks[asked]}</p>;
  if (rows.length === 0) return <p>{texts.empty}</p>;
  return (
    <section aria-label={texts.label} className="grid gap-2">
      <p className="font-semibold">
        {texts.label} – {formatName(language, format)}
      </p>
      <Table
        label={texts.label}
        columns={[
          { key: 'row', label: texts.row, isNumber: true },
          { key: 'title', label: texts.title },
          { key: 'price', label: texts.price, isNumber: true },
          { key: 'delivery', label: texts.delivery, isNumber: true },
          { key: 'stock', label: texts.stock },
        ]}
      >
        {rows.map(({ row, title, price: euros, deliveryCost, inStock, stockKnown, rejection }) => (
          <Row key={row}>
            <Cell label={texts.row} isNumber>
              {formatNumber(language, row)}
            </Cell>
            <Cell label={texts.title}>
              {title}
              {rejection !== null && <span className="block text-warn">{texts.rejected(rejection)}</span>}
            </Cell>
            <Cell label={texts.price} isNumber>
              {rejection === null && price(euros)}
            </Cell>
            <Cell label={texts.delivery} isNumber>
              {rejection === null && price(deliveryCost)}
            </Cell>
            <Cell label={texts.stock}>
              {rejection === null && (inStock ? texts.yes : stockKnown ? texts.no : texts.unstated)}
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}
