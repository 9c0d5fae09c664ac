import { Select } from '../forms/field.tsx';
import { ListSearch } from './list-search.tsx';
import type { ListQuery } from './use-list-query.ts';

type Texts<Value extends string> = {
  search: string;
  filter: string;
  all: string;
  names: Readonly<Record<Value, string>>;
};

type ListToolsProps<Value extends string> = {
  query: ListQuery;
  /** The filter's parameter in the address, and its values. */
  name: string;
  values: readonly Value[];
  texts: Texts<Value>;
};

/** Narrows a list by text and by one filter, which then stand in the address. */
export function ListTools<Value extends string>({ query, name, values, texts }: ListToolsProps<Value>) {
  return (
    <div className="admin-tools">
      <ListSearch label={texts.search} query={query} />
      <Select
        label={texts.filter}
        value={query.get(name)}
        onChange={(event) => query.set({ [name]: event.currentTarget.value })}
        options={[
          { value: '', label: texts.all },
          ...values.map((value) => ({ value, label: texts.names[value] })),
        ]}
      />
    </div>
  );
}
