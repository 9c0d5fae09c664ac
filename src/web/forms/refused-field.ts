import { createContext, useContext } from 'react';

/** A field of a form that the server refused, by its name, and why. */
export type RefusedField = { name: string; message: string };

export const RefusedFieldContext = createContext<RefusedField | undefined>(undefined);

/** Why the server refused the field of this name; undefined: it did not. */
export function useRefusal(name: string | undefined): string | undefined {
  const refused = useContext(RefusedFieldContext);
  return refused?.name === name ? refused?.message : undefined;
}
