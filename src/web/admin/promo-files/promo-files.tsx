import type { PromoFile } from '../../../contract/my-price/promo-file-schema.ts';
import { callApi } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { EditedBelow } from '../edited-below.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { PromoFileForm } from './promo-file-form.tsx';
import { PromoFileRow } from './promo-file-row.tsx';
import { promoFileTexts } from './texts/texts.ts';

const limit = 50;

type DeletionProps = { toDelete: PromoFile; onDeleted: () => Promise<void>; onClose: () => void };

function Deletion({ toDelete: { merchant, merchantId, codes }, onDeleted, onClose }: DeletionProps) {
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
  const columns = Object.entries(texts.columns).map(([key, label]) => ({ key, label }));
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <PromoFileForm onSaved={list.reload} />
      <EditedBelow
        list={list}
        query={query}
        limit={limit}
        label={texts.label}
        columns={columns}
        idOf={({ merchantId }) => merchantId}
        row={(file, acts) => <PromoFileRow file={file} onChanged={list.reload} {...acts} />}
        form={(file, acts) => <PromoFileForm file={file} {...acts} />}
        deletion={(file, acts) => <Deletion toDelete={file} {...acts} />}
      />
    </div>
  );
}
