import type { ReactNode } from 'react';
import { Select } from '../forms/field.tsx';
import { ListSearch } from './list-search.tsx';
import type { ListQuery } from './use-list-query.ts';

type Texts<Value extends string> = {
  /** Absent: the list is not searched. */
  search?: string;
  filter: string;
  /** Absent: one of the values always holds, the first one unless the address says otherwise. */
  all?: string;
  names: Readonly<Record<Value, string>>;
};

type ListToolsProps<Value extends string> = {
  query: ListQuery;
  /** The filter's parameter in the address, and its values. */
  name: string;
  values: readonly Value[];
  texts: Texts<Value>;
  children?: ReactNode;
};

/** Narrows a list by text and by one filter, which then stand in the address. */
export function ListTools<Value extends string>(props: ListToolsProps<Value>) {
  const { query, name, values, texts, children } = props;
  const named = values.map((value) => ({ value, label: texts.names[value] }));
  const options = texts.all === undefined ? named : [{ value: '', label: texts.all }, ...named];
  const chosen = options.find(({ value }) => value === query.get(name)) ?? options[0];
  return (
    <div className="admin-tools">
      {texts.search && <ListSearch label={texts.search} query={query} />}
      {children}
      <Select
        label={texts.filter}
        value={chosen?.value}
        onChange={(event) => query.set({ [name]: event.currentTarget.value })}
        options={options}
      />
    </div>
  );
}
