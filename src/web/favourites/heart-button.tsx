import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { isSignedIn } from '../session/session.ts';
import { openSignIn } from '../session/sign-in-request.ts';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useUserState } from '../user-state/user-state.ts';

type HeartButtonProps = {
  product: { _id: string; title: string };
  /** Its labels; without them it is a heart on a card. */
  labels?: { save: string; saved: string };
};

/** Saves a product, or takes it off the list: shown at once, reverted where it fails. */
export function HeartButton({ product: { _id: id, title }, labels }: HeartButtonProps) {
  const { product: texts, ui } = useTexts(sharedTexts);
  const language = useLanguage();
  const toast = useToast();
  const isSaved = useUserState(({ favourites }) => favourites.has(id));
  const isPending = useUserState(({ pending }) => pending.has(id));
  const keepFocus = useKeptFocus(isPending);

  async function change(wanted: boolean) {
    keepFocus();
    const failure = await import('./change-favourite.ts').then(
      ({ changeFavourite }) => changeFavourite(id, wanted, language),
      // A script cannot be loaded.
      () => ui.offline,
    );
    if (failure) toast(failure);
  }

  function press() {
    if (isSignedIn()) void change(!isSaved);
    else openSignIn({ pending: { kind: 'save', productId: id } });
  }

  return (
    <button
      type="button"
      aria-label={labels ? undefined : texts.save(title)}
      aria-pressed={labels ? undefined : isSaved}
      disabled={isPending}
      onClick={press}
      className={labels ? 'button button-secondary button-md' : 'heart'}
    >
      <Icon of="heart" className={isSaved ? 'fill-current' : ''} />
      {labels && (isSaved ? labels.saved : labels.save)}
    </button>
  );
}
