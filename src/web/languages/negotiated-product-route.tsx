import { use } from 'react';
import { Outlet } from 'react-router';
import { useLanguage } from '../i18n/messages.tsx';
import { ProductTextsContext } from '../product/texts/use-texts.ts';
import { byLanguage } from './by-language.ts';

const loaders = {
  fr: async () => (await import('../product/texts/fr.ts')).productPageFr,
  en: async () => (await import('../product/texts/en.ts')).productPageEn,
};

/** The server has both: it draws a page in one go. */
const onServer = import.meta.env.SSR ? { fr: await loaders.fr(), en: await loaders.en() } : undefined;
const load = byLanguage(loaders);

/** The texts of product pages without a language in their address. */
export default function NegotiatedProductRoute() {
  const language = useLanguage();
  const texts = onServer ?? { [language]: use(load(language)) };
  return (
    <ProductTextsContext value={texts}>
      <Outlet />
    </ProductTextsContext>
  );
}
