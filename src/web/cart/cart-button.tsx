import { Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSession } from '../session/session.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Icon } from '../ui/icon.tsx';
import { cartOwner, cartText, countPieces, subscribeToCart } from './cart-storage.ts';

/** Until its script has loaded, the cart stays in the browser. */
const CartSync = lazyPart(() => import('./cart-sync-part.tsx'));

/** Synchronises the cart with the account after sign-in and sign-out. */
function SavedCart() {
  const session = useSession();
  const userId = session.state === 'signedIn' ? session.user.id : undefined;
  const hasLeft = session.state === 'anonymous' && cartOwner() !== null;
  if (userId === undefined && !hasLeft) return null;
  return (
    <Suspense fallback={null}>
      <CartSync key={userId} userId={userId} />
    </Suspense>
  );
}

/** The navbar's link to the cart, with the number of items. */
export function CartButton() {
  const language = useLanguage();
  const { cart } = useTexts(sharedTexts);
  const pieces = useSyncExternalStore(
    subscribeToCart,
    () => countPieces(cartText()),
    () => 0,
  );
  const shown = pieces > 99 ? '99+' : String(pieces);
  // The accessible name contains the visible text, for voice control.
  const label = pieces > 0 ? cart.titleOf(pieces, shown) : cart.title;
  return (
    <>
      <Link
        to={addresses.cart(language)}
        aria-label={label}
        title={label}
        className="button button-quiet relative size-11 shrink-0"
      >
        <Icon of="shopping-cart" />
        {pieces > 0 && (
          <span aria-hidden="true" className="count count-corner">
            {shown}
          </span>
        )}
      </Link>
      <SavedCart />
    </>
  );
}
