import type { Thing } from 'schema-dts';
import { scriptJson } from '../script-json.ts';

/** Things as JSON-LD that may stand in a script element. */
export const linkedData = (things: readonly Thing[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': things });
