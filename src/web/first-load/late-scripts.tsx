import { Scripts } from 'react-router';
import { useNonce } from '../ui/nonce.tsx';
import { startLate } from './start-late.ts';

/** Milliseconds: a picture that is slower is not waited for. */
const maxForPicture = 1500;

/**
 * The router's scripts, for the server to draw: they only bring a page to life that stands already, so nothing of them is asked
 * for before its style, its font and its first picture, on whose way they would be.
 */
export function LateScripts() {
  return (
    <>
      <noscript>
        <Scripts />
      </noscript>
      <script nonce={useNonce()}>{`(${startLate})(${maxForPicture})`}</script>
    </>
  );
}
