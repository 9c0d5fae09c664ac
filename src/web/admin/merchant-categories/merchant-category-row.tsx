import { useState } from 'react';
import type { MerchantCategory } from '../../../contract/merchant-categories/schema.ts';
import { Select } from '../../forms/field.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Cell, Row } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { Extent } from './extent.tsx';
import { merchantCategoriesTexts } from './texts/texts.ts';
import type { Decision } from './use-category-decision.ts';
import type { OurCategories } from './use-our-categories.ts';

type RowProps = {
  item: MerchantCategory;
  ours: OurCategories;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onDecide: (decision: Decision) => void;
};

/** What the category is called where it is spoken of. */
function useName({ path, networkPath }: MerchantCategory): string {
  const { noPath } = useTexts(merchantCategoriesTexts);
  return path || networkPath || noPath;
}

/** A button for each suggested category, with its evidence. */
function Suggestions({ item, ours, isBusy, onDecide }: RowProps) {
  const texts = useTexts(merchantCategoriesTexts);
  const language = useLanguage();
  const name = useName(item);
  const reasonText = ({ kind, offers }: MerchantCategory['suggestions'][number]['reasons'][number]) =>
    kind === 'standing'
      ? texts.reasons.standing(offers ?? 0, formatNumber(language, offers ?? 0))
      : texts.reasons[kind];
  const possible = item.suggestions.filter(({ category }) => category !== item.category);
  if (possible.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {possible.map(({ category, reasons }) => (
        <li key={category} className="flex flex-wrap items-center gap-x-2">
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={texts.mapTo(name, ours.nameOf(category) ?? '')}
            onClick={() => onDecide({ decision: 'map', category })}
          >
            {ours.nameOf(category)}
          </Button>
          <span className="text-ink-soft">{reasons.map(reasonText).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Another category is chosen first, then confirmed with its impact. */
function Choice({ item, ours, isBusy, onDecide, onClose }: RowProps & { onClose: () => void }) {
  const texts = useTexts(merchantCategoriesTexts);
  const { actions } = useTexts(adminTexts);
  const name = useName(item);
  const [category, setCategory] = useState('');
  const chosen = ours.nameOf(category);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onDecide({ decision: 'map', category });
      }}
    >
      <Select
        label={texts.target}
        aria-label={texts.chooseFor(name)}
        autoFocus
        disabled={isBusy}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
        options={[{ value: '', label: texts.noTarget }, ...ours.options]}
      />
      {chosen && <Extent ids={[item._id]} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          tone="primary"
          disabled={isBusy || !chosen}
          aria-label={chosen ? texts.mapTo(name, chosen) : undefined}
        >
          {texts.map}
        </Button>
        <Button size="sm" onClick={onClose}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The merchant's path, to be chosen, with the network's and examples. */
function Paths({ item, isChosen, onChoose }: RowProps) {
  const texts = useTexts(merchantCategoriesTexts);
  const name = useName(item);
  return (
    <>
      <label className="flex gap-2">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-label={texts.selectOf(name, item.merchant)}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="font-semibold">{item.path || texts.noPath}</span>
      </label>
      {item.networkPath && <span className="block text-ink-soft">{texts.network(item.networkPath)}</span>}
      {item.examples.length > 0 && (
        <span className="line-clamp-2 text-ink-soft">{texts.examples(item.examples.join(' · '))}</span>
      )}
    </>
  );
}

/** Undoes the decision about it, or has it left alone. */
function Settle({ item, isBusy, onDecide }: RowProps) {
  const texts = useTexts(merchantCategoriesTexts);
  const name = useName(item);
  const isDecided = item.category !== null || item.isIgnored;
  const [decision, label, about] = isDecided
    ? (['undo', texts.undo, texts.undoOf] as const)
    : (['ignore', texts.ignore, texts.ignoreOf] as const);
  return (
    <Button size="sm" disabled={isBusy} onClick={() => onDecide({ decision })} aria-label={about(name)}>
      {label}
    </Button>
  );
}

/** A merchant's category as it stands in the queue. */
export function MerchantCategoryRow(props: RowProps) {
  const { item, ours } = props;
  const texts = useTexts(merchantCategoriesTexts);
  const language = useLanguage();
  const name = useName(item);
  const [isChoosing, setChoosing] = useState(false);
  const decided = ours.nameOf(item.category);
  const byRule = ours.nameOf(item.ruleCategory);
  return (
    <Row>
      <Cell label={texts.columns.path}>
        <Paths {...props} />
      </Cell>
      <Cell label={texts.columns.merchant} isName>
        {item.merchant}
      </Cell>
      <Cell label={texts.columns.offers} isNumber>
        {item.offersCount === null ? '–' : formatNumber(language, item.offersCount)}
      </Cell>
      <Cell label={texts.columns.ours}>
        {decided && <span className="font-semibold">{decided}</span>}
        {!decided && byRule && <span className="block">{texts.byRule(byRule)}</span>}
        {!decided && <Suggestions {...props} />}
        {isChoosing && <Choice {...props} onClose={() => setChoosing(false)} />}
      </Cell>
      <Cell>
        <div className="admin-row-actions admin-one-line">
          <Button size="sm" onClick={() => setChoosing(true)} aria-label={texts.chooseFor(name)}>
            {texts.choose}
          </Button>
          <Settle {...props} />
        </div>
      </Cell>
    </Row>
  );
}
