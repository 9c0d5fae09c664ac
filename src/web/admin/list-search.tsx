import { SearchField } from '../forms/control.tsx';
import { useShownValue } from '../ui/behaviour/use-shown-value.ts';
import { Button } from '../ui/button.tsx';
import { useAdminTexts } from './texts/use-texts.ts';
import type { ListQuery } from './use-list-query.ts';

/** Searches a list by text, which then stands in the address. */
export function ListSearch({ label, query }: { label: string; query: ListQuery }) {
  const { table } = useAdminTexts();
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
        defaultValue={text}
      />
      <Button type="submit" icon="search">
        {table.search}
      </Button>
    </form>
  );
}
