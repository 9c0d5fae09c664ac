import type { ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import type { MerchantPage } from '../../contract/merchants/schema.ts';
import { formatDate, formatNumber, formatPercent, formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { RelativeTime } from '../ui/time.tsx';
import { merchantTexts } from './texts/texts.ts';

/** A country by its ISO 3166-1 letters: “Allemagne”, “Germany”. */
const formatCountry = (language: Language, code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

type Props = { merchant: MerchantPage };

function Fact({ label, children, note }: { label: string; children: ReactNode; note?: string }) {
  return (
    <div className="grid gap-x-4 border-t border-rule py-2 sm:grid-cols-[14rem_1fr]">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd suppressHydrationWarning className="wrap-anywhere">
        {children}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <dl>{children}</dl>
    </section>
  );
}

function Website({ merchant: { website } }: Props) {
  return (
    website && (
      <a
        href={website}
        target="_blank"
        rel="nofollow noopener"
        className="font-medium text-brand underline underline-offset-4 hover:no-underline"
      >
        {new URL(website).host}
      </a>
    )
  );
}

/** What is stated of a merchant, a row each; all that is not, in one. */
function Who({ merchant }: Props) {
  const language = useLanguage();
  const { who, notStated } = useTexts(merchantTexts);
  const { country } = merchant;
  const facts: [label: string, value: ReactNode][] = [
    [who.company, merchant.legalName],
    [who.country, country && formatCountry(language, country)],
    [who.website, Website({ merchant })],
    [who.contact, merchant.contact],
    [who.returns, merchant.returns],
    [who.payment, merchant.payment],
    [who.warranty, merchant.warranty],
  ];
  const stated = facts.filter(([, value]) => value);
  const missing = facts.flatMap(([label, value]) => (value ? [] : label));
  return (
    <div className="grid gap-2">
      <Facts id="who" title={who.title}>
        {stated.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {missing.length > 0 && (
          <Fact label={notStated}>
            <span className="text-ink-soft">{missing.join(', ').toLocaleLowerCase(language)}</span>
          </Fact>
        )}
      </Facts>
      <p className="text-sm text-ink-soft">
        {stated.length > 0 && who.source} {who.guarantee}
      </p>
    </div>
  );
}

/** undefined: it has no rule of its own, and its offers are not counted yet. */
function useRule(merchant: MerchantPage): string | undefined {
  const { deliveryFlat: flat, deliveryFreeFrom: from, deliveryKnown } = merchant;
  const language = useLanguage();
  const { delivery } = useTexts(merchantTexts);
  if (flat === null && deliveryKnown === null) return undefined;
  if (flat === null) return deliveryKnown === 0 ? delivery.never : delivery.byOffer;
  const cost = flat === 0 ? delivery.free : formatPrice(language, flat);
  return from === null ? delivery.ruleOf(cost) : delivery.freeFrom(cost, formatPrice(language, from));
}

function Offers({ merchant }: Props) {
  const language = useLanguage();
  const { offers, delivery } = useTexts(merchantTexts);
  const rule = useRule(merchant);
  const share = (part: number | null) =>
    part !== null && formatPercent(language, Math.floor(part * 100) / 100);
  const { pricesConfirmed, reportsUpheld } = merchant;
  return (
    <>
      <Facts id="offers" title={offers.title}>
        <Fact label={offers.count}>
          {merchant.offers === null ? offers.notCounted : formatNumber(language, merchant.offers)}
        </Fact>
        <Fact label={offers.since}>{formatDate(language, new Date(merchant.since))}</Fact>
        <Fact label={offers.seen} note={offers.freshnessOf(merchant.freshnessDays)}>
          {merchant.lastSeenAt === null ? offers.never : <RelativeTime at={merchant.lastSeenAt} />}
        </Fact>
        {pricesConfirmed !== null && (
          <Fact label={offers.confirmed} note={pricesConfirmed < 1 ? offers.someWait : offers.noneWaits}>
            {share(pricesConfirmed)}
          </Fact>
        )}
        <Fact label={offers.reports}>
          {offers.reportsOf(reportsUpheld, formatNumber(language, reportsUpheld))}
        </Fact>
      </Facts>
      {rule !== undefined && (
        <Facts id="delivery" title={delivery.title}>
          <Fact label={delivery.rule}>{rule}</Fact>
          {merchant.deliveryKnown !== null && (
            <Fact label={delivery.known}>{share(merchant.deliveryKnown)}</Fact>
          )}
        </Facts>
      )}
    </>
  );
}

/** Identity, offers and delivery of a merchant; “not stated” where staff keeps nothing. */
export function MerchantFacts({ merchant }: Props) {
  return (
    <>
      <Who merchant={merchant} />
      <Offers merchant={merchant} />
    </>
  );
}
