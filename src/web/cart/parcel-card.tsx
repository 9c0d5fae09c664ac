import { useState } from 'react';
import { lineKey } from '../../contract/cart/line-ref.ts';
import type { CartParcel } from '../../contract/cart/schema.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { partsInWords } from '../my-price/own-part-words.ts';
import { myPriceTexts } from '../my-price/texts/texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/product/price.tsx';
import { type Names, useNameInSize } from './line-names.ts';
import type { LinesNow } from './line-now.ts';
import { PlanPrice } from './plan-price.tsx';
import { cartTexts } from './texts/texts.ts';
import { useDeliveryText } from './use-delivery-text.ts';

type Item = CartParcel['items'][number];

const merchantLink = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;

type ItemRowProps = {
  item: Item;
  title: string;
  /** With its size. */
  name: string;
  /** Its product has sizes, and none is chosen. */
  isSizeOpen: boolean;
  merchant: string;
  isOpened: boolean;
  onOpen: () => void;
};

/** An item of a parcel: its link to the merchant, and its price there. */
function ItemRow({ item, title, name, isSizeOpen, merchant, isOpened, onOpen }: ItemRowProps) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const { split, size: texts } = useTexts(cartTexts);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2">
      <span className="min-w-0">
        <a
          href={item.affiliateLink}
          {...merchantLink}
          aria-label={split.open(name, merchant)}
          onClick={onOpen}
          className="inline-flex min-h-6 items-baseline gap-1 wrap-anywhere font-medium text-brand underline underline-offset-4 hover:no-underline"
        >
          <span lang={merchantLang} className="line-clamp-3">
            {title}
          </span>
          <Icon of="arrow-up-right" size={16} className="shrink-0 self-center" />
        </a>
        <span className="block text-sm text-ink-soft">
          {item.size !== '' && (
            <span className="block font-medium text-ink">{texts.chosen(sizeName(item.size, language))}</span>
          )}
          {isSizeOpen && <span className="block font-medium text-warn">{texts.openAtMerchant}</span>}
          {item.found && (
            <span className="block">
              {item.found.colour === null ? split.otherColour : split.inColour(item.found.colour)}
            </span>
          )}
          {item.quantity > 1 && (
            <span>{split.perPiece(item.quantity, formatPrice(language, item.unitPrice))}</span>
          )}
          {isOpened && (
            <span className="inline-flex items-center gap-1 text-good">
              <Icon of="check" size={16} />
              {split.opened}
            </span>
          )}
        </span>
      </span>
      <Price euros={item.price} size="sm" />
    </li>
  );
}

/** The items opened so far, and the next one: each press opens one tab, which browsers do not block. */
function useOpened(items: readonly Item[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const next = items.findIndex((item) => !opened.has(lineKey(item)));
  const open = (item: Item) => setOpened((before) => new Set([...before, lineKey(item)]));
  return { opened, open, next };
}

/** A parcel: its items, its delivery, and links to its merchant, one item after the other. */
export function ParcelCard({ parcel, now, names }: { parcel: CartParcel; now: LinesNow; names: Names }) {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  const { own } = useTexts(myPriceTexts);
  const nameOf = useNameInSize();
  const { merchant, seller, items } = parcel;
  const delivery = useDeliveryText(parcel);
  const { opened, open, next } = useOpened(items);
  const item = items[Math.max(next, 0)];
  const continueText =
    items.length > 1 ? split.goOnWith(merchant, next + 1, items.length) : split.goOn(merchant);
  return (
    <li className="parcel">
      <div>
        <h2 className="flex items-center gap-2 text-lg font-bold wrap-anywhere">
          <Icon of="store" className="shrink-0" />
          {merchant}
        </h2>
        {seller && <p className="text-sm text-ink-soft wrap-anywhere">{split.seller(seller)}</p>}
      </div>
      <ul className="divide-y divide-rule border-y border-rule">
        {items.map((each) => {
          const key = lineKey(each);
          const line = now.get(key);
          return (
            <ItemRow
              key={key}
              item={each}
              title={each.found?.title ?? line?.product?.title ?? ''}
              name={each.found ? nameOf(each.found.title, each.size) : (names.get(key) ?? '')}
              isSizeOpen={each.size === '' && !!line?.sizes.length}
              merchant={merchant}
              isOpened={opened.has(key)}
              onOpen={() => open(each)}
            />
          );
        })}
      </ul>
      <dl className="grid gap-1">
        <div className="leader text-sm">
          <dt>{split.parcelDelivery}</dt>
          <dd className={parcel.deliveryKnown ? 'tabular-nums' : 'text-warn'}>{delivery}</dd>
        </div>
        <div className="leader font-semibold">
          <dt>{split.parcelTotal}</dt>
          <dd>
            <PlanPrice plan={parcel} size="sm" />
          </dd>
        </div>
      </dl>
      {parcel.ownParts.length > 0 && (
        <p className="text-sm text-brand wrap-anywhere">{partsInWords(language, own, parcel.ownParts)}</p>
      )}
      {item && (
        <a
          href={item.affiliateLink}
          {...merchantLink}
          onClick={() => open(item)}
          className={buttonClass({ tone: next < 0 ? 'secondary' : 'primary' }, 'wrap-anywhere')}
        >
          {next < 0 && items.length > 1 ? split.again(merchant) : continueText}
          <Icon of="arrow-up-right" size={16} className="shrink-0" />
          <span className="sr-only">({split.newTab})</span>
        </a>
      )}
    </li>
  );
}
