import type { z } from 'zod';

/** Adds a field's description for the API's documents. */
export const described = <S extends z.ZodType>(schema: S, description: string): S =>
  schema.meta({ description });

/**
 * A field that the call itself requires, with its own message, instead of the schema: documented as required.
 */
export const needed = <S extends z.ZodType>(schema: S): S => schema.meta({ isNeeded: true });
