import { type ComponentType, lazy } from 'react';
import { withRetries } from './with-retries.ts';

/** A part of a page that is loaded when it is shown, and again where that fails; lazy of React fails for good. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(withRetries(load));
