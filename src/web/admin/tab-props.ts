import type { SessionUser } from '../session/session.ts';

/** What a tab of the back office is given: who looks at it. */
export type TabProps = { user: SessionUser };
