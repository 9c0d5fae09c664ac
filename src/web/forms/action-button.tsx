import { type ComponentProps, useState } from 'react';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { Button } from '../ui/button.tsx';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'> & {
  /** Tells of its failure itself. */
  onAct: () => Promise<unknown>;
};

/** A button that starts something: pressed twice it does it once, and it has the focus again when that has ended. */
export function ActionButton({ onAct, ...rest }: ActionButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const keepFocus = useKeptFocus(isBusy);
  async function act() {
    keepFocus();
    setBusy(true);
    try {
      await onAct();
    } finally {
      setBusy(false);
    }
  }
  return <Button {...rest} disabled={isBusy} onClick={() => void act()} />;
}
