import { useLocation } from 'react-router';
import { languages } from '../../contract/language.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { inLanguage, withoutLanguage } from './localized-address.ts';
import { useRootData } from './use-root-data.ts';

type PageHeadProps = {
  /** Left out on home, whose title is the brand's. */
  title?: string;
  description?: string;
  /** The path without language that the page is best known by, where it is not its own; with its query. */
  path?: string;
  /** Picture shown where the page is shared, as a path; the wordmark where there is none. */
  image?: string | null;
  /** Kept out of search engines: results, empty pages. */
  isHidden?: boolean;
};

/** The canonical address of a page and those of its languages. */
function PageAddresses({ path }: { path: string }) {
  const language = useLanguage();
  const { publicUrl } = useRootData().site;
  const address = publicUrl + inLanguage(path, language);
  return (
    <>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={publicUrl + inLanguage(path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
    </>
  );
}

/** Title, description, picture and addresses of a page, for browsers, search engines and shared links. */
export function PageHead({ title, description, path, image, isHidden = false }: PageHeadProps) {
  const { brand, home } = useMessages();
  const { publicUrl } = useRootData().site;
  const { pathname } = useLocation();
  const text = description ?? brand.description;
  return (
    <>
      <title>{title ? `${title} – Visavis` : home.title}</title>
      <meta name="description" content={text} />
      <meta property="og:site_name" content="Visavis" />
      <meta property="og:title" content={title ?? home.title} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={publicUrl + (image ?? '/share.png')} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PageAddresses path={path ?? withoutLanguage(pathname)} />
      )}
    </>
  );
}
