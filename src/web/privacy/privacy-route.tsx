import { addresses } from '../../contract/addresses.ts';
import { siteContext } from '../contexts.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { TextLink } from '../ui/states.tsx';
import type { Route } from './+types/privacy-route.ts';
import { privacyTexts } from './texts/texts.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { contact, legal } = context.get(siteContext);
  return { contact, operator: legal.operator };
}

/** The privacy page (GDPR articles 12 to 14). */
export default function PrivacyRoute({ loaderData: { contact, operator } }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = useTexts(privacyTexts);
  const { layout } = useTexts(sharedTexts);
  const controller = [operator, contact.address, contact.email].filter(Boolean).join(' · ');
  return (
    <article className="grid max-w-prose gap-8">
      <PageHead title={texts.title} description={texts.lead} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-extrabold">{texts.title}</h1>
        <p className="text-lg">{texts.lead}</p>
      </header>
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{texts.controller}</h2>
        <p className="wrap-anywhere">{controller || texts.notStated}</p>
        <p>
          <TextLink to={addresses.legal(language)}>{layout.legal}</TextLink>
        </p>
      </section>
      {texts.chapters.map(({ title, paragraphs }) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-xl font-bold">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <p>
        <TextLink to={addresses.profile(language)}>{texts.toProfile}</TextLink>
      </p>
    </article>
  );
}
