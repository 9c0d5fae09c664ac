import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { LayoutSite } from '../../contract/site.ts';
import { formatClock } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useIsSeen } from '../ui/behaviour/use-is-seen.ts';
import { useNow } from '../ui/behaviour/use-now.ts';
import { Wordmark } from '../ui/wordmark.tsx';

const link = 'inline-block py-1 underline-offset-4 hover:text-brand hover:underline';

function Clock() {
  const language = useLanguage();
  const { layout } = useTexts(sharedTexts);
  const now = useNow();
  return (
    now && (
      <time dateTime={now.toISOString()} title={layout.now} className="block first-letter:uppercase">
        {formatClock(language, now)}
      </time>
    )
  );
}

/**
 * Date and time, rendered in the browser only, so that cached pages stay true. Rendered when visible: a
 * browser's first date formatter takes longer than anything else on the page.
 */
function ClockPlace() {
  const place = useRef<HTMLParagraphElement>(null);
  const isSeen = useIsSeen(place);
  return (
    <p ref={place} className="min-h-5 text-ink-soft">
      {isSeen && <Clock />}
    </p>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-sans text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Contact data of the operator, where configured. */
function Contact({ contact: { email, phone, address } }: { contact: LayoutSite['contact'] }) {
  const { layout } = useTexts(sharedTexts);
  if (!email && !phone && !address) return null;
  return (
    <Column title={layout.contact}>
      <ul>
        {email && (
          <li>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
              {phone}
            </a>
          </li>
        )}
      </ul>
      <address className="whitespace-pre-line text-ink-soft not-italic">{address}</address>
    </Column>
  );
}

/** Contact, links and the date. */
export function Footer({ contact }: { contact: LayoutSite['contact'] }) {
  const language = useLanguage();
  const { layout, common } = useTexts(sharedTexts);
  const year = new Date().getFullYear();
  return (
    <footer className="mt-16 border-t border-rule bg-surface text-sm">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="grid content-start gap-3">
          <Wordmark className="text-brand" />
          <p className="text-ink-soft">{common.tagline}</p>
        </div>
        <Contact contact={contact} />
        <Column title={layout.about}>
          <ul>
            <li>
              <Link to={addresses.deals(language)} className={link}>
                {layout.deals}
              </Link>
            </li>
            <li>
              <Link to={addresses.find(language)} className={link}>
                {layout.find}
              </Link>
            </li>
            <li>
              <Link to={addresses.myPrice(language)} className={link}>
                {layout.myPrice}
              </Link>
            </li>
            <li>
              <Link to={addresses.ranking(language)} className={link}>
                {layout.ranking}
              </Link>
            </li>
            <li>
              <Link to={addresses.legal(language)} className={link}>
                {layout.legal}
              </Link>
            </li>
            <li>
              <Link to={addresses.privacy(language)} className={link}>
                {layout.privacy}
              </Link>
            </li>
            <li>
              <Link to={addresses.accessibility(language)} className={link}>
                {layout.accessibility}
              </Link>
            </li>
            <li>
              <a href="/api/docs" hrefLang="en" className={link}>
                {layout.apiDocs}
              </a>
            </li>
          </ul>
        </Column>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule px-4 py-4">
        <p suppressHydrationWarning className="text-ink-soft">
          {layout.copyright(year)}
        </p>
        <ClockPlace />
      </div>
    </footer>
  );
}
