import { useState } from 'react';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { NewKey } from '../../forms/new-key.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/states.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { adminTexts } from '../texts/texts.ts';
import { feedsTexts } from './texts/texts.ts';

type PushKeyProps = { feed: Feed; onChanged: () => void };

/** What was pushed lately. */
function Lately({ feed: { pushedAt, pushedToday } }: { feed: Feed }) {
  const { pushing } = useTexts(feedsTexts);
  const language = useLanguage();
  if (!pushedAt) return <p>{pushing.never}</p>;
  const shown = (n: number) => formatNumber(language, n);
  const { accepted = 0, gone = 0, held = 0, rejected = 0 } = pushedToday ?? {};
  const parts = [
    pushing.accepted(accepted, shown(accepted)),
    ...(gone > 0 ? [pushing.gone(gone, shown(gone))] : []),
    ...(held > 0 ? [pushing.held(held, shown(held))] : []),
    ...(rejected > 0 ? [pushing.rejected(rejected, shown(rejected))] : []),
  ];
  return (
    <p>
      {pushing.last} <RelativeTime at={pushedAt} />
      {pushedToday && ` · ${pushing.today(parts.join(', '))}`}
    </p>
  );
}

type Asked = 'replace' | 'withdraw';
type KeyButtonsProps = {
  hasKey: boolean;
  isBusy: boolean;
  onCreate: () => void;
  onAsk: (asked: Asked) => void;
};

/** What can be done with the key as it stands. */
function KeyButtons({ hasKey, isBusy, onCreate, onAsk }: KeyButtonsProps) {
  const { pushing } = useTexts(feedsTexts);
  return (
    <div className="flex flex-wrap gap-3">
      {hasKey ? (
        <>
          <Button size="sm" icon="rotate-cw" onClick={() => onAsk('replace')}>
            {pushing.replace}
          </Button>
          <Button size="sm" icon="trash" onClick={() => onAsk('withdraw')}>
            {pushing.withdraw}
          </Button>
        </>
      ) : (
        <Button size="sm" icon="plus" disabled={isBusy} onClick={onCreate}>
          {pushing.create}
        </Button>
      )}
    </div>
  );
}

/** The key with which a feed's merchant pushes offers: made, shown once, replaced and withdrawn. */
export function PushKey({ feed, onChanged }: PushKeyProps) {
  const { pushing } = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const { run, isBusy, error } = useAttempt(failures.update);
  const [key, setKey] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const params = { id: feed._id };
  const address = `${window.location.origin}/api/feeds/${feed._id}/offers`;

  async function create(): Promise<string> {
    setKey((await callApi('createPushKey', { language, params })).key);
    return pushing.created;
  }
  async function withdraw(): Promise<string> {
    await callApi('withdrawPushKey', { language, params });
    setKey(undefined);
    return pushing.withdrawn;
  }
  return (
    <section aria-label={pushing.title} className="mt-6 grid gap-3 border-t border-rule pt-4">
      <p className="font-semibold">{pushing.title}</p>
      <p>
        {pushing.lead}{' '}
        <TextLink reloadDocument to="/api/docs#pushOffers">
          {pushing.documents}
        </TextLink>
      </p>
      <TextField
        label={pushing.address}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      {feed.pushKeyAt ? (
        <p>
          {pushing.made} <RelativeTime at={feed.pushKeyAt} />
        </p>
      ) : (
        <p>{pushing.none}</p>
      )}
      {feed.pushKeyAt && <Lately feed={feed} />}
      {key && <NewKey value={key} texts={pushing} copyFailed={failures.update} />}
      <FormError message={error} />
      <KeyButtons
        hasKey={feed.pushKeyAt !== null}
        isBusy={isBusy}
        onAsk={setAsked}
        onCreate={() =>
          run(async () => {
            await create();
            onChanged();
          })
        }
      />
      {asked && (
        <ConfirmDialog
          title={pushing.ask[asked](feed.name)}
          action={pushing[asked]}
          icon={asked === 'replace' ? 'rotate-cw' : 'trash'}
          onConfirm={asked === 'replace' ? create : withdraw}
          onDone={onChanged}
          onClose={() => setAsked(undefined)}
        >
          <p>{pushing.void}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
