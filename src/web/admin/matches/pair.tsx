import { addresses } from '../../../contract/addresses.ts';
import type { MatchOffer } from '../../../contract/matches/schema.ts';
import { matchedProductAddress } from '../../../contract/staff-addresses.ts';
import type { ListItem } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { TextLink } from '../../ui/states.tsx';
import { Codes, Prices } from './offer-facts.tsx';
import { matchesTexts } from './texts/texts.ts';

type Review = ListItem<'listMatchReviews'>;

const pictureSide = 128;

function Side({ label, side }: { label: string; side: MatchOffer }) {
  const { facts, manage, manageOf } = useTexts(matchesTexts);
  const { conditions } = useTexts(sharedTexts).product;
  const language = useLanguage();
  const lang = useMerchantLang();
  const { title, brand, merchant, seller, condition, description, productId, offerId, image } = side;
  return (
    <Card className="grid content-start gap-2 wrap-anywhere">
      <h3 className="text-sm text-ink-soft">{label}</h3>
      <ProductImage src={image} alt="" size={pictureSide} className="w-32" />
      <p className="font-semibold">
        <TextLink to={addresses.product(language, productId)} lang={lang}>
          {title}
        </TextLink>
      </p>
      <p>
        {merchant}
        {seller && seller !== merchant && <span> · {seller}</span>}
      </p>
      <div>
        <Prices offer={side} />
      </div>
      <div className="text-sm">
        <span className="block">{labelled(language, facts.condition, conditions[condition])}</span>
        <span className="block">{labelled(language, facts.brand, brand || facts.unknown.brand)}</span>
        <Codes offer={side} />
      </div>
      {description && (
        <p lang={lang} className="line-clamp-6 text-sm text-ink-soft">
          {description}
        </p>
      )}
      <p className="text-sm">
        <TextLink to={matchedProductAddress(language, productId, offerId)} aria-label={manageOf(title)}>
          {manage}
        </TextLink>
      </p>
    </Card>
  );
}

/** Log-odds thresholds for the weight of a reason. */
const strengths = [
  ['strong', 2],
  ['some', 0.75],
  ['slight', 0],
] as const;

function strengthOf(weight: number) {
  const [name] = strengths.find(([, least]) => Math.abs(weight) >= least) ?? strengths[2];
  return name;
}

/** Reasons for or against one product, the strongest first. */
function Evidence({ reasons, side }: { reasons: Review['reasons']; side: 'for' | 'against' }) {
  const texts = useTexts(matchesTexts);
  const named = reasons.filter(({ weight }) => weight > 0 === (side === 'for'));
  return (
    <div>
      <h3 className={side === 'for' ? 'font-semibold text-good' : 'font-semibold text-warn'}>
        {texts.evidence[side]}
      </h3>
      {named.length === 0 && <p className="text-ink-soft">{texts.evidence.none}</p>}
      <ul>
        {named.map(({ name, weight }) => (
          <li key={name}>
            {texts.names[name][side === 'for' ? 0 : 1]}{' '}
            <span className="text-ink-soft">({texts.strengths[strengthOf(weight)]})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two offers side by side, with the reasons for and against one product. */
export function Pair({ review }: { review: Review }) {
  const texts = useTexts(matchesTexts);
  const language = useLanguage();
  const { left, right, reason, reasons, offers, clicks } = review;
  const seen = texts.seen(formatNumber(language, offers), formatNumber(language, clicks));
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Side label={texts.left} side={left} />
        <Side label={texts.right} side={right} />
      </div>
      <p>
        <span className="text-ink-soft">{labelled(language, texts.why)}</span>
        {texts.reasons[reason]} {seen}
      </p>
      {reasons.length > 0 && (
        <div className="grid gap-4 md:grid-cols-2">
          <Evidence reasons={reasons} side="for" />
          <Evidence reasons={reasons} side="against" />
        </div>
      )}
    </>
  );
}
