import { addresses } from '../../../contract/addresses.ts';
import { callApi } from '../../api/call.ts';
import { formatDate, formatPercent, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/states.tsx';
import { categoryOptions } from '../category-options.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { EditedBelow } from '../edited-below.tsx';
import { RowActions } from '../row-actions.tsx';
import { Cell, Row } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { useLoaded } from '../use-loaded.ts';
import { usePagedList } from '../use-paged-list.ts';
import { type ManagedCode, PromoCodeForm } from './promo-code-form.tsx';
import { promoCodeTexts } from './texts/texts.ts';

const limit = 50;

type NameOf = (category: string) => string | undefined;

/** Names of categories; undefined: they are not loaded. */
function useCategoryNames(): NameOf {
  const language = useLanguage();
  const { value = [] } = useLoaded('listManagedCategories', {});
  const names = new Map(categoryOptions(value, language).map(({ value: id, label }) => [id, label]));
  return (category) => names.get(category);
}

function useConditions(nameOf: NameOf): (code: ManagedCode) => string {
  const texts = useTexts(promoCodeTexts);
  const inCategory = (category: string) => {
    const name = nameOf(category);
    return name === undefined ? texts.oneCategory : texts.category(name);
  };
  const language = useLanguage();
  const day = (text: string) => formatDate(language, new Date(text));
  return ({ minimum, from, until, isFirstOrder, category, offers }) =>
    [
      ...(category ? [inCategory(category)] : []),
      ...(offers ? [texts.someItems] : []),
      ...(minimum > 0 ? [texts.from(formatPrice(language, minimum))] : []),
      ...(from ? [texts.since(day(from))] : []),
      ...(until ? [texts.until(day(until))] : []),
      ...(isFirstOrder ? [texts.firstOrder] : []),
    ].join(', ');
}

type RowProps = { code: ManagedCode; nameOf: NameOf; onEdit: () => void; onDelete: () => void };

function CodeRow({ code, nameOf, onEdit, onDelete }: RowProps) {
  const texts = useTexts(promoCodeTexts);
  const language = useLanguage();
  const conditions = useConditions(nameOf);
  const { columns } = texts;
  const off =
    code.percent === null
      ? formatPrice(language, code.amount ?? 0)
      : formatPercent(language, code.percent / 100);
  return (
    <Row>
      <Cell label={columns.merchant}>{code.merchant}</Cell>
      <Cell label={columns.code} isName>
        <span className="font-semibold wrap-anywhere">{code.code}</span>
        {code.title && <span className="block text-ink-soft">{code.title}</span>}
      </Cell>
      <Cell label={columns.off}>−{off}</Cell>
      <Cell label={columns.conditions}>{conditions(code)}</Cell>
      <Cell label={columns.state} isWords>
        {texts.states[code.state]}
      </Cell>
      <Cell>
        {code.promotion === null ? (
          <RowActions name={code.code} texts={texts} onEdit={onEdit} onDelete={onDelete} />
        ) : (
          <TextLink to={addresses.admin(language, 'merchants/promo-files')}>{texts.ofFile}</TextLink>
        )}
      </Cell>
    </Row>
  );
}

type DeletionProps = { toDelete: ManagedCode; onDeleted: () => Promise<void>; onClose: () => void };

function Deletion({ toDelete, onDeleted, onClose }: DeletionProps) {
  const texts = useTexts(promoCodeTexts);
  const language = useLanguage();
  const remove = async () =>
    (await callApi('removePromoCode', { language, params: { id: toDelete._id } })).message;
  return (
    <ConfirmDialog title={texts.deleteTitle} onConfirm={remove} onDone={onDeleted} onClose={onClose}>
      <p>{texts.loss(toDelete.code, toDelete.merchant)}</p>
    </ConfirmDialog>
  );
}

/** Promo codes of merchants, as staff states them. */
export default function PromoCodes() {
  const texts = useTexts(promoCodeTexts);
  const query = useListQuery();
  const nameOf = useCategoryNames();
  const list = usePagedList('listManagedPromoCodes', { query: { page: query.page, limit } });
  const { merchant, code, off, conditions, state } = texts.columns;
  const columns = Object.entries({ merchant, code, off, conditions, state }).map(([key, label]) => ({
    key,
    label,
  }));
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <PromoCodeForm onSaved={list.reload} />
      <EditedBelow
        list={list}
        query={query}
        limit={limit}
        label={texts.label}
        columns={columns}
        idOf={({ _id }) => _id}
        row={(each, acts) => <CodeRow code={each} nameOf={nameOf} {...acts} />}
        form={(each, acts) => <PromoCodeForm code={each} {...acts} />}
        deletion={(each, acts) => <Deletion toDelete={each} {...acts} />}
      />
    </div>
  );
}
