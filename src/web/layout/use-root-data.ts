import { useLocation, useRouteLoaderData } from 'react-router';
import { isLanguage, type Language } from '../../contract/language.ts';
import type { LayoutSite } from '../../contract/site.ts';
import type { NamedCategory } from './named-category.ts';

/** Data of the layout; `categories`: the departments that hold products, undefined where the catalogue is unavailable. */
export type RootData = {
  language: Language;
  site: LayoutSite;
  categories: NamedCategory[] | undefined;
  isDemo: boolean;
};

const noSite: LayoutSite = { publicUrl: '', contact: { email: '', phone: '', address: '' } };

/** The root loader's data; where even that failed, an empty layout in the language of the address. */
export function useRootData(): RootData {
  const loaded = useRouteLoaderData<RootData>('root');
  const prefix = useLocation().pathname.split('/')[1];
  const language = isLanguage(prefix) ? prefix : 'fr';
  return loaded ?? { language, site: noSite, categories: undefined, isDemo: false };
}
