import { useNonce } from '../ui/nonce.tsx';
import { replayEarlyClick } from './replay-early-click.ts';

/** Milliseconds: what was pressed longer ago is not wanted any more. */
const maxForPress = 10_000;

/** Listens from before the first paint, while the page still arrives; for the server only. */
export function EarlyClicks() {
  return <script nonce={useNonce()}>{`(${replayEarlyClick})(${maxForPress})`}</script>;
}
