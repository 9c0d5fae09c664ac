import { useState } from 'react';
import type { TimeEntry } from '../../contract/time-tracker/schema.ts';
import { ConfirmDialog } from '../admin/confirm-dialog.tsx';
import { Cell, Row } from '../admin/table.tsx';
import { callApi } from '../api/call.ts';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { EntryForm, type Worked } from './entry-form.tsx';
import { timeTexts } from './texts/texts.ts';
import { useDuration } from './use-duration.ts';

type EntryProps = { entry: TimeEntry; onChanged: () => void };

/** An entry whose times are corrected. */
function Correction({ entry, onChanged, onClose }: EntryProps & { onClose: () => void }) {
  const texts = useTexts(timeTexts);
  const language = useLanguage();
  const toast = useToast();
  async function save(worked: Worked) {
    const body = { ...worked, version: entry.version };
    await callApi('correctTimeEntry', { language, params: { id: entry._id }, body });
    toast(texts.saved);
    onChanged();
    onClose();
  }
  return (
    <Row>
      <Cell span={5}>
        <EntryForm entry={entry} onSave={save} onCancel={onClose} />
      </Cell>
    </Row>
  );
}

/** An entry of the list. */
export function EntryRow({ entry, onChanged }: EntryProps) {
  const texts = useTexts(timeTexts);
  const language = useLanguage();
  const duration = useDuration();
  const [doing, setDoing] = useState<'correct' | 'remove'>();
  const close = () => setDoing(undefined);
  if (doing === 'correct') return <Correction entry={entry} onChanged={onChanged} onClose={close} />;
  const shown = (time: string) => formatDateTime(language, new Date(time));
  async function remove() {
    await callApi('removeTimeEntry', { language, params: { id: entry._id } });
    return texts.removed;
  }
  return (
    <Row>
      <Cell label={texts.from}>{shown(entry.startedAt)}</Cell>
      <Cell label={texts.to}>{entry.endedAt === null ? texts.running : shown(entry.endedAt)}</Cell>
      <Cell label={texts.duration} isNumber>
        {duration(entry.seconds)}
      </Cell>
      <Cell label={texts.comment}>{entry.note || '–'}</Cell>
      <Cell>
        {entry.isCorrectable && (
          <div className="admin-row-actions">
            <Button
              size="sm"
              aria-label={texts.editOf(shown(entry.startedAt))}
              onClick={() => setDoing('correct')}
            >
              {texts.edit}
            </Button>
            <Button
              size="sm"
              aria-label={texts.removeOf(shown(entry.startedAt))}
              onClick={() => setDoing('remove')}
            >
              {texts.remove}
            </Button>
          </div>
        )}
        {doing === 'remove' && (
          <ConfirmDialog
            title={texts.sure}
            action={texts.remove}
            failure={texts.failed}
            onConfirm={remove}
            onDone={onChanged}
            onClose={close}
          >
            <p>
              {shown(entry.startedAt)}, {duration(entry.seconds)}
            </p>
          </ConfirmDialog>
        )}
      </Cell>
    </Row>
  );
}
