import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { adminTexts } from '../texts/texts.ts';

export type ConflictField = { label: string; theirs: string; mine: string };

type ConflictProps = {
  message: string;
  /** Those that differ. */
  fields: readonly ConflictField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** An edit conflict: both versions, and the choice between them. */
export function Conflict({ message, fields, onKeepMine, onTakeTheirs }: ConflictProps) {
  const { conflict } = useTexts(adminTexts);
  const language = useLanguage();
  return (
    <section
      role="alert"
      aria-label={conflict.title}
      className="grid gap-3 rounded-md border border-warn bg-surface p-4"
    >
      <p className="font-medium text-warn">{message}</p>
      <dl className="grid gap-3">
        {fields.map(({ label, theirs, mine }) => (
          <div key={label} className="grid gap-1 border-t border-rule pt-2">
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere">
              <span className="text-ink-soft">{labelled(language, conflict.theirs)}</span>
              {theirs}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-ink-soft">{labelled(language, conflict.mine)}</span>
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onTakeTheirs}>
          {conflict.takeTheirs}
        </Button>
        <Button size="sm" tone="primary" onClick={onKeepMine}>
          {conflict.keepMine}
        </Button>
      </div>
    </section>
  );
}
