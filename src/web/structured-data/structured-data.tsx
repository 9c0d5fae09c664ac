import type { Thing } from 'schema-dts';
import { linkedData } from './linked-data.ts';

type StructuredDataProps = {
  /** What the page is about; `import.meta.env.SSR && (() => …)`, so that browsers do not load how it is said. */
  things: false | (() => readonly Thing[]);
};

/**
 * Tells search engines what the page is about; a data block, which no content security policy runs. Only the server
 * writes it: in the browser, which has no use for it, the block stays as it came.
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
