import { addresses } from '../../../contract/addresses.ts';
import type { MatchDecision } from '../../../contract/matches/schema.ts';
import { matchedProductAddress } from '../../../contract/staff-addresses.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/states.tsx';
import { matchesTexts } from './texts/texts.ts';

type Subject = Pick<MatchDecision, 'kind' | 'products' | 'offers'>;

function Offers({ offers }: Pick<Subject, 'offers'>) {
  const { goneOffer } = useTexts(matchesTexts);
  const language = useLanguage();
  const lang = useMerchantLang();
  return offers.map(({ _id, merchant, title, productId }) => (
    <li key={_id}>
      {labelled(language, merchant)}
      {productId === null ? (
        <>
          <span lang={lang}>{title}</span> ({goneOffer})
        </>
      ) : (
        <TextLink to={matchedProductAddress(language, productId, _id)} lang={lang}>
          {title}
        </TextLink>
      )}
    </li>
  ));
}

/** What stands before each product that a kind of decision names. */
function useWords(kind: Subject['kind']): readonly (string | undefined)[] {
  const { from, into, and } = useTexts(matchesTexts);
  if (kind === 'merge') return [undefined, into];
  if (kind === 'apart') return [undefined, and];
  if (kind === 'move') return [from, into];
  return kind === 'split' ? [from] : [];
}

/** The offers and products that a decision is about, each with its link: offers lead to the product that they belong to now. */
export function DecisionSubject({ subject: { kind, products, offers } }: { subject: Subject }) {
  const language = useLanguage();
  const lang = useMerchantLang();
  const words = useWords(kind);
  return (
    <ul className="grid gap-1 wrap-anywhere">
      <Offers offers={offers} />
      {products.slice(0, words.length).map(({ _id, title }, index) => (
        <li key={_id}>
          {words[index]}{' '}
          <TextLink to={addresses.product(language, _id)} lang={lang}>
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
