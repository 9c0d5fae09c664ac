import { SearchField } from '../forms/control.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useShownValue } from '../ui/behaviour/use-shown-value.ts';
import { Button } from '../ui/button.tsx';
import { adminTexts } from './texts/texts.ts';
import type { ListQuery } from './use-list-query.ts';

/** Searches a list by text, which then stands in the address. */
export function ListSearch({ label, query }: { label: string; query: ListQuery }) {
  const { table } = useTexts(adminTexts);
  const text = query.get('search');
  const field = useShownValue<HTMLInputElement>(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        query.set({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
      }}
      className="flex gap-2"
    >
      <SearchField
        ref={field}
        label={label}
        placeholder={label}
        name="search"
        maxLength={200}
        className="text-ellipsis"
        defaultValue={text}
      />
      {/* On phones the field needs the room. */}
      <Button type="submit" icon="search">
        <span className="max-sm:sr-only">{table.search}</span>
      </Button>
    </form>
  );
}
