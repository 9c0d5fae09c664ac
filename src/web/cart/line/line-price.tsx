import { Link } from 'react-router';
import { addresses } from '../../../contract/addresses.ts';
import { lineKey } from '../../../contract/cart/line-ref.ts';
import type { CartLineNow, CartSplit } from '../../../contract/cart/schema.ts';
import { productInSize } from '../../../contract/catalogue/size-address.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Price } from '../../ui/product/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/states.tsx';
import type { CartLine } from '../cart-lines.ts';
import { movedSince, type PriceNow, priceNow } from '../line-now.ts';
import { cartTexts } from '../texts/texts.ts';
import { type PlannedLine, plannedLine } from '../use-split.ts';

type LineProps = {
  line: CartLine;
  /** As it is offered now; undefined until that is known. */
  now: CartLineNow | undefined;
};

function PriceSince({ line, now }: LineProps) {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  const moved = movedSince(line, priceNow(line, now));
  if (!moved) return null;
  return (
    <span className={moved === 'cheaper' ? 'block text-good' : 'block text-warn'}>
      {texts[moved](formatPrice(language, line.price))}
    </span>
  );
}

/** The colour that a line for any colour is bought in. */
function FoundColour({ found }: { found: NonNullable<PlannedLine['item']['found']> }) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const texts = useTexts(cartTexts);
  const { productId, title, colour } = found;
  return (
    <span className="block w-full wrap-anywhere">
      {texts.foundAs}{' '}
      <Link
        to={addresses.product(language, productId)}
        title={title}
        lang={colour === null ? merchantLang : undefined}
        className="font-semibold text-brand underline underline-offset-4 hover:no-underline"
      >
        {colour ?? title}
      </Link>
    </span>
  );
}

/** A line's share of the best total: unit price, quantity, sum, and merchant. */
function InTotal({ planned: { item, merchant }, isStated }: { planned: PlannedLine; isStated: boolean }) {
  const language = useLanguage();
  const { line: texts, split } = useTexts(cartTexts);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="tabular-nums">
        {split.perPiece(item.quantity, formatPrice(language, item.unitPrice))} =
      </span>
      <Price euros={item.price} size="sm" />
      <span className="min-w-0 text-ink-soft wrap-anywhere">
        {isStated ? texts.at(merchant) : texts.atNotStated(merchant)}
      </span>
      {item.found && <FoundColour found={item.found} />}
    </p>
  );
}

/** What it costs by itself, and why it is bought elsewhere: with the rest of the cart, or without pieces. */
function Alone({ price, planned }: { price: PriceNow; planned: PlannedLine | undefined }) {
  const language = useLanguage();
  const { line: texts } = useTexts(cartTexts);
  const { totalPrice, merchant, stock, deliveryKnown } = price;
  const total = formatPrice(language, totalPrice);
  if (!deliveryKnown) return <span className="block">{texts.aloneNotStated(total, merchant)}</span>;
  const isElsewhere = planned && planned.merchant !== merchant;
  const words = () => {
    if (!isElsewhere) return texts.alone(total, merchant);
    const isFew = stock !== null && stock < planned.item.quantity;
    return isFew
      ? texts.few(total, merchant, formatNumber(language, stock))
      : texts.elsewhere(total, merchant);
  };
  return <span className="block wrap-anywhere">{words()}</span>;
}

/** Alone it costs the same, without a delivery cost that its merchant does not state: that is said once. */
const isSameAlone = (price: PriceNow | undefined, planned: PlannedLine | undefined): boolean =>
  !!price &&
  !price.deliveryKnown &&
  price.merchant === planned?.merchant &&
  price.totalPrice === planned.item.unitPrice;

type LinePriceProps = LineProps & { split: CartSplit | undefined; hasFailed: boolean };

/** What a line costs in the best total, what it costs by itself, and why it is in no total. */
export function LinePrice({ line, now, split, hasFailed }: LinePriceProps) {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  if (!now || !split) return hasFailed ? null : <Skeleton className="h-12 w-32" />;
  const price = priceNow(line, now);
  const planned = plannedLine(split, line);
  const left = split.left.find((each) => lineKey(each) === lineKey(line));
  const isSizeGone = left?.reason === 'notInSize';
  const isSame = isSameAlone(price, planned);
  return (
    <div className="grid gap-1">
      {planned && <InTotal planned={planned} isStated={!isSame} />}
      {left && (
        <p className="text-sm font-medium text-warn">
          {price && !price.inStock && !isSizeGone ? texts.line.soldOut : texts.line.left[left.reason]}
        </p>
      )}
      {isSizeGone && (
        <p className="text-sm">
          {texts.size.wayOut}{' '}
          <TextLink to={productInSize(language, line._id, line.size)}>{texts.size.see}</TextLink>
        </p>
      )}
      {price && !isSizeGone && (
        <p className="text-sm text-ink-soft empty:hidden">
          {!isSame && <Alone price={price} planned={planned} />}
          <PriceSince line={line} now={now} />
        </p>
      )}
    </div>
  );
}
