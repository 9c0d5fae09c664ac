import { Scripts } from 'react-router';
import { useNonce } from '../ui/nonce.tsx';
import { replayEarlyClick } from './replay-early-click.ts';
import { returnToPlace } from './return-to-place.ts';
import { startLate } from './start-late.ts';

/** Milliseconds: a slower picture is not waited for. */
const maxForPicture = 1500;
/** Milliseconds: what was pressed longer ago is not wanted any more. */
const maxForPress = 10_000;

/**
 * `<Scripts>`, loaded after the first paint; for the server only. The page is complete without them: they must not
 * compete with its style, font and first picture.
 */
export function LateScripts() {
  return (
    <>
      <noscript>
        <Scripts />
      </noscript>
      <script
        nonce={useNonce()}
      >{`(${replayEarlyClick})(${maxForPress});(${startLate})(${maxForPicture});(${returnToPlace})()`}</script>
    </>
  );
}
