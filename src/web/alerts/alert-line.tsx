import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Alert } from '../../contract/alerts/schema.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { ActionButton } from '../forms/action-button.tsx';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Button } from '../ui/button.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productPicture } from '../ui/product/product-picture.ts';
import { TextLink } from '../ui/states.tsx';
import { alertTexts } from './texts/texts.ts';
import type { SaveTarget } from './use-target.ts';

const AlertForm = lazyPart(async () => ({ default: (await import('./alert-form.tsx')).AlertForm }));

/** What an alert waits for, in words. */
function useGoal({
  target,
  percent,
  basePrice,
  limitPrice,
  condition,
  anyColour,
  size,
  ownPrice,
  productId: product,
}: Alert): string {
  const language = useLanguage();
  const { goal, conditions, colours, inSize, own } = useTexts(alertTexts);
  const format = (euros: number | null) => formatPrice(language, euros ?? 0);
  /** It waits for less than this. */
  const above = format((limitPrice ?? 0) + 0.01);
  const words = {
    any: () => goal.any(format(basePrice)),
    price: () => goal.price(format(limitPrice)),
    drop: () => goal.drop(percent ?? 0, format(limitPrice)),
    fall: () => goal.fall(above),
    low: () => goal.low(above),
    rise: () => goal.rise(format(basePrice)),
    stock: () => (product.awaitsMerchant ? goal.first : goal.stock),
  }[target]();
  return [
    words,
    ...(condition === 'new' ? [] : [conditions[condition]]),
    ...(size === '' ? [] : [inSize(sizeName(size, language))]),
    ...(anyColour ? [colours.goal] : []),
    ...(ownPrice ? [own] : []),
  ].join(', ');
}

/** Its product, what it waits for, and today's price. */
function Summary({ alert }: { alert: Alert }) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const { noMerchantYet } = useTexts(sharedTexts).product;
  const goal = useGoal(alert);
  const { productId: product, size, currentPrice, deliveryKnown, stockKnown, found, isReached } = alert;
  const missing = alert.ownPrice ? texts.noOwnPrice : texts.outOfStock;
  const now = deliveryKnown ? texts.now : texts.nowAlone;
  const none = product.awaitsMerchant ? noMerchantYet : missing;
  return (
    <div className="grid min-w-0 gap-1">
      <Link
        to={productInSize(language, product._id, size)}
        lang={merchantLang}
        className="line-clamp-3 font-semibold wrap-anywhere hover:text-brand hover:underline"
      >
        {product.title}
      </Link>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={isReached ? 'good' : 'neutral'}>{isReached ? texts.reached : texts.waiting}</Badge>
        {goal}
      </p>
      <p className="text-sm text-ink-soft">
        {currentPrice === null ? none : now(formatPrice(language, currentPrice))}
        {currentPrice !== null && !stockKnown && `, ${texts.stockNotStated}`}
        {found && found.productId !== product._id && (
          <>
            {', '}
            <TextLink to={productInSize(language, found.productId, size)}>
              {found.colour ?? texts.colours.other}
            </TextLink>
          </>
        )}
      </p>
    </div>
  );
}

type AlertLineProps = {
  alert: Alert;
  /** How a change is saved; left out: for who is signed in. */
  save?: SaveTarget;
  onRemove: () => Promise<void>;
  onChanged: () => Promise<void>;
};

/** One alert: its product, what it waits for, today's price; to change or remove. */
export function AlertLine({ alert, save, onRemove, onChanged }: AlertLineProps) {
  const texts = useTexts(alertTexts);
  const product = alert.productId;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  // The focus was in the form that goes.
  const close = () => {
    setEditing(false);
    edit.current?.focus();
  };
  return (
    <li className="grid gap-3 rounded-md border border-rule bg-surface p-3">
      <div className="grid grid-cols-[4rem_1fr] items-start gap-3 sm:grid-cols-[4rem_1fr_auto]">
        <ProductImage {...productPicture(product)} alt="" size={64} sizes="64px" className="rounded-sm" />
        <Summary alert={alert} />
        <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1">
          <Button
            ref={edit}
            size="sm"
            aria-expanded={isEditing}
            aria-label={texts.editOf(product.title)}
            onClick={() => setEditing(!isEditing)}
          >
            {texts.edit}
          </Button>
          <ActionButton size="sm" icon="trash" aria-label={texts.removeOf(product.title)} onAct={onRemove}>
            {texts.remove}
          </ActionButton>
        </div>
      </div>
      {isEditing && (
        <Suspense>
          <AlertForm
            alert={alert}
            save={save}
            onCancel={close}
            onSaved={async () => {
              close();
              await onChanged();
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
