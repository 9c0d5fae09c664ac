import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { CartLine } from './cart-lines.ts';
import { readCart } from './cart-store.ts';
import type { CartChoice } from './cart-sync.ts';
import { cartTexts } from './texts/texts.ts';

type MergeDialogProps = {
  account: readonly CartLine[];
  /** undefined: closed without a choice; asked again at the next page load. */
  onChoice: (choice: CartChoice | undefined) => void;
};

/** The choice after sign-in where both the account and this browser have a cart. */
export function MergeDialog({ account, onChoice }: MergeDialogProps) {
  const { merge } = useTexts(cartTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const choice = useRef<CartChoice>(undefined);
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (chosen: CartChoice) => () => {
    choice.current = chosen;
    dialog.current?.close();
  };
  return (
    <Dialog ref={dialog} title={merge.title} onClose={() => onChoice(choice.current)}>
      <p>{merge.text(account.length, readCart().length)}</p>
      <div className="grid gap-2">
        <Button tone="primary" onClick={choose('both')}>
          {merge.both}
        </Button>
        <Button onClick={choose('account')}>{merge.account}</Button>
        <Button onClick={choose('here')}>{merge.here}</Button>
      </div>
    </Dialog>
  );
}
