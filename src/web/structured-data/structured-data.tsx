import type { Thing } from 'schema-dts';
import { linkedData } from './linked-data.ts';

type StructuredDataProps = {
  /** What the page is about; `import.meta.env.SSR && (() => …)`, so that browsers do not load how it is said. */
  things: false | (() => readonly Thing[]);
};

/**
 * Structured data for search engines: a data block that is never run. Only rendered on the server; in the
 * browser it stays unchanged.
 */
export function StructuredData({ things }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `linkedData` leaves no character that could end the element
      dangerouslySetInnerHTML={{ __html: things ? linkedData(things()) : '' }}
    />
  );
}
