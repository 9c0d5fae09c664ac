import { addresses } from '../../contract/addresses.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';
import { RetryLink } from '../ui/states.tsx';

/** Of many visitors behind one address. */
const tooMany = 429;

function useErrorText(status: number | undefined): string {
  const { errors } = useTexts(sharedTexts);
  if (status === 404) return errors.notFound;
  if (status === 400) return errors.invalid;
  return status === 503 || status === tooMany ? errors.unavailable : errors.unexpected;
}

type ErrorPageProps = {
  status?: number | undefined;
  /** What happened, where more is known than the status says. */
  text?: string;
};

/** "Oops!", what happened, the status where there is one, and the way home. */
export function ErrorPage({ status, text }: ErrorPageProps) {
  const language = useLanguage();
  const { errors } = useTexts(sharedTexts);
  const usual = useErrorText(status);
  const canRetry = status === undefined || status === tooMany || status >= 500;
  return (
    <div className="grid min-h-[50vh] content-center justify-items-start gap-4 py-12">
      <PageHead title={errors.title} isHidden />
      {status !== undefined && (
        <p className="font-display text-lg font-semibold text-ink-soft tabular-nums">
          {errors.status(status)}
        </p>
      )}
      <h1 className="text-3xl font-extrabold">{errors.title}</h1>
      <p className="max-w-prose text-lg">{text ?? usual}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={addresses.home(language)} tone="primary" icon="house">
          {errors.home}
        </LinkButton>
        {canRetry && <RetryLink />}
      </div>
    </div>
  );
}
