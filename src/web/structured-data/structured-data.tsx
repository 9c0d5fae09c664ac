import type { Thing } from 'schema-dts';
import { linkedData } from './linked-data.ts';

/** Tells search engines what the page is about; a data block, which no content security policy runs. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json">{linkedData(things)}</script>;
}
