import type { PromoFile } from '../../../contract/my-price/promo-file-schema.ts';
import { callApi, callForm } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { FileChoice } from '../file-choice.tsx';
import { RowActions } from '../row-actions.tsx';
import { Cell, Row } from '../table.tsx';
import { promoFileTexts } from './texts/texts.ts';

const tones = {
  off: 'neutral',
  waiting: 'neutral',
  read: 'good',
  held: 'warn',
  failed: 'warn',
  stale: 'warn',
} as const;

/** The promotions of a file that are no promo codes, with the reasons. */
function Refused({ refused }: Pick<PromoFile, 'refused'>) {
  const texts = useTexts(promoFileTexts);
  if (refused.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer">{texts.refused(refused.length)}</summary>
      <ul className="grid gap-1 pt-1 text-sm wrap-anywhere">
        {refused.map(({ promotion, title, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have one promotion several times
          <li key={place}>
            <span className="font-semibold">{promotion}</span> {title && `${title}\u00a0– `}
            {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

function State({ file }: { file: PromoFile }) {
  const texts = useTexts(promoFileTexts);
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tones[file.state]} className="whitespace-nowrap">
        {texts.states[file.state]}
      </Badge>
      {file.state === 'stale' && <span className="text-sm">{texts.stale}</span>}
      {file.error && <span className="text-sm wrap-anywhere">{file.error}</span>}
    </div>
  );
}

type ActionProps = { file: PromoFile; onChanged: () => Promise<void> };
type RowProps = ActionProps & { onEdit: () => void; onDelete: () => void };

/** What waits for a decision. */
function Held({ file: { merchant, merchantId, held }, onChanged }: ActionProps) {
  const texts = useTexts(promoFileTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run, isBusy, error } = useAttempt(texts.wrong);
  if (!held) return null;
  const decide = (decision: 'approved' | 'discarded') =>
    run(async () => {
      await callApi('decidePromoFile', {
        language,
        params: { id: merchantId },
        body: { decision, hash: held.hash },
      });
      toast(texts.held[decision]);
      await onChanged();
    });
  return (
    <div className="grid gap-2 rounded-md border border-warn p-2">
      <p>{texts.held.brings(held.codes)}</p>
      <Refused refused={held.refused} />
      <FormError message={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={texts.held.approveOf(merchant)}
          onClick={() => decide('approved')}
        >
          {texts.held.approve}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={texts.held.discardOf(merchant)}
          onClick={() => decide('discarded')}
        >
          {texts.held.discard}
        </Button>
      </div>
    </div>
  );
}

function Actions({ file, onChanged, onEdit, onDelete }: RowProps) {
  const texts = useTexts(promoFileTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run, isBusy, error } = useAttempt(texts.wrong);
  const params = { id: file.merchantId };
  const attempt = (work: () => Promise<unknown>, message: string) =>
    run(async () => {
      await work();
      toast(message);
      await onChanged();
    });
  const send = ([chosen]: readonly File[]) => {
    const form = new FormData();
    if (chosen) form.set('file', chosen);
    attempt(() => callForm('sendPromoFile', { language, params }, form), texts.sent);
  };
  const { merchant } = file;
  return (
    <div className="grid gap-2">
      <FormError message={error} />
      {file.url === null ? (
        <FileChoice size="sm" label={texts.sendOf(merchant)} disabled={isBusy} onChoose={send} />
      ) : (
        <Button
          size="sm"
          disabled={isBusy || !file.isActive}
          aria-label={texts.fetchOf(merchant)}
          onClick={() => attempt(() => callApi('fetchPromoFile', { language, params }), texts.fetching)}
        >
          {texts.fetch}
        </Button>
      )}
      <RowActions name={merchant} texts={texts} onEdit={onEdit} onDelete={onDelete} />
    </div>
  );
}

/** A merchant's file of promotions: how it stands, and what can be done about it. */
export function PromoFileRow(props: RowProps) {
  const { file } = props;
  const texts = useTexts(promoFileTexts);
  const { columns } = texts;
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value);
  return (
    <Row>
      <Cell label={columns.merchant}>
        <span className="font-semibold">{file.merchant}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{file.url ?? texts.noAddress}</span>
      </Cell>
      <Cell label={columns.state}>
        <State file={file} />
      </Cell>
      <Cell label={columns.codes}>
        <div className="grid gap-1">
          {file.seenAt && texts.codes(number(file.codes), number(file.promotions))}
          <Refused refused={file.refused} />
          <Held file={file} onChanged={props.onChanged} />
        </div>
      </Cell>
      <Cell label={columns.read}>
        {file.seenAt && <RelativeTime at={file.seenAt} />}
        {file.nextAt && file.isActive && (
          <span className="block text-sm text-ink-soft">
            {texts.next} {formatDateTime(language, new Date(file.nextAt))}
          </span>
        )}
      </Cell>
      <Cell>
        <Actions {...props} />
      </Cell>
    </Row>
  );
}
