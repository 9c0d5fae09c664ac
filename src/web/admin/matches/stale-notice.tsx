import type { MatchDecision } from '../../../contract/matches/schema.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DecisionSubject } from './decision-subject.tsx';
import { matchesTexts } from './texts/texts.ts';
import { usePerson } from './use-person.ts';

type StaleNoticeProps = { message: string; decisions: readonly MatchDecision[]; onLook: () => void };

/** The notice of a stale decision: who decided what meanwhile, and a button to reload. */
export function StaleNotice({ message, decisions, onLook }: StaleNoticeProps) {
  const texts = useTexts(matchesTexts);
  const language = useLanguage();
  const nameOf = usePerson();
  return (
    <section
      role="alert"
      aria-label={texts.stale.title}
      className="grid justify-items-start gap-3 rounded-md border border-warn bg-surface p-4"
    >
      <p className="font-medium text-warn">{message}</p>
      {decisions.length === 0 && <p>{texts.stale.byImport}</p>}
      {decisions.map((decision) => (
        <div key={decision._id} className="w-full border-t border-rule pt-2">
          <p>
            <span className="font-semibold">{texts.kinds[decision.kind]}</span>, {nameOf(decision.decidedBy)},{' '}
            {formatDateTime(language, new Date(decision.decidedAt))}
          </p>
          <DecisionSubject subject={decision} />
          {decision.note && <p className="text-ink-soft">{decision.note}</p>}
          {decision.undoneBy && decision.undoneAt && (
            <p>
              {texts.undone(nameOf(decision.undoneBy), formatDateTime(language, new Date(decision.undoneAt)))}
            </p>
          )}
        </div>
      ))}
      <Button size="sm" onClick={onLook}>
        {texts.stale.look}
      </Button>
    </section>
  );
}
