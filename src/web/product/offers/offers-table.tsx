import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ViewLink } from '../../layout/view-link.tsx';
import { type ProductView, productViewQuery } from '../product-view.ts';
import { productTexts } from '../texts/texts.ts';
import { OfferRow } from './offer-row.tsx';
import type { OfferSection } from './offer-sections.ts';

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
  const { offers } = useTexts(productTexts);
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

function SectionHeading({ section: { condition, best, offers: list } }: { section: OfferSection }) {
  const language = useLanguage();
  const { offers } = useTexts(productTexts);
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 text-lg font-bold">
      {offers.ofCondition[condition]}
      <span suppressHydrationWarning className="font-sans text-sm font-normal text-ink-soft">
        {offers.nav(list.length)}
        {best && `, ${offers.from} ${formatPrice(language, best.totalPrice)}`}
      </span>
    </h3>
  );
}

/** The offers of one condition; the best delivered price is marked whatever the order. */
export function OffersTable({ section, view }: { section: OfferSection; view: ProductView }) {
  const { offers } = useTexts(productTexts);
  const shown = section.offers.slice(0, shownCount(section.offers.length, view.isUnfolded));
  return (
    <section className="grid gap-2">
      <SectionHeading section={section} />
      <table className="offers-table">
        <caption className="sr-only">{offers.caption(offers.ofCondition[section.condition])}</caption>
        <TableHead />
        <tbody>
          {shown.map((offer) => (
            <OfferRow key={offer._id} offer={offer} isBest={offer._id === section.best?._id} />
          ))}
        </tbody>
      </table>
      <FoldLink count={section.offers.length} view={view} />
    </section>
  );
}
