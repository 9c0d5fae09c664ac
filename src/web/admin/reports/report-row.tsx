import { Link } from 'react-router';
import { addresses } from '../../../contract/addresses.ts';
import type { Report } from '../../../contract/reports/schema.ts';
import { matchedProductAddress } from '../../../contract/staff-addresses.ts';
import { callApi } from '../../api/call.ts';
import { controlClass } from '../../forms/control.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/states.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Cell, Row } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { reportsTexts } from './texts/texts.ts';

type RowProps = { report: Report; onDecided: () => void };

/** The price that somebody saw beside what the offer costs now. */
function ReportedOffer({ offer }: Pick<Report, 'offer'>) {
  const { wholeProduct, before, now, gone } = useTexts(reportsTexts);
  const language = useLanguage();
  if (!offer) return wholeProduct;
  return (
    <>
      <span className="font-semibold">{offer.merchant}</span>
      <span className="block">{offer.title}</span>
      {offer.reportedTotal !== null && (
        <span className="block">{before(formatPrice(language, offer.reportedTotal))}</span>
      )}
      <span className="block">{offer.total === null ? gone : now(formatPrice(language, offer.total))}</span>
    </>
  );
}

/** The decision about a report. */
function Decision({ report, onDecided }: RowProps) {
  const texts = useTexts(reportsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { onSubmit, isBusy, error, run } = useSubmit(
    async (field) => decide('resolved', field('note')),
    failures.update,
  );
  async function decide(state: Report['state'], note: string) {
    await callApi('decideReport', { language, params: { id: report._id }, body: { state, note } });
    toast(texts.decided[state]);
    onDecided();
  }
  const label = (action: string) => texts.of(action, report.product.title);
  if (report.state !== 'open') {
    return (
      <div className="grid gap-2">
        {report.note && <p className="wrap-anywhere">{report.note}</p>}
        <FormError message={error} />
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={label(texts.reopen)}
          onClick={() => run(() => decide('open', report.note))}
        >
          {texts.reopen}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={onSubmit} className="admin-decision">
      <FormError message={error} />
      <input
        name="note"
        aria-label={label(texts.note)}
        placeholder={texts.note}
        maxLength={500}
        className={controlClass}
      />
      <div className="admin-row-actions">
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={label(texts.dismiss)}
          onClick={(event) => {
            const note = String(new FormData(event.currentTarget.form ?? undefined).get('note') ?? '');
            run(() => decide('dismissed', note));
          }}
        >
          {texts.dismiss}
        </Button>
        <Button type="submit" size="sm" tone="primary" disabled={isBusy} aria-label={label(texts.resolve)}>
          {texts.resolve}
        </Button>
      </div>
    </form>
  );
}

/** A report with what is known of its offer by now. */
export function ReportRow(props: RowProps) {
  const { report } = props;
  const { columns, reasons, byUser, anonymous, manage, of } = useTexts(reportsTexts);
  const language = useLanguage();
  return (
    <Row>
      <Cell label={columns.product}>
        <Link
          to={addresses.product(language, report.product._id)}
          className="font-semibold text-brand underline underline-offset-4"
        >
          {report.product.title}
        </Link>
        <TextLink
          to={matchedProductAddress(language, report.product._id, report.offer?._id)}
          aria-label={of(manage, report.product.title)}
          className="block text-sm"
        >
          {manage}
        </TextLink>
      </Cell>
      <Cell label={columns.what} isName>
        <span className="font-semibold">{reasons[report.reason]}</span>
        {report.comment && <span className="block whitespace-pre-line">{report.comment}</span>}
      </Cell>
      <Cell label={columns.offer} isName>
        <ReportedOffer offer={report.offer} />
      </Cell>
      <Cell label={columns.reported}>
        <RelativeTime at={report.createdAt} />
        <span className="block text-ink-soft">
          {report.userId === null ? anonymous : byUser(report.userId)}
        </span>
      </Cell>
      <Cell>
        <Decision {...props} />
      </Cell>
    </Row>
  );
}
