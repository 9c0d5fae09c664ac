import { siteContext } from '../contexts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import type { Route } from './+types/accessibility-route.ts';
import { accessibilityTexts } from './texts/texts.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(siteContext).contact.email };
}

/** The accessibility statement (law of 11 February 2005, article 47). */
export default function AccessibilityRoute({ loaderData: { email } }: Route.ComponentProps) {
  const texts = useTexts(accessibilityTexts);
  return (
    <article className="grid max-w-prose gap-8">
      <PageHead title={texts.title} description={texts.lead} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-extrabold">{texts.title}</h1>
        <p className="text-lg">{texts.lead}</p>
      </header>
      {texts.chapters.map(({ title, paragraphs }) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-xl font-bold">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{texts.contactTitle}</h2>
        <p>{texts.contact}</p>
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
      </section>
    </article>
  );
}
