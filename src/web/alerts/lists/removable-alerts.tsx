import { useRequest } from '../../api/use-request.ts';
import { ActionButton } from '../../forms/action-button.tsx';
import { Section } from '../../forms/section.tsx';
import { useToastOnError } from '../../forms/use-toast-on-error.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFocusAfterRemoval } from '../../ui/behaviour/use-focus-after-removal.ts';
import { useOnReturn } from '../../ui/behaviour/use-on-return.ts';
import { useDrawn } from '../../ui/drawn-together.tsx';
import { RetryFailure } from '../../ui/retry-failure.tsx';
import { TextLink } from '../../ui/states.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { alertTexts } from '../texts/texts.ts';

type RemovableAlertsProps<Alert> = {
  title: string;
  /** The same function in each rendering. */
  ask: () => Promise<Alert[]>;
  onRemove: (id: string) => Promise<{ message: string }>;
  /** What its list is called, where it is, and what the alert waits for. */
  describe: (alert: Alert) => { name: string; address: string; state: string };
};

/** Alerts that are set elsewhere and can be removed here; nothing where there are none. */
export function RemovableAlerts<Alert extends { _id: string }>({
  title,
  ask,
  onRemove,
  describe,
}: RemovableAlertsProps<Alert>) {
  const { together: texts, failed, removalFailed } = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(removalFailed);
  const { value, change, error, load, refresh } = useRequest(ask, failed);
  const alerts = value ?? [];
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(alerts.length);
  useOnReturn(refresh);
  useDrawn(value !== undefined || error !== undefined);
  if (alerts.length === 0 && !error) return null;

  const remove = (id: string) =>
    attempt(async () => {
      toast((await onRemove(id)).message);
      change((shown) => shown?.filter(({ _id }) => _id !== id));
    });

  return (
    <Section title={title} heading={heading}>
      {error && <RetryFailure message={error} onRetry={load} />}
      <ul className="grid gap-3">
        {alerts.map((alert) => {
          const { name, address, state } = describe(alert);
          return (
            <li
              key={alert._id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule bg-surface p-3 wrap-anywhere"
            >
              <p className="min-w-0">
                <TextLink to={address}>{name}</TextLink>
                <span className="block text-sm">{state}</span>
              </p>
              <ActionButton
                size="sm"
                icon="trash"
                aria-label={labelled(language, texts.remove, name)}
                onAct={() => remove(alert._id)}
              >
                {texts.remove}
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
