import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ViewLink } from '../../layout/view-link.tsx';
import type { OwnOffers } from '../../my-price/own-prices-type.ts';
import { bodyTexts } from '../body-texts/texts.ts';
import { type ProductView, productViewQuery } from '../product-view.ts';
import { productTexts } from '../texts/texts.ts';
import { OfferRow } from './offer-row.tsx';
import { countMerchants, type OfferSection } from './offer-sections.ts';

/** Offers of a condition that are shown before the visitor asks for the rest. */
const foldedRows = 10;
/** Hiding one or two would not save space. */
const minFolded = 3;

/** How many of a list's offers are shown. */
const shownCount = (count: number, isUnfolded: boolean): number =>
  isUnfolded || count < foldedRows + minFolded ? count : foldedRows;

function TableHead() {
  const { offers } = useTexts(productTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{offers.merchant}</th>
        <th scope="col">{offers.availability}</th>
        <th scope="col" className="text-right">
          {offers.total}
        </th>
        <th scope="col">
          <span className="sr-only">{offers.link}</span>
        </th>
      </tr>
    </thead>
  );
}

function FoldLink({ count, view }: { count: number; view: ProductView }) {
  const { offers } = useTexts(bodyTexts);
  const rest = count - shownCount(count, false);
  if (rest === 0) return null;
  return (
    <ViewLink
      query={productViewQuery({ ...view, isUnfolded: !view.isUnfolded })}
      part="offers"
      className="flex min-h-11 items-center justify-center font-semibold text-brand underline underline-offset-4 hover:no-underline"
    >
      {view.isUnfolded ? offers.showLess : offers.showRest(rest)}
    </ViewLink>
  );
}

function SectionHeading({ section }: { section: OfferSection }) {
  const language = useLanguage();
  const { offers, priceNotDelivered } = useTexts(productTexts);
  const { condition, from, rows, unstated } = section;
  const price = from && formatPrice(language, from.totalPrice);
  const merchants = countMerchants([...rows, ...unstated].map(({ offer }) => offer));
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 text-lg font-bold">
      {offers.ofCondition[condition]}
      <span className="font-sans text-sm font-normal text-ink-soft">
        {offers.nav(merchants)}
        {price && `, ${offers.from} ${from.deliveryKnown ? price : priceNotDelivered(price)}`}
      </span>
    </h3>
  );
}

/** Above the offers of unknown delivery: a line of their own. */
function UnstatedHead() {
  const { offers } = useTexts(productTexts);
  return (
    <tr className="offers-unstated">
      <th scope="rowgroup" colSpan={4}>
        {offers.unstatedTitle}
        <span className="block text-sm font-normal text-ink-soft">{offers.unstatedNote}</span>
      </th>
    </tr>
  );
}

type OffersTableProps = { section: OfferSection; view: ProductView; own: OwnOffers | undefined };

/** The offers of one condition; the best delivered price is marked whatever the order. */
export function OffersTable({ section, view, own }: OffersTableProps) {
  const { offers } = useTexts(productTexts);
  const { rows, unstated, best } = section;
  const count = rows.length + unstated.length;
  const shown = shownCount(count, view.isUnfolded);
  const shownUnstated = unstated.slice(0, Math.max(0, shown - rows.length));
  return (
    <section className="grid gap-2">
      <SectionHeading section={section} />
      <table className="offers-table">
        <caption className="sr-only">{offers.caption(offers.ofCondition[section.condition])}</caption>
        <TableHead />
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <OfferRow key={row.offer._id} row={row} isBest={row.offer._id === best?._id} own={own} />
          ))}
        </tbody>
        {shownUnstated.length > 0 && (
          <tbody>
            <UnstatedHead />
            {shownUnstated.map((row) => (
              <OfferRow key={row.offer._id} row={row} isBest={false} own={own} />
            ))}
          </tbody>
        )}
      </table>
      <FoldLink count={count} view={view} />
    </section>
  );
}
