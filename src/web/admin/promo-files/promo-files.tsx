import { useState } from 'react';
import type { PromoFile } from '../../../contract/my-price/promo-file-schema.ts';
import { callApi } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListFrame } from '../list-frame.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { PromoFileForm } from './promo-file-form.tsx';
import { PromoFileRow } from './promo-file-row.tsx';
import { promoFileTexts } from './texts/texts.ts';

const limit = 50;
const columnCount = 5;

type DeletionProps = { doomed: PromoFile; onDeleted: () => Promise<void>; onClose: () => void };

function Deletion({ doomed: { merchant, merchantId, codes }, onDeleted, onClose }: DeletionProps) {
  const texts = useTexts(promoFileTexts);
  const language = useLanguage();
  const remove = async () =>
    (await callApi('removePromoFile', { language, params: { id: merchantId } })).message;
  return (
    <ConfirmDialog title={texts.deleteTitle} onConfirm={remove} onDone={onDeleted} onClose={onClose}>
      <p>{texts.loss(merchant, formatNumber(language, codes))}</p>
    </ConfirmDialog>
  );
}

/** Merchants' files of promotions, whose promo codes count like those that staff states. */
export default function PromoFiles() {
  const texts = useTexts(promoFileTexts);
  const query = useListQuery();
  const list = usePagedList('listPromoFiles', { query: { page: query.page, limit } });
  const [edited, setEdited] = useState<string>();
  const [doomed, setDoomed] = useState<PromoFile>();
  const columns = Object.entries(texts.columns).map(([key, label]) => ({ key, label }));
  const endEdit = async () => {
    setEdited(undefined);
    await list.reload();
  };
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <PromoFileForm onSaved={list.reload} />
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={texts.label} columns={columns} hasActions>
          {list.items?.flatMap((file) => [
            <PromoFileRow
              key={file.merchantId}
              file={file}
              onChanged={list.reload}
              onEdit={() => setEdited(file.merchantId)}
              onDelete={() => setDoomed(file)}
            />,
            edited === file.merchantId && (
              <Row key={`${file.merchantId} edit`}>
                <Cell span={columnCount}>
                  <PromoFileForm file={file} onSaved={endEdit} onCancel={() => setEdited(undefined)} />
                </Cell>
              </Row>
            ),
          ])}
        </Table>
      </ListFrame>
      {doomed && <Deletion doomed={doomed} onDeleted={list.reload} onClose={() => setDoomed(undefined)} />}
    </div>
  );
}
