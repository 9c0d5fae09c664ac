import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import { SearchField } from '../../forms/control.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { adminTexts } from '../texts/texts.ts';
import { categoriesTexts } from './texts/texts.ts';

/** Whether a category's name in either language holds what is typed, without regard to accents and capitals. */
export const isNamed = ({ name, nameFr }: Pick<ManagedCategory, 'name' | 'nameFr'>, typed: string): boolean =>
  [name, nameFr].some((each) => plainLetters(each).includes(plainLetters(typed.trim())));

type FilterProps = { wanted: string; onWanted: (typed: string) => void; found: number };

/** Narrows the list, which holds hundreds, to the names that one types. */
export function CategoryFilter({ wanted, onWanted, found }: FilterProps) {
  const { filter } = useTexts(categoriesTexts);
  const { table } = useTexts(adminTexts);
  const language = useLanguage();
  return (
    <div className="grid max-w-120 gap-2">
      <SearchField
        label={filter}
        placeholder={filter}
        value={wanted}
        onChange={(event) => onWanted(event.currentTarget.value)}
      />
      <p role="status" className="text-sm text-ink-soft">
        {found > 0 ? table.found(formatNumber(language, found), found) : table.none}
      </p>
    </div>
  );
}
