import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { addresses } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';

/** The site itself, and how to search it. */
export function websiteData(publicUrl: string, language: Language): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${addresses.products(language)}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: 'Visavis',
    url: publicUrl + addresses.home(language),
    inLanguage: language,
    potentialAction: search,
  };
}
