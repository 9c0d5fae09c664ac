import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { LinkButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Failure } from './failure.tsx';

/** What a list shows when it has nothing: what is missing, and the next step as children. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 border-y border-rule py-8">
      <p className="font-display text-lg font-semibold wrap-anywhere">{message}</p>
      {children}
    </div>
  );
}

/** Shows what failed and reloads the loader data; without JavaScript reloads the page. */
export function ErrorState({ message }: { message: string }) {
  return (
    <Failure message={message}>
      <RetryLink />
    </Failure>
  );
}

/** A link to the page itself, to retry. */
export function RetryLink() {
  const { ui } = useTexts(sharedTexts);
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    if (state === 'idle') void revalidate();
  };
  return (
    <LinkButton to={{ pathname, search }} reloadDocument onClick={retry} size="sm" icon="rotate-cw">
      {ui.retry}
    </LinkButton>
  );
}

/** A text link within running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'font-medium text-brand underline underline-offset-4 hover:no-underline',
        className,
      )}
    />
  );
}
