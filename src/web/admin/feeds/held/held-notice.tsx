import type { ReactNode } from 'react';
import type { ImportRun } from '../../../../contract/feeds/run-schema.ts';
import type { Feed } from '../../../../contract/feeds/schema.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { feedLabel } from '../feed-label.ts';
import { feedsTexts } from '../texts/texts.ts';

type HeldNoticeProps = {
  feed: Feed;
  run: ImportRun;
  title: string;
  /** Why the decision could not be stored. */
  error: string | undefined;
  isBusy: boolean;
  /** What else can be done than to discard the file. */
  accept: { label: string; isReady: boolean; onPress: () => void };
  onDiscard: () => void;
  children?: ReactNode;
};

/** Says why a file is held, and what can be done with it. */
export function HeldNotice({
  feed,
  run,
  title,
  error,
  isBusy,
  accept,
  onDiscard,
  children,
}: HeldNoticeProps) {
  const { held, actions } = useTexts(feedsTexts);
  const choices = [accept, { label: held.discard, isReady: true, onPress: onDiscard }];
  return (
    <div className="grid gap-2 rounded-md border border-warn p-3">
      <p className="font-semibold text-warn">{title}</p>
      <p>{run.error}</p>
      <FormError message={error} />
      {children}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, isReady, onPress }) => (
          <Button
            key={label}
            size="sm"
            disabled={isBusy || !isReady}
            aria-label={actions.of(label, feedLabel(feed))}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
