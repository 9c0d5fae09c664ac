import type { z } from 'zod';

/** Adds a field's description for the API's documents. */
export const described = <S extends z.ZodType>(schema: S, description: string): S =>
  schema.meta({ description });

/** A field whose absence a call refuses in words of its own, not as a fault of form: the documents call it required. */
export const needed = <S extends z.ZodType>(schema: S): S => schema.meta({ isNeeded: true });
