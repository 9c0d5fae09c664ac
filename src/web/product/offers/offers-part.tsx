import { addresses } from '../../../contract/addresses.ts';
import type { Product } from '../../../contract/catalogue/schema.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ViewLink } from '../../layout/view-link.tsx';
import { useOwnPrices } from '../../my-price/own-prices-slot.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { EmptyState, TextLink } from '../../ui/states.tsx';
import { bodyTexts } from '../body-texts/texts.ts';
import { type ProductView, productViewQuery } from '../product-view.ts';
import { productTexts } from '../texts/texts.ts';
import { allOffers } from './best-offers.ts';
import { ManageLink } from './manage-link.tsx';
import { everyOffer } from './offer-choice.ts';
import { offerSections } from './offer-sections.ts';
import { OffersControls } from './offers-controls.tsx';
import { OffersTable } from './offers-table.tsx';

function NoneChosen({ view }: { view: ProductView }) {
  const { offers } = useTexts(bodyTexts);
  return (
    <EmptyState message={offers.noneChosen}>
      <ViewLink
        query={productViewQuery({ ...view, choice: everyOffer })}
        part="offers"
        className="font-medium text-brand underline underline-offset-4 hover:no-underline"
      >
        {offers.showAll}
      </ViewLink>
    </EmptyState>
  );
}

/** The legal line: sort criterion and active filters (consumer code D111-11). */
function Criterion({ product, view }: { product: Product; view: ProductView }) {
  const language = useLanguage();
  const { note, offers } = useTexts(bodyTexts);
  return (
    <p className="text-sm text-ink-soft">
      {offers.criterion[view.choice.sort]} {offers.legal(product.merchantsCount)}{' '}
      <TextLink to={addresses.ranking(language)}>{note.link}</TextLink>
    </p>
  );
}

/** To where shoppers say what makes their own prices. */
function OwnTermsLink() {
  const language = useLanguage();
  const { offers } = useTexts(bodyTexts);
  return (
    <p className="text-sm text-ink-soft">
      {offers.ownTermsLead} <TextLink to={addresses.myPrice(language)}>{offers.ownTerms}</TextLink>
    </p>
  );
}

/** Every live offer of a product, by condition. */
export function OffersPart({ product, view }: { product: Product; view: ProductView }) {
  const texts = useTexts(productTexts).offers;
  const body = useTexts(bodyTexts).offers;
  const offers = allOffers(product);
  const own = useOwnPrices()?.offersOf(product);
  const sections = offerSections(offers, view.choice).map((section) => own?.inOrder(section) ?? section);
  return (
    <section id="offers" aria-labelledby="offers-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="offers-title" className="text-2xl font-bold">
          {texts.title}
        </h2>
        <ManageLink productId={product._id} />
      </div>
      {offers.length > 0 && (own?.head ?? <OwnTermsLink />)}
      {offers.length > 1 && <OffersControls offers={offers} view={view} />}
      {offers.length > 0 && <Criterion product={product} view={view} />}
      {sections.map((section) => (
        <OffersTable key={section.condition} section={section} view={view} own={own} />
      ))}
      {offers.length > 0 && sections.length === 0 && <NoneChosen view={view} />}
      {offers.length > 0 && <p className="max-w-prose text-sm text-ink-soft">{body.guarantee}</p>}
      {offers.length === 0 && <EmptyState message={product.awaitsMerchant ? texts.noneYet : texts.none} />}
      <ReportButton product={product} />
    </section>
  );
}
