import type { Offer } from '../../../contract/catalogue/schema.ts';
import { useTexts } from '../../i18n/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { productTexts } from '../texts/texts.ts';

type OfferLinkProps = {
  offer: Pick<Offer, 'affiliateLink' | 'merchant'>;
  isPrimary?: boolean;
  className?: string;
};

/**
 * The link to the merchant, through `/go`: labelled as paid, in a new tab.
 */
export function OfferLink({ offer, isPrimary = false, className }: OfferLinkProps) {
  const { offers } = useTexts(productTexts);
  return (
    <a
      href={offer.affiliateLink}
      target="_blank"
      rel="sponsored nofollow noopener"
      aria-label={offers.seeAt(offer.merchant)}
      className={buttonClass({ tone: isPrimary ? 'primary' : 'secondary' }, className)}
    >
      {offers.see}
      <Icon of="arrow-up-right" size={16} />
    </a>
  );
}
