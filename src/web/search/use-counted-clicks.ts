import { useEffect } from 'react';
import { callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';

const productAddress = /\/product\/(\d+)/;

/**
 * Tells that a product was opened from the results of a search, and nothing of who did: search learns from it
 * (docs/search.md).
 */
export function useCountedClicks(search: string): void {
  const language = useLanguage();
  useEffect(() => {
    const count = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('.list-products a[href]');
      const productId = link ? productAddress.exec(link.getAttribute('href') ?? '')?.[1] : undefined;
      if (productId === undefined) return;
      // The visitor need not know whether it was counted.
      callApi('countSearchClick', { language, body: { search, productId } }).catch(() => undefined);
    };
    document.addEventListener('click', count);
    return () => document.removeEventListener('click', count);
  }, [search, language]);
}
