import { useLocation } from 'react-router';
import { type Language, languages } from '../../contract/language.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { clipText } from './clip-text.ts';
import { inLanguage, withoutLanguage } from './localized-address.ts';
import { useRootData } from './use-root-data.ts';

/** A picture of 1200 × 630 pixels that stands for the page where it is shared. */
export type SharePicture = { path: string; alt: string };

type PageHeadProps = {
  /** Left out on home, whose title is the brand's. */
  title?: string;
  description?: string;
  /** The canonical path without language, where it is not the page's own; with its query. */
  path?: string;
  /** The wordmark where there is none. */
  picture?: SharePicture;
  type?: 'website' | 'product';
  /** Kept out of search engines: results, empty pages, other views of what another page shows. */
  isHidden?: boolean;
};

// Maximum length that result pages and previews show.
const maxTitle = 110;
const maxDescription = 200;

/** The browser's `Intl` may use other kinds of spaces than the server's: with any difference React would add a second element. */
const plainSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

const locales: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

/** Canonical and hreflang links of a page, and permission for large image previews. */
function FindablePage({ path }: { path: string }) {
  const language = useLanguage();
  const { publicUrl } = useRootData().site;
  return (
    <>
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={publicUrl + inLanguage(path, language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={publicUrl + inLanguage(path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
    </>
  );
}

type PreviewProps = { title: string; description: string; path: string; picture: SharePicture; type: string };

/** Open Graph and X card metadata: only needed in the server-rendered page. */
function Preview({ title, description, path, picture, type }: PreviewProps) {
  const language = useLanguage();
  const { publicUrl } = useRootData().site;
  return (
    <>
      <meta property="og:site_name" content="Visavis" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + inLanguage(path, language)} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={locales[each]} />
        ))}
      <meta property="og:image" content={publicUrl + picture.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Title, description, picture and addresses of a page, for browsers, search engines and shared links. */
export function PageHead(props: PageHeadProps) {
  const { brand, common, home } = useTexts(sharedTexts);
  const { pathname } = useLocation();
  const { path = withoutLanguage(pathname), type = 'website', isHidden = false } = props;
  const title = props.title ? clipText(props.title, maxTitle) : undefined;
  const description = clipText(plainSpaces(props.description ?? brand.description), maxDescription);
  const picture = props.picture ?? { path: '/share.png', alt: `Visavis – ${common.tagline}` };
  return (
    <>
      <title>{title ? `${title} – Visavis` : home.title}</title>
      <meta name="description" content={description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <FindablePage path={path} />}
      {import.meta.env.SSR && (
        <Preview
          title={title ?? home.title}
          description={description}
          path={path}
          picture={picture}
          type={type}
        />
      )}
    </>
  );
}
