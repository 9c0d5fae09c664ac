import type { z } from 'zod';

/** Adds a field's description for the API's documents, which are in both languages. */
export const described = <S extends z.ZodType>(schema: S, description: string, descriptionFr: string): S =>
  schema.meta({ description, descriptionFr });
