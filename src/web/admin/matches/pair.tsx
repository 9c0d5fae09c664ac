import { addresses } from '../../../contract/addresses.ts';
import type { ListItem } from '../../api/call.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useMatchesTexts } from '../../i18n/matches-texts.ts';
import { useLanguage, useMerchantLang } from '../../i18n/messages.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/states.tsx';

type Review = ListItem<'listMatchReviews'>;

function Side({ label, side }: { label: string; side: Review['left'] }) {
  const language = useLanguage();
  const lang = useMerchantLang();
  return (
    <Card className="grid content-start gap-2">
      <h3 className="text-sm text-ink-soft">{label}</h3>
      <p className="font-semibold wrap-anywhere">
        <TextLink to={addresses.product(language, side.productId)} lang={lang}>
          {side.title}
        </TextLink>
      </p>
      <p>{side.merchant}</p>
      <p className="font-display text-xl font-bold">{formatPrice(language, side.price)}</p>
    </Card>
  );
}

/** Two offers side by side, and what speaks for their being one product and against it. */
export function Pair({ review }: { review: Review }) {
  const texts = useMatchesTexts();
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
        <div>
          <h3 className="font-semibold">{texts.evidence}</h3>
          <ul className="flex flex-wrap gap-4">
            {reasons.map(({ name, weight }) => (
              <li key={name} className={weight < 0 ? 'text-warn' : 'text-good'}>
                {texts.names[name]} {weight > 0 && '+'}
                {formatNumber(language, Math.round(weight * 10) / 10)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
