import { useState } from 'react';
import { addresses } from '../../../contract/addresses.ts';
import { formatName } from '../../../contract/feeds/feed-formats.ts';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { callApi } from '../../api/call.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/states.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Cell, Row } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { FeedDeletion } from './feed-deletion.tsx';
import { feedLabel } from './feed-label.ts';
import { reasonOf, stateOf } from './feed-state.ts';
import { CurrencyQuestion } from './held/currency-question.tsx';
import { HeldDecision } from './held/held-decision.tsx';
import { NotationQuestion } from './held/price-notation.tsx';
import { SecureLinksRemedy } from './secure-links.tsx';
import { feedsTexts } from './texts/texts.ts';

const tones = {
  fresh: 'good',
  stale: 'warn',
  waiting: 'neutral',
  busy: 'neutral',
  failed: 'warn',
  held: 'warn',
  off: 'neutral',
  empty: 'neutral',
} as const;

/** How far the import is that runs. */
function Progress({ progress }: Pick<Feed, 'progress'>) {
  const { phases, starting } = useTexts(feedsTexts);
  const language = useLanguage();
  if (!progress) return starting;
  const { phase, size, read, rows } = progress;
  const megabytes = formatNumber(language, Math.round(read / 100_000) / 10);
  return (
    <span className="grid gap-1">
      {phases[phase](phase === 'fetching' ? megabytes : formatNumber(language, rows))}
      {phase !== 'merging' && size > 0 && (
        <progress
          value={Math.min(read, size)}
          max={size}
          aria-label={phases[phase]('…')}
          className="w-full"
        />
      )}
    </span>
  );
}

function State({ feed, now }: { feed: Feed; now: Date }) {
  const texts = useTexts(feedsTexts);
  const state = stateOf(feed, now);
  const reason = reasonOf(feed, state);
  return (
    <div className="grid justify-items-start gap-1" aria-live="polite">
      <Badge tone={tones[state]} className="whitespace-nowrap">
        {texts.states[state]}
      </Badge>
      {state === 'busy' && <Progress progress={feed.progress} />}
      {feed.failures > 0 && state !== 'waiting' && <span>{texts.failures(feed.failures)}</span>}
      {reason !== null && <span className="wrap-anywhere">{reason}</span>}
      {state === 'stale' && <span>{texts.stale}</span>}
      {state === 'empty' && <span>{feed.url === null ? texts.sendFile : texts.noFile}</span>}
    </div>
  );
}

type RowProps = {
  feed: Feed;
  now: Date;
  isHistoryShown: boolean;
  onChanged: () => void;
  onEdit: () => void;
  onHistory: () => void;
};

function Actions({ feed, isHistoryShown, onChanged, onEdit, onHistory }: RowProps) {
  const { actions, asked, stopped } = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run, isBusy, error } = useAttempt(failures.update);
  const [isDeleting, setDeleting] = useState(false);
  const isRunning = feed.busySince !== null;
  const ask = () =>
    run(async () => {
      await callApi(isRunning ? 'cancelFeed' : 'runFeed', { language, params: { id: feed._id } });
      toast(isRunning ? stopped : asked);
      onChanged();
    });
  const label = (action: string) => actions.of(action, feedLabel(feed));
  const first = isRunning ? actions.stop : actions.run;
  return (
    <div className="grid gap-1">
      <div className="admin-row-actions admin-pairs">
        {(isRunning || feed.url !== null) && (
          <Button size="sm" disabled={isBusy} onClick={ask} aria-label={label(first)}>
            {first}
          </Button>
        )}
        <Button size="sm" onClick={onEdit} aria-label={label(actions.edit)}>
          {actions.edit}
        </Button>
        <Button
          size="sm"
          onClick={onHistory}
          aria-expanded={isHistoryShown}
          aria-label={label(actions.history)}
        >
          {actions.history}
        </Button>
        <Button size="sm" onClick={() => setDeleting(true)} aria-label={label(actions.remove)}>
          {actions.remove}
        </Button>
      </div>
      <p role="alert" className="text-sm text-warn">
        {error}
      </p>
      {isDeleting && <FeedDeletion feed={feed} onDeleted={onChanged} onClose={() => setDeleting(false)} />}
    </div>
  );
}

/** What decides about a held file: the answer to its question, where it has one. */
function decisionFor(run: Feed['lastRun']) {
  if (!run?.question) return HeldDecision;
  return run.question === 'currency' ? CurrencyQuestion : NotationQuestion;
}

/** A feed as it stands in the list. */
export function FeedRow(props: RowProps) {
  const { feed, now, onChanged } = props;
  const { columns, noFormat, byHand, offers, rejected, pushing } = useTexts(feedsTexts);
  const language = useLanguage();
  const { lastRun } = feed;
  const isHeld = lastRun?.status === 'held';
  const Held = decisionFor(lastRun);
  const seen = lastRun && lastRun.offersNew + lastRun.offersChanged + lastRun.offersSame;
  return (
    <Row>
      <Cell label={columns.merchant} isName>
        <span className="font-semibold">
          <TextLink to={addresses.merchant(language, feed.merchant.name)}>{feed.merchant.name}</TextLink>
        </span>
      </Cell>
      <Cell label={columns.feed} isName>
        {feed.name}
        <span className="block text-ink-soft">
          {feed.format ? formatName(language, feed.format) : noFormat}
          {' · '}
          {feed.url === null ? byHand : new URL(feed.url).host}
        </span>
      </Cell>
      <Cell label={columns.state}>
        <div className="grid gap-2">
          <State feed={feed} now={now} />
          {isHeld && feed.busySince === null && <Held feed={feed} run={lastRun} onDecided={onChanged} />}
          {lastRun?.status === 'failed' && feed.busySince === null && (
            <SecureLinksRemedy feed={feed} run={lastRun} onChanged={onChanged} />
          )}
        </div>
      </Cell>
      <Cell label={columns.last} isWords>
        {lastRun ? <RelativeTime at={lastRun.finishedAt} /> : '–'}
        {lastRun?.status === 'succeeded' && (
          <span className="block text-ink-soft">{offers(formatNumber(language, seen ?? 0), seen ?? 0)}</span>
        )}
        {lastRun?.status === 'succeeded' && lastRun.rowsRejected > 0 && (
          <span className="block text-warn">
            {rejected(formatNumber(language, lastRun.rowsRejected), lastRun.rowsRejected)}
          </span>
        )}
        {feed.pushedAt && (
          <span className="block text-ink-soft">
            {pushing.last} <RelativeTime at={feed.pushedAt} />
          </span>
        )}
      </Cell>
      <Cell label={columns.next} isWords>
        {feed.isActive && feed.nextAt !== null ? formatDateTime(language, new Date(feed.nextAt)) : '–'}
      </Cell>
      <Cell>
        <Actions {...props} />
      </Cell>
    </Row>
  );
}
