import { useState } from 'react';
import type { CallOutput } from '../../../contract/api.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Refusal } from '../editing/refusal.tsx';
import { ListFrame } from '../list-frame.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { useListQuery } from '../use-list-query.ts';
import { useLoaded } from '../use-loaded.ts';
import { usePagedList } from '../use-paged-list.ts';
import { BrandSuggestions } from './brand-suggestions.tsx';
import { vocabularyTexts } from './texts/texts.ts';

type BrandAlias = CallOutput<'listBrandAliases'>[number];

const limit = 50;

function AddForm({ onSaved }: { onSaved: () => Promise<void> }) {
  const { brands: texts } = useTexts(vocabularyTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, failure, onSubmit } = useSubmit(async (field, form) => {
    const body = { alias: field('alias'), brand: field('brand') };
    const saved = await callApi('saveBrandAlias', { language, body });
    toast(texts.saved(saved.alias, saved.brand));
    form.reset();
    await onSaved();
  }, failures.update);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Refusal error={error} failure={failure}>
        <div className="admin-fields">
          <TextField label={texts.columns.alias} name="alias" maxLength={100} />
          <TextField label={texts.columns.brand} name="brand" maxLength={100} />
          <Button type="submit" tone="primary" disabled={isBusy}>
            {texts.add}
          </Button>
        </div>
      </Refusal>
    </form>
  );
}

type DeletionProps = { toDelete: BrandAlias; onDeleted: () => Promise<void>; onClose: () => void };

function Deletion({ toDelete, onDeleted, onClose }: DeletionProps) {
  const { brands: texts } = useTexts(vocabularyTexts);
  const language = useLanguage();
  async function remove() {
    await callApi('removeBrandAlias', { language, params: { id: toDelete._id } });
    return texts.removed;
  }
  return (
    <ConfirmDialog title={texts.deleteTitle} onConfirm={remove} onDone={onDeleted} onClose={onClose}>
      <p>{texts.loss(toDelete.alias, toDelete.brand)}</p>
    </ConfirmDialog>
  );
}

/** Brand aliases: stored ones and suggestions. */
export default function BrandAliases() {
  const { brands: texts } = useTexts(vocabularyTexts);
  const { actions } = useTexts(adminTexts);
  const query = useListQuery();
  const list = usePagedList('listBrandAliases', { query: { page: query.page, limit } });
  const suggestions = useLoaded('listBrandAliasSuggestions', {});
  const [toDelete, setToDelete] = useState<BrandAlias>();
  const reload = async () => {
    await Promise.all([list.reload(), suggestions.reload()]);
  };
  const { alias, brand } = texts.columns;
  const columns = [
    { key: 'alias', label: alias },
    { key: 'brand', label: brand },
  ];
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <AddForm onSaved={reload} />
      <BrandSuggestions list={suggestions} onDecided={reload} />
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={texts.label} columns={columns} hasActions>
          {list.items?.map((each) => (
            <Row key={each._id}>
              <Cell label={alias}>
                <span className="font-semibold">{each.alias}</span>
              </Cell>
              <Cell label={brand}>{each.brand}</Cell>
              <Cell>
                <div className="admin-row-actions">
                  <Button size="sm" onClick={() => setToDelete(each)} aria-label={texts.deleteOf(each.alias)}>
                    {actions.delete}
                  </Button>
                </div>
              </Cell>
            </Row>
          ))}
        </Table>
      </ListFrame>
      {toDelete && <Deletion toDelete={toDelete} onDeleted={reload} onClose={() => setToDelete(undefined)} />}
    </div>
  );
}
