import { type ComponentType, lazy } from 'react';
import { noticeMissing } from './offline-notice.ts';
import { withRetries } from './with-retries.ts';

/**
 * A part of a page that is loaded when it is shown, and again where that fails, which is told without a connection; lazy of
 * React fails for good.
 */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(withRetries(load, noticeMissing));
