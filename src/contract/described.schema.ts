import type { z } from 'zod';

/** Adds a field's description for the API's documents. */
export const described = <S extends z.ZodType>(schema: S, description: string): S =>
  schema.meta({ description });
