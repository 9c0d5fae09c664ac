import { useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { maxListLines } from '../../contract/list-import/list-import-limits.ts';
import type { ListLine, ListPreview } from '../../contract/list-import/schema.ts';
import { formatNumber, formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFocusOnMount } from '../ui/behaviour/use-focus-on-mount.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/states.tsx';
import { ReportPart } from './report-part.tsx';
import { listImportTexts } from './texts/texts.ts';
import { type AddedItem, useAdding } from './use-adding.ts';

type FoundLine = ListLine & { product: NonNullable<ListLine['product']>; fault: null };
const isFound = (line: ListLine): line is FoundLine => line.product !== null && line.fault === null;

type FoundRowProps = { line: FoundLine; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function FoundRow({ line: { product, wishedPrice }, isChosen, onChoose }: FoundRowProps) {
  const texts = useTexts(listImportTexts);
  const language = useLanguage();
  const { _id, title, totalPrice } = product;
  return (
    <li className="flex items-start gap-3 border-b border-rule py-3">
      <input
        type="checkbox"
        aria-label={texts.choose(title)}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        className="mt-1 size-5 shrink-0"
      />
      <div className="grid min-w-0 gap-1">
        <TextLink to={addresses.product(language, _id)} className="wrap-anywhere">
          {title}
        </TextLink>
        <p className="text-sm text-ink-soft">
          {texts.columns.now} {totalPrice === null ? texts.noPrice : formatPrice(language, totalPrice)}
          {wishedPrice !== null && ` · ${texts.columns.wished} ${formatPrice(language, wishedPrice)}`}
        </p>
      </div>
    </li>
  );
}

/** Lines that lead to no product, and why. */
function Missing({ lines }: { lines: readonly ListLine[] }) {
  const texts = useTexts(listImportTexts);
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <details className="grid gap-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.notFound(lines.length)}</summary>
      <ul className="text-sm">
        {lines.map(({ line, text, fault }) => (
          <li key={line} className="border-b border-rule py-2 wrap-anywhere">
            <span className="text-ink-soft">
              {texts.columns.line} {formatNumber(language, line)}
            </span>{' '}
            {text} {fault && <strong className="font-semibold">– {texts.faults[fault]}</strong>}{' '}
            {fault === 'several' && (
              <TextLink to={addresses.find(language, { url: text })}>{texts.find}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Option({
  label,
  isOn,
  onSwitch,
}: {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  );
}

type Alerts = { atPrice: boolean; atAny: boolean };

function itemOf({ product, wishedPrice }: FoundLine, { atPrice, atAny }: Alerts): AddedItem {
  const productId = product._id;
  if (wishedPrice !== null && atPrice) return { productId, alert: wishedPrice };
  return wishedPrice === null && atAny ? { productId, alert: 'any' } : { productId };
}

/** What is found in a list, to choose from; then how adding it went. */
export function PreviewPart({ preview, onAgain }: { preview: ListPreview; onAgain: () => void }) {
  const texts = useTexts(listImportTexts);
  const language = useLanguage();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [alerts, setAlerts] = useState<Alerts>({ atPrice: true, atAny: false });
  const adding = useAdding();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  if (adding.all.length > 0) return <ReportPart adding={adding} onAgain={onAgain} />;

  const { lines, isCut, wishedColumn } = preview;
  const found = lines.filter(isFound);
  const chosen = found.filter(({ line }) => !left.has(line));
  const choose = (line: number, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((one) => one !== line) : [...before, line]));
  return (
    <div className="grid max-w-prose gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {texts.found(found.length, lines.length, formatNumber(language, lines.length))}
      </h2>
      {isCut && <p>{texts.cut(formatNumber(language, maxListLines))}</p>}
      {wishedColumn !== null && <p className="text-ink-soft">{texts.wishedColumn(wishedColumn)}</p>}
      <ul>
        {found.map((line) => (
          <FoundRow
            key={line.line}
            line={line}
            isChosen={!left.has(line.line)}
            onChoose={(isChosen) => choose(line.line, isChosen)}
          />
        ))}
      </ul>
      <Missing lines={lines.filter((line) => !isFound(line))} />
      {found.length > 0 && (
        <div>
          {wishedColumn !== null && (
            <Option
              label={texts.alertsAtPrice}
              isOn={alerts.atPrice}
              onSwitch={(atPrice) => setAlerts({ ...alerts, atPrice })}
            />
          )}
          <Option
            label={wishedColumn === null ? texts.alertsAtAny : texts.alertsAtAnyElse}
            isOn={alerts.atAny}
            onSwitch={(atAny) => setAlerts({ ...alerts, atAny })}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {found.length > 0 && (
          <Button
            tone="primary"
            disabled={chosen.length === 0}
            onClick={() => void adding.add(chosen.map((line) => itemOf(line, alerts)))}
          >
            {texts.add(chosen.length)}
          </Button>
        )}
        <Button onClick={onAgain}>{texts.again}</Button>
      </div>
    </div>
  );
}
