import type { MatchOffer } from '../../../contract/matches/schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { matchesTexts } from './texts/texts.ts';

/** What an offer states of a product's codes. */
export function Codes({ offer: { gtins, mpn } }: { offer: MatchOffer }) {
  const { facts } = useTexts(matchesTexts);
  const language = useLanguage();
  return (
    <>
      <span className="block">{labelled(language, facts.gtin, gtins.join(', ') || facts.unknown.gtin)}</span>
      <span className="block">{labelled(language, facts.mpn, mpn || facts.unknown.mpn)}</span>
    </>
  );
}

/** Its price, and with delivery where that is stated. */
export function Prices({ offer: { price, totalPrice } }: { offer: MatchOffer }) {
  const { facts } = useTexts(matchesTexts);
  const language = useLanguage();
  return (
    <>
      <span className="block whitespace-nowrap font-display font-bold">{formatPrice(language, price)}</span>
      <span className="block text-ink-soft">
        {labelled(
          language,
          facts.total,
          totalPrice === null ? facts.unknown.total : formatPrice(language, totalPrice),
        )}
      </span>
    </>
  );
}
