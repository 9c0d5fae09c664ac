import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { adminTexts } from './texts/texts.ts';

type RowActionsProps = {
  /** What the row is about. */
  name: string;
  texts: { editOf: (name: string) => string; deleteOf: (name: string) => string };
  onEdit: () => void;
  onDelete: () => void;
};

/** The buttons of a row that can be edited and deleted. */
export function RowActions({ name, texts, onEdit, onDelete }: RowActionsProps) {
  const { actions } = useTexts(adminTexts);
  return (
    <div className="admin-row-actions admin-one-line">
      <Button size="sm" onClick={onEdit} aria-label={texts.editOf(name)}>
        {actions.edit}
      </Button>
      <Button size="sm" onClick={onDelete} aria-label={texts.deleteOf(name)}>
        {actions.delete}
      </Button>
    </div>
  );
}
