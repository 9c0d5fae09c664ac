import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Cell, Row } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { categoriesTexts } from './texts/texts.ts';

type CategoryRowProps = {
  category: ManagedCategory;
  parent: ManagedCategory | undefined;
  onEdit: () => void;
  onDelete: () => void;
  /** undefined: it is the first or last one. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** Its picture and English name, as far in as the tree of categories has it. */
function Name({ category }: Pick<CategoryRowProps, 'category'>) {
  const language = useLanguage();
  return (
    <span className="flex items-center gap-2" style={{ paddingInlineStart: `${category.level - 1}rem` }}>
      {category.picture && (
        <img
          src={category.picture}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 shrink-0"
        />
      )}
      <span className="font-semibold" lang={language === 'en' ? undefined : 'en'}>
        {category.name}
      </span>
    </span>
  );
}

function Actions({ category, onEdit, onDelete, onUp, onDown }: CategoryRowProps) {
  const texts = useTexts(categoriesTexts);
  const { actions } = useTexts(adminTexts);
  const language = useLanguage();
  const name = language === 'fr' ? category.nameFr : category.name;
  return (
    <div className="admin-row-actions admin-one-line">
      <IconButton
        label={texts.upOf(name)}
        icon="chevron-down"
        className="admin-up"
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton label={texts.downOf(name)} icon="chevron-down" disabled={!onDown} onClick={onDown} />
      <Button size="sm" onClick={onEdit} aria-label={texts.editOf(name)}>
        {actions.edit}
      </Button>
      <Button
        size="sm"
        onClick={onDelete}
        disabled={category.isFixed}
        title={category.isFixed ? texts.fixed : undefined}
        aria-label={texts.deleteOf(name)}
      >
        {actions.delete}
      </Button>
    </div>
  );
}

/** A category as it stands in the list. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, parent } = props;
  const texts = useTexts(categoriesTexts);
  const language = useLanguage();
  const { columns } = texts;
  const parentName = parent && (language === 'fr' ? parent.nameFr : parent.name);
  const missing = category.parentId === null ? '–' : texts.unknown;
  return (
    <Row>
      <Cell label={columns.name}>
        <Name category={category} />
      </Cell>
      <Cell label={columns.nameFr}>
        <span lang={language === 'fr' ? undefined : 'fr'}>{category.nameFr}</span>
      </Cell>
      <Cell label={columns.parent}>{parentName ?? missing}</Cell>
      <Cell label={columns.products} isNumber>
        {formatNumber(language, category.productsCount)}
      </Cell>
      <Cell>
        <Actions {...props} />
      </Cell>
    </Row>
  );
}
