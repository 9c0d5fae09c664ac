import { addresses } from '../../../contract/addresses.ts';
import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/states.tsx';
import { Cell, Row } from '../table.tsx';
import { type RuleSuggestion, Suggestion } from './rule-suggestion.tsx';
import { merchantsTexts } from './texts/texts.ts';

const logoSide = 40;

function Delivery({ merchant }: { merchant: ManagedMerchant }) {
  const texts = useTexts(merchantsTexts);
  const language = useLanguage();
  const { deliveryFlat: flat, deliveryFreeFrom: freeFrom } = merchant;
  if (flat === null) return <span className="text-ink-soft">{texts.noRule}</span>;
  return (
    <>
      {flat === 0 ? texts.free : formatPrice(language, flat)}
      {freeFrom !== null && (
        <span className="block text-ink-soft">{texts.freeFrom(formatPrice(language, freeFrom))}</span>
      )}
    </>
  );
}

export type OpenedPart = 'edit' | 'quality';
const parts: readonly OpenedPart[] = ['quality', 'edit'];

type RowProps = {
  merchant: ManagedMerchant;
  suggestion: RuleSuggestion | undefined;
  /** What is open below it. */
  opened: OpenedPart | undefined;
  onOpen: (part: OpenedPart) => void;
  onChanged: () => void;
};

/** A merchant as it stands in the list. */
export function MerchantRow({ merchant, suggestion, opened, onOpen, onChanged }: RowProps) {
  const texts = useTexts(merchantsTexts);
  const language = useLanguage();
  const { columns, actions } = texts;
  const site = merchant.website ? new URL(merchant.website).host : merchant.host;
  return (
    <Row>
      <Cell label={columns.merchant} isName>
        <span className="flex items-center gap-2">
          {merchant.logo && <img src={merchant.logo} alt="" width={logoSide} height={logoSide} />}
          <span className="min-w-0">
            <span className="font-semibold">
              <TextLink to={addresses.merchant(language, merchant.name)}>{merchant.name}</TextLink>
            </span>
            {site && <span className="block text-ink-soft">{site}</span>}
          </span>
        </span>
      </Cell>
      <Cell label={columns.state} isWords>
        <span className="grid justify-items-start gap-1" aria-live="polite">
          <Badge tone={merchant.isActive ? 'good' : 'neutral'} className="whitespace-nowrap">
            {merchant.isActive ? texts.active : texts.inactive}
          </Badge>
          {!merchant.isApplied && <span className="text-ink-soft">{texts.applying}</span>}
        </span>
      </Cell>
      <Cell label={columns.offers} isNumber>
        {merchant.quality ? formatNumber(language, merchant.offers) : '–'}
        <span className="block text-ink-soft">
          {texts.feeds(formatNumber(language, merchant.feeds), merchant.feeds)}
        </span>
      </Cell>
      <Cell label={columns.delivery}>
        <Delivery merchant={merchant} />
        {suggestion && <Suggestion merchant={merchant} suggestion={suggestion} onAccepted={onChanged} />}
      </Cell>
      <Cell label={columns.freshness}>{texts.days(merchant.freshnessDays)}</Cell>
      <Cell>
        <div className="admin-row-actions admin-one-line">
          {parts.map((part) => (
            <Button
              key={part}
              size="sm"
              onClick={() => onOpen(part)}
              aria-expanded={opened === part}
              aria-label={actions.of(actions[part], merchant.name)}
            >
              {actions[part]}
            </Button>
          ))}
        </div>
      </Cell>
    </Row>
  );
}
