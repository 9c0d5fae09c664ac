import { useEffect, useId, useRef, useState } from 'react';
import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import { maxReportComment, type ReportReason, reportReasons } from '../../contract/reports/report-reasons.ts';
import { callApi } from '../api/call.ts';
import { FieldFrame, SelectControl } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { allOffers, sellerOf } from '../product/offers/best-offers.ts';
import { productTexts } from '../product/texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toasts.tsx';
import { reportTexts } from './texts/texts.ts';

/** What can be wrong of one offer, and of the product as a whole. */
const offerReasons: readonly ReportReason[] = ['price', 'delivery', 'availability', 'match', 'other'];
const productReasons: readonly ReportReason[] = ['match', 'product', 'other'];

/** What tells an offer from all others of its product: one merchant may have several sellers and conditions. */
function useOfferName() {
  const { conditions } = useTexts(sharedTexts).product;
  const { decision } = useTexts(productTexts);
  const language = useLanguage();
  return (offer: Offer) => {
    const seller = sellerOf(offer);
    const condition = offer.condition !== 'new' && conditions[offer.condition];
    const price = formatPrice(language, offer.totalPrice);
    return [offer.merchant, seller && decision.seller(seller), condition, price].filter(Boolean).join(' – ');
  };
}

function OfferChoice({ offers, value, onChange }: OfferChoiceProps) {
  const { about, whole } = useTexts(reportTexts);
  const nameOf = useOfferName();
  const id = useId();
  return (
    <FieldFrame id={id} label={about}>
      <SelectControl id={id} name="offer" value={value} onChange={({ target }) => onChange(target.value)}>
        {offers.map((offer) => (
          <option key={offer._id} value={offer._id}>
            {nameOf(offer)}
          </option>
        ))}
        <option value="">{whole}</option>
      </SelectControl>
    </FieldFrame>
  );
}
type OfferChoiceProps = { offers: readonly Offer[]; value: string; onChange: (value: string) => void };

function Reasons({ reasons }: { reasons: readonly ReportReason[] }) {
  const { what, reasons: names } = useTexts(reportTexts);
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-semibold">{what}</legend>
      {reasons.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input type="radio" name="reason" value={reason} required className="size-5 shrink-0" />
          {names[reason]}
        </label>
      ))}
    </fieldset>
  );
}

type ReportFormProps = { product: Product; onDone: (message?: string) => void };

function ReportForm({ product, onDone }: ReportFormProps) {
  const { lead, comment, commentHint, send, cancel, choose, failed } = useTexts(reportTexts);
  const language = useLanguage();
  const offers = allOffers(product);
  const [offerId, setOfferId] = useState(offers[0]?._id ?? '');
  const { isBusy, error, setError, onSubmit } = useSubmit(async (field) => {
    const reason = reportReasons.find((each) => each === field('reason'));
    if (!reason) return setError(choose);
    const body = { reason, comment: field('comment'), ...(offerId && { offerId }) };
    const { message } = await callApi('reportProduct', { language, params: { id: product._id }, body });
    onDone(message);
  }, failed);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <p>{lead}</p>
      <FormError message={error} />
      {offers.length > 0 && <OfferChoice offers={offers} value={offerId} onChange={setOfferId} />}
      <Reasons reasons={offerId ? offerReasons : productReasons} />
      <TextArea label={comment} hint={commentHint} name="comment" rows={3} maxLength={maxReportComment} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy} className="grow">
          {send}
        </Button>
        <Button onClick={() => onDone()}>{cancel}</Button>
      </div>
    </form>
  );
}

type ReportDialogProps = { product: Product; onClose: () => void };

/** The form to report a mistake about a product or an offer; opens when mounted. */
export default function ReportDialog({ product, onClose }: ReportDialogProps) {
  const { title } = useTexts(reportTexts);
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  function finish(message?: string) {
    dialog.current?.close();
    if (message) toast(message);
  }
  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <ReportForm product={product} onDone={finish} />
    </Dialog>
  );
}
