import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DiscardDialog } from './discard-dialog.tsx';
import { hasUnsavedEdits } from './use-unsaved-edit.ts';

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedEdits()) event.preventDefault();
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
  return <DiscardDialog onDiscard={() => blocker.proceed()} onKeep={() => blocker.reset()} />;
}
