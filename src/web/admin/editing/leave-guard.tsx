import { useEffect } from 'react';
import type { BlockerFunction } from 'react-router';
import { DiscardDialog } from './discard-dialog.tsx';
import { useBlockedNavigation } from './use-blocked-navigation.ts';
import { hasUnsavedEdits } from './use-unsaved-edit.ts';

function confirmBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedEdits()) event.preventDefault();
}

/** Other pages of a list leave its forms open. */
const wouldLose: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsavedEdits() && currentLocation.pathname !== nextLocation.pathname;

/** Asks before a page with unsaved edits is left. */
export function LeaveGuard() {
  const blocked = useBlockedNavigation(wouldLose);
  useEffect(() => {
    addEventListener('beforeunload', confirmBeforeUnload);
    return () => removeEventListener('beforeunload', confirmBeforeUnload);
  }, []);
  if (!blocked) return null;
  return <DiscardDialog onDiscard={() => blocked.proceed()} onKeep={() => blocked.reset()} />;
}
