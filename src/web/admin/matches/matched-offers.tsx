import type { MatchOffer } from '../../../contract/matches/schema.ts';
import { useMerchantLang } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Cell, Row, Table } from '../table.tsx';
import { Codes, Prices } from './offer-facts.tsx';
import { matchesTexts } from './texts/texts.ts';

const side = 48;
const keys = ['offer', 'codes', 'condition', 'price'] as const;

type OfferRowProps = { offer: MatchOffer; isChosen: boolean; onToggle: () => void };

function OfferRow({ offer, isChosen, onToggle }: OfferRowProps) {
  const { product } = useTexts(matchesTexts);
  const { conditions } = useTexts(sharedTexts).product;
  const lang = useMerchantLang();
  const { columns } = product;
  const { merchant, seller, title, image, condition, description } = offer;
  return (
    <Row>
      <Cell isName>
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={onToggle}
            aria-label={product.select(merchant, title)}
            className="size-6 shrink-0"
          />
          <img src={image ?? '/placeholder.svg'} alt="" width={side} height={side} loading="lazy" />
          <span className="min-w-0">
            <span className="block font-semibold">
              {merchant}
              {seller && seller !== merchant && <span className="font-normal"> · {seller}</span>}
            </span>
            <span lang={lang} className="block">
              {title}
            </span>
            {description && (
              <span lang={lang} className="line-clamp-2 text-ink-soft">
                {description}
              </span>
            )}
          </span>
        </label>
      </Cell>
      <Cell label={columns.codes} isName>
        <Codes offer={offer} />
      </Cell>
      <Cell label={columns.condition}>
        <span className="whitespace-nowrap">{conditions[condition]}</span>
      </Cell>
      <Cell label={columns.price} isNumber>
        <Prices offer={offer} />
      </Cell>
    </Row>
  );
}

type MatchedOffersProps = {
  offers: readonly MatchOffer[];
  chosen: ReadonlySet<string>;
  onToggle: (offerId: string) => void;
};

/** The offers of a product, to be chosen from. */
export function MatchedOffers({ offers, chosen, onToggle }: MatchedOffersProps) {
  const { product } = useTexts(matchesTexts);
  const columns = keys.map((key) => ({
    key,
    label: product.columns[key],
    isNumber: key === 'price',
  }));
  return (
    <Table label={product.list} columns={columns}>
      {offers.map((offer) => (
        <OfferRow
          key={offer.offerId}
          offer={offer}
          isChosen={chosen.has(offer.offerId)}
          onToggle={() => onToggle(offer.offerId)}
        />
      ))}
    </Table>
  );
}
