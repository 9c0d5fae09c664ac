import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListFrame } from '../list-frame.tsx';
import { ListSearch } from '../list-search.tsx';
import { RowActions } from '../row-actions.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { AliasForm, type SearchAlias } from './alias-form.tsx';
import { vocabularyTexts } from './texts/texts.ts';

const limit = 50;

type RowProps = { group: SearchAlias; onEdit: () => void; onDelete: () => void };

function AliasRow({ group, onEdit, onDelete }: RowProps) {
  const { search: texts } = useTexts(vocabularyTexts);
  const [name = ''] = group.said;
  return (
    <Row>
      <Cell label={texts.said}>{group.said.join(', ')}</Cell>
      <Cell label={texts.asked}>{group.asked.join(', ') || '–'}</Cell>
      <Cell>
        <RowActions name={name} texts={texts} onEdit={onEdit} onDelete={onDelete} />
      </Cell>
    </Row>
  );
}

type DeletionProps = { group: SearchAlias; onDeleted: () => Promise<void>; onClose: () => void };

function Deletion({ group, onDeleted, onClose }: DeletionProps) {
  const { search: texts } = useTexts(vocabularyTexts);
  const language = useLanguage();
  async function remove() {
    await callApi('removeSearchAlias', { language, params: { id: group._id } });
    return texts.removed;
  }
  return (
    <ConfirmDialog title={texts.deleteTitle} onConfirm={remove} onDone={onDeleted} onClose={onClose}>
      <p>{texts.loss([...group.said, ...group.asked].join(', '))}</p>
    </ConfirmDialog>
  );
}

/** Synonyms of search, in French and English. */
export default function SearchAliases() {
  const { search: texts } = useTexts(vocabularyTexts);
  const query = useListQuery();
  const search = query.get('search') || undefined;
  const list = usePagedList('listSearchAliases', { query: { search, page: query.page, limit } });
  const [editedId, setEditedId] = useState<string>();
  const [toDelete, setToDelete] = useState<SearchAlias>();
  const stopEditing = () => setEditedId(undefined);
  const columns = [
    { key: 'said', label: texts.said },
    { key: 'asked', label: texts.asked },
  ];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <AliasForm onSaved={list.reload} />
      <div className="admin-tools border-t border-rule pt-4">
        <ListSearch label={texts.find} query={query} />
      </div>
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={texts.label} columns={columns} hasActions>
          {list.items?.map((group) =>
            group._id === editedId ? (
              <Row key={group._id}>
                <Cell span={3}>
                  <AliasForm
                    group={group}
                    onSaved={async () => {
                      stopEditing();
                      await list.reload();
                    }}
                    onCancel={stopEditing}
                  />
                </Cell>
              </Row>
            ) : (
              <AliasRow
                key={group._id}
                group={group}
                onEdit={() => setEditedId(group._id)}
                onDelete={() => setToDelete(group)}
              />
            ),
          )}
        </Table>
      </ListFrame>
      {toDelete && (
        <Deletion group={toDelete} onDeleted={list.reload} onClose={() => setToDelete(undefined)} />
      )}
    </div>
  );
}
