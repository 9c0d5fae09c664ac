import { useState } from 'react';
import type { CartParcel } from '../../contract/cart/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { partsInWords } from '../my-price/own-part-words.ts';
import { myPriceTexts } from '../my-price/texts/texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/product/price.tsx';
import { cartTexts } from './texts/texts.ts';

type Item = CartParcel['items'][number];
type Names = ReadonlyMap<string, string>;

const merchantLink = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;

type ItemRowProps = { item: Item; name: string; merchant: string; isOpened: boolean; onOpen: () => void };

/** An item of a parcel: its link to the merchant, and its price there. */
function ItemRow({ item, name, merchant, isOpened, onOpen }: ItemRowProps) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const { split } = useTexts(cartTexts);
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
            {name}
          </span>
          <Icon of="arrow-up-right" size={16} className="shrink-0 self-center" />
        </a>
        <span className="block text-sm text-ink-soft">
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

function useDeliveryText({ delivery, deliveryKnown, freeFrom }: CartParcel): string {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  const cost = formatPrice(language, delivery);
  if (!deliveryKnown) return delivery > 0 ? `${split.atLeast} ${cost}` : split.unknown;
  if (delivery > 0) return cost;
  return freeFrom === null ? split.free : split.freeFrom(formatPrice(language, freeFrom));
}

/** The items opened so far, and the next one: each press opens one tab, which browsers do not block. */
function useOpened(items: readonly Item[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const next = items.findIndex(({ _id }) => !opened.has(_id));
  const open = ({ _id }: Item) => setOpened((before) => new Set([...before, _id]));
  return { opened, open, next };
}

/** A parcel: its items, its delivery, and links to its merchant, one item after the other. */
export function ParcelCard({ parcel, names }: { parcel: CartParcel; names: Names }) {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  const { own } = useTexts(myPriceTexts);
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
        {items.map((each) => (
          <ItemRow
            key={each._id}
            item={each}
            name={each.found?.title ?? names.get(each._id) ?? ''}
            merchant={merchant}
            isOpened={opened.has(each._id)}
            onOpen={() => open(each)}
          />
        ))}
      </ul>
      <dl className="grid gap-1">
        <div className="leader text-sm">
          <dt>{split.parcelDelivery}</dt>
          <dd className={parcel.deliveryKnown ? 'tabular-nums' : 'text-warn'}>{delivery}</dd>
        </div>
        <div className="leader font-semibold">
          <dt>{split.parcelTotal}</dt>
          <dd>
            <Price euros={parcel.total} size="sm" />
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
