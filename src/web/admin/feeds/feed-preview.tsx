import { useState } from 'react';
import { formatName } from '../../../contract/feeds/feed-formats.ts';
import type { FeedPreview as Preview } from '../../../contract/feeds/schema.ts';
import { printedGtin } from '../../../contract/products/printed-gtin.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { missingFields } from './columns/missing-fields.ts';
import { feedsTexts } from './texts/texts.ts';

/** Titles of a thousand letters exist. */
const clamped = 'line-clamp-2 wrap-anywhere';

type PreviewRow = Preview['rows'][number];

/** Title of an article, as a link to where its offer would lead; and what tells it from others of its title. */
function Article({ row }: { row: PreviewRow }) {
  const { preview: texts, columnFields } = useTexts(feedsTexts);
  const { conditions } = useTexts(sharedTexts).product;
  const language = useLanguage();
  const { title, link, size, brand, gtin, condition, hasImage, rejection } = row;
  if (rejection !== null) {
    return (
      <>
        <span className={clamped}>{title}</span>
        <span className="block text-warn">{texts.rejected(rejection)}</span>
      </>
    );
  }
  const facts = [
    size && labelled(language, columnFields.fields.size, size),
    brand,
    gtin && labelled(language, 'EAN', printedGtin(gtin)),
    condition !== 'new' && conditions[condition],
    !hasImage && texts.noImage,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      {link ? (
        <a href={link} target="_blank" rel="nofollow noopener noreferrer" className={`${clamped} underline`}>
          {title}
        </a>
      ) : (
        <span className={clamped}>{title}</span>
      )}
      <span className="block text-ink-soft">{facts.join(' · ')}</span>
    </>
  );
}

/** How many of the rows would be refused. */
function Refused({ rows }: { rows: readonly PreviewRow[] }) {
  const { preview: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const refused = rows.filter(({ rejection }) => rejection !== null).length;
  if (refused === 0) return null;
  return (
    <p className="text-warn">
      {refused === rows.length
        ? texts.noneSound(refused, formatNumber(language, refused))
        : texts.someRefused(refused, formatNumber(language, refused))}
    </p>
  );
}

/** What the file lacks before its rows can be shown: columns that have to be said, or answers. */
function Lacking({ preview, hasTemplate }: { preview: Preview; hasTemplate: boolean }) {
  const { preview: texts, columnFields } = useTexts(feedsTexts);
  const language = useLanguage();
  const missing = preview.format === null ? missingFields(preview.columns, hasTemplate) : [];
  const names = new Intl.ListFormat(language).format(missing.map((field) => columnFields.fields[field]));
  return (
    <div role="status" className="text-warn">
      {missing.length > 0 && <p>{texts.untold(missing.length, names)}</p>}
      {preview.format !== null && <p>{texts.answer}</p>}
    </div>
  );
}

/** Of the rows that are sound and of those that are refused as many are shown at first: what a phone's window holds. */
const atFirst = 3;

/** The first rows of either kind, in the file's order. */
function firstOf(rows: readonly PreviewRow[]): PreviewRow[] {
  const sound = rows.filter(({ rejection }) => rejection === null).slice(0, atFirst);
  const refused = rows.filter(({ rejection }) => rejection !== null).slice(0, atFirst);
  return rows.filter((row) => sound.includes(row) || refused.includes(row));
}

/** What the first rows of a feed would become. */
export function FeedPreview({ preview, hasTemplate }: { preview: Preview; hasTemplate: boolean }) {
  const { preview: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const { format, asks, rows, isCut } = preview;
  const price = (euros: number | null) => (euros === null ? texts.unknown : formatPrice(language, euros));
  if (format === null || asks.length > 0) return <Lacking preview={preview} hasTemplate={hasTemplate} />;
  if (rows.length === 0) return <p>{texts.empty}</p>;
  const listed = isWhole ? rows : firstOf(rows);
  const label = texts.label(rows.length, formatNumber(language, rows.length));
  return (
    <section aria-label={label} className="admin-compact grid gap-2">
      <p className="font-semibold">
        {label} – {formatName(language, format)}
      </p>
      {isCut && <p className="text-warn">{texts.isCut}</p>}
      <Refused rows={rows} />
      <Table
        label={label}
        columns={[
          { key: 'row', label: texts.row, isNumber: true },
          { key: 'title', label: texts.title },
          { key: 'price', label: texts.price, isNumber: true },
          { key: 'delivery', label: texts.delivery, isNumber: true },
          { key: 'stock', label: texts.stock },
        ]}
      >
        {listed.map((shown) => {
          const { row, price: euros, writtenPrice, deliveryCost, inStock, stockKnown, rejection } = shown;
          return (
            <Row key={row}>
              <Cell label={texts.row} isNumber>
                {formatNumber(language, row)}
              </Cell>
              <Cell label={texts.title}>
                <Article row={shown} />
              </Cell>
              <Cell label={texts.price} isNumber>
                {rejection === null ? (
                  price(euros)
                ) : (
                  <span className="text-ink-soft wrap-anywhere">{writtenPrice || '–'}</span>
                )}
              </Cell>
              <Cell label={texts.delivery} isNumber>
                {rejection === null ? price(deliveryCost) : '–'}
              </Cell>
              <Cell label={texts.stock}>
                {rejection !== null ? '–' : inStock ? texts.yes : stockKnown ? texts.no : texts.unstated}
              </Cell>
            </Row>
          );
        })}
      </Table>
      {listed.length < rows.length && (
        <Button size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          {texts.whole(formatNumber(language, rows.length))}
        </Button>
      )}
    </section>
  );
}
