import { addresses } from '../../contract/addresses.ts';
import type { Offer } from '../../contract/catalogue/schema.ts';
import { centsToEuros, eurosToCents } from '../../contract/money.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { TextLink } from '../ui/states.tsx';
import { OwnLine } from './own-line.tsx';
import type { OwnOffer } from './own-offers.ts';
import { toEuros } from './own-part-words.ts';
import { myPriceTexts } from './texts/texts.ts';

/** The best own price of a product, with its merchant and its parts; `main`: the offer of the public price. */
export function BestLine({ best: { offer, own }, main }: { best: OwnOffer; main: Offer | null }) {
  return (
    <OwnLine
      total={centsToEuros(own.totalCents)}
      deliveryKnown={own.deliveryCents !== null}
      parts={own.parts.map(toEuros)}
      merchant={offer.merchant}
      isBest
      isWithout={main !== null && own.totalCents > eurosToCents(main.totalPrice)}
    />
  );
}

/** A price of unknown delivery is not comparable with a delivered one. */
export const isComparable = ({ own }: OwnOffer, main: Offer | null): boolean =>
  own.deliveryCents !== null || !main?.deliveryKnown;

type OwnHeadProps = {
  best: OwnOffer | undefined;
  main: Offer | null;
  isOrdered: boolean;
  onOrder: (isOrdered: boolean) => void;
};

/** Above the offers: the best own price, and the choice to have the offers in its order. */
export function OwnHead({ best, main, isOrdered, onOrder }: OwnHeadProps) {
  const language = useLanguage();
  const { own } = useTexts(myPriceTexts);
  const isSame = best?.offer._id === main?._id && best?.own.parts.length === 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-rule bg-surface p-3">
      {best && !isSame && isComparable(best, main) ? (
        <BestLine best={best} main={main} />
      ) : (
        <p className="text-sm text-ink-soft">{best ? own[isSame ? 'same' : 'notDelivered'] : own.none}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
        <label className="inline-flex min-h-11 items-center gap-2 font-medium">
          <input
            type="checkbox"
            className="size-5"
            checked={isOrdered}
            onChange={(event) => onOrder(event.target.checked)}
          />
          {own.order}
        </label>
        <TextLink to={addresses.myPrice(language)}>{own.edit}</TextLink>
      </div>
    </div>
  );
}

/** Beside the order of a list, which stays the public one. */
export function ListNote() {
  const { own } = useTexts(myPriceTexts);
  return <p className="text-sm text-ink-soft">{own.list}</p>;
}

/** Below an offer of a merchant that the shopper leaves out. */
export function LeftOutNote() {
  const { own } = useTexts(myPriceTexts);
  return <span className="own-line own-left-out">{own.leftOut}</span>;
}
