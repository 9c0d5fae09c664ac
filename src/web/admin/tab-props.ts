import type { SessionUser } from '../session/session.ts';

/** Props of a tab of the back office: the signed-in user. */
export type TabProps = { user: SessionUser };
