import { useNonce } from '../ui/nonce.tsx';
import { themeScript } from './theme.ts';

/** Sets the visitor's theme before anything is drawn. */
export function ThemeScript() {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {themeScript}
    </script>
  );
}
