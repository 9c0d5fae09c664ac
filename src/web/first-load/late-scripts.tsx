import { Scripts } from 'react-router';
import { useNonce } from '../ui/nonce.tsx';
import { returnToPlace } from './return-to-place.ts';
import { startLate } from './start-late.ts';

/** Milliseconds: a slower picture is not waited for. */
const maxForPicture = 1500;

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
      <script nonce={useNonce()}>{`(${startLate})(${maxForPicture});(${returnToPlace})()`}</script>
    </>
  );
}
