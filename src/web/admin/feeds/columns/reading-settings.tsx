import type { FileReading } from '../../../../contract/feeds/feed-fields.ts';
import type { Feed } from '../../../../contract/feeds/schema.ts';
import { unstatedStocks } from '../../../../contract/feeds/unstated-stock.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ChoiceField } from '../../choice-field.tsx';
import { Folded } from '../../folded.tsx';
import { CurrencyField } from '../currency-field.tsx';
import { PriceNotationField } from '../held/price-notation.tsx';
import { SecureLinksField } from '../secure-links.tsx';
import { feedsTexts } from '../texts/texts.ts';

type SettingsProps = {
  feed: Feed | undefined;
  reading: FileReading;
  /** The file does not say its currency. */
  isCurrencyAsked: boolean;
  /** Also where the currency or the meaning of no stock changes, which stand in the form alone. */
  onChange: (reading: FileReading) => void;
};

/** What few files need said of all their rows: open where something is set or asked. */
export function ReadingSettings({ feed, reading, isCurrencyAsked, onChange }: SettingsProps) {
  const { form, currency } = useTexts(feedsTexts);
  const stock = feed?.unstatedStock ?? 'unknown';
  const isSet =
    stock !== 'unknown' || Boolean(feed?.currency || reading.priceNotation || reading.secureLinks);
  return (
    <Folded title={form.settings} isWanted={isSet || isCurrencyAsked}>
      <div className="admin-columns">
        <CurrencyField
          label={currency.label}
          hint={currency.hint}
          error={isCurrencyAsked ? currency.missing : undefined}
          none={currency.none}
          name="currency"
          defaultValue={feed?.currency ?? ''}
          onChange={() => onChange(reading)}
        />
        <ChoiceField
          label={form.unstatedStock}
          name="unstatedStock"
          defaultValue={stock}
          options={unstatedStocks.map((value) => ({ value, label: form.unstatedStocks[value] }))}
          onChange={() => onChange(reading)}
        />
        <PriceNotationField reading={reading} onChange={onChange} />
      </div>
      <SecureLinksField reading={reading} onChange={onChange} />
    </Folded>
  );
}
