import { useState } from 'react';
import { formatMoment, formatRelative } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useNow } from './behaviour/use-now.ts';

/**
 * How long ago something was, once in the browser; the date and time before that and as its tooltip.
 * Server-rendered text is kept: the browser would need a formatter for it during hydration.
 */
export function RelativeTime({ at }: { at: string }) {
  const language = useLanguage();
  const now = useNow();
  const date = new Date(at);
  const [exact] = useState(() => (now || import.meta.env.SSR ? formatMoment(language, date) : undefined));
  return (
    <time dateTime={at} title={exact} suppressHydrationWarning>
      {now ? formatRelative(language, date, now) : (exact ?? at)}
    </time>
  );
}
