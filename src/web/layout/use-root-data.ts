import { useLocation, useRouteLoaderData } from 'react-router';
import { isLanguage } from '../../contract/language.ts';
import type { LayoutSite } from '../../contract/site.ts';
import type { loader } from '../root.tsx';

const noSite: LayoutSite = { publicUrl: '', contact: { email: '', phone: '', address: '' } };

/** The root loader's data; where even that failed, an empty layout in the language of the address. */
export function useRootData() {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const prefix = useLocation().pathname.split('/')[1];
  const language = isLanguage(prefix) ? prefix : 'fr';
  return loaded ?? { language, site: noSite, categories: undefined, isDemo: false };
}
