import { useLocation } from 'react-router';
import { languages } from '../../contract/language.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { inLanguage, withoutLanguage } from './localized-address.ts';
import { useRootData } from './use-root-data.ts';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The path without language that the page is best known by, where it is not its own; with its query. */
  path?: string;
  /** Kept out of search engines: results, empty pages. */
  isHidden?: boolean;
};

/** Title, description, canonical address and the other language's address of a page. */
export function PageHead({ title, description, path, isHidden = false }: PageHeadProps) {
  const language = useLanguage();
  const { brand } = useMessages();
  const { publicUrl } = useRootData().site;
  const { pathname } = useLocation();
  const best = path ?? withoutLanguage(pathname);
  return (
    <>
      <title>{title.includes('Visavis') ? title : `${title} – Visavis`}</title>
      <meta name="description" content={description ?? brand.description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={publicUrl + inLanguage(best, language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={publicUrl + inLanguage(best, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + best} />
    </>
  );
}
