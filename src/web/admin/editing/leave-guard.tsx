import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { adminTexts } from '../texts/texts.ts';
import { hasUnsavedEdits } from './use-unsaved-edit.ts';

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedEdits()) event.preventDefault();
}

function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { leaving } = useTexts(adminTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title={leaving.title} onClose={onStay}>
      <p>{leaving.loss}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onLeave}>{leaving.leave}</Button>
        <Button tone="primary" onClick={() => dialog.current?.close()}>
          {leaving.stay}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks before a page with unsaved edits is left; other pages of a list leave its forms open. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedEdits() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}
