import { siteContext } from '../contexts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Chapter, TextPage } from '../layout/text-page.tsx';
import type { Route } from './+types/accessibility-route.ts';
import { accessibilityTexts } from './texts/texts.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(siteContext).contact.email };
}

/** The accessibility statement (law of 11 February 2005, article 47). */
export default function AccessibilityRoute({ loaderData: { email } }: Route.ComponentProps) {
  const texts = useTexts(accessibilityTexts);
  return (
    <TextPage title={texts.title} lead={texts.lead}>
      {texts.chapters.map((chapter) => (
        <Chapter key={chapter.title} {...chapter} />
      ))}
      <Chapter title={texts.contactTitle} paragraphs={[texts.contact]}>
        <p className="wrap-anywhere">
          {email ? (
            <a
              href={`mailto:${email}`}
              className="font-medium text-brand underline underline-offset-4 hover:no-underline"
            >
              {email}
            </a>
          ) : (
            texts.notStated
          )}
        </p>
        <p>{texts.recourse}</p>
      </Chapter>
    </TextPage>
  );
}
