import { addresses } from '../../contract/addresses.ts';
import { siteContext } from '../contexts.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Chapter, TextPage } from '../layout/text-page.tsx';
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
    <TextPage title={texts.title} lead={texts.lead}>
      <Chapter title={texts.controller}>
        <p className="wrap-anywhere">{controller || texts.notStated}</p>
        <p>
          <TextLink to={addresses.legal(language)}>{layout.legal}</TextLink>
        </p>
      </Chapter>
      {texts.chapters.map((chapter) => (
        <Chapter key={chapter.title} {...chapter} />
      ))}
      <p>
        <TextLink to={addresses.profile(language)}>{texts.toProfile}</TextLink>
      </p>
    </TextPage>
  );
}
