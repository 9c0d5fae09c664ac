import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { adminTexts } from '../texts/texts.ts';
import { useHasUnsavedEdits } from './use-unsaved-edit.ts';

/** Asks before what was typed is lost; open while rendered. Once it is saved there is nothing to lose, and to ask. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const { discarding } = useTexts(adminTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isNeedless = !useHasUnsavedEdits();
  const goOn = useEffectEvent(onDiscard);
  // The event of closing comes later, maybe after the next attempt to leave, and would answer that one.
  const keep = () => {
    dialog.current?.close();
    onKeep();
  };
  useEffect(() => {
    if (isNeedless) goOn();
  }, [isNeedless]);
  return (
    <Dialog ref={dialog} title={discarding.title} onClose={onKeep}>
      <p>{discarding.loss}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDiscard}>{discarding.discard}</Button>
        <Button tone="primary" onClick={keep}>
          {discarding.keep}
        </Button>
      </div>
    </Dialog>
  );
}
