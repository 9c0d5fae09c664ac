import type { ReactNode } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { Site } from '../../contract/site.ts';
import { siteContext } from '../contexts.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Chapter, TextPage } from '../layout/text-page.tsx';
import { TextLink } from '../ui/states.tsx';
import type { Route } from './+types/legal-route.ts';
import { legalTexts } from './texts/texts.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { contact, legal } = context.get(siteContext);
  return { contact, legal };
}

/** A fact of the operator; the notice says where it is missing. */
function Fact({ label, value }: { label: string; value: ReactNode }) {
  const legal = useTexts(legalTexts);
  return (
    <div className="grid gap-x-4 border-t border-rule py-2 sm:grid-cols-[12rem_1fr]">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {value || <span className="text-ink-soft">{legal.notStated}</span>}
      </dd>
    </div>
  );
}

function Publisher({ contact, legal }: Omit<Site, 'publicUrl'>) {
  const texts = useTexts(legalTexts);
  return (
    <dl>
      <Fact label={texts.operator} value={legal.operator} />
      <Fact label={texts.registration} value={legal.registration} />
      <Fact label={texts.director} value={legal.director} />
      <Fact label={texts.address} value={contact.address} />
      <Fact label={texts.email} value={contact.email} />
      <Fact label={texts.phone} value={contact.phone} />
    </dl>
  );
}

/** The legal notice (law of 21 June 2004, article 1-1), from the operator's configuration. */
export default function LegalRoute({ loaderData: { contact, legal } }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = useTexts(legalTexts);
  const { layout } = useTexts(sharedTexts);
  return (
    <TextPage title={texts.title} lead={texts.lead}>
      {legal.isPlaceholder && (
        <p role="note" className="border-l-4 border-warn bg-surface p-4 font-medium">
          {texts.placeholder}
        </p>
      )}
      <Chapter title={texts.publisher}>
        <Publisher contact={contact} legal={legal} />
      </Chapter>
      <Chapter title={texts.hostingTitle}>
        <dl>
          <Fact label={texts.hosting} value={legal.hosting} />
        </dl>
      </Chapter>
      <Chapter title={texts.serviceTitle} paragraphs={texts.service}>
        <p>
          <TextLink to={addresses.ranking(language)}>{layout.ranking}</TextLink>
        </p>
      </Chapter>
      <Chapter title={texts.privacyTitle} paragraphs={texts.privacy} />
    </TextPage>
  );
}
