import type { ErrorBody } from '../../../contract/errors/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { html } from './html.ts';

const texts = {
  en: { title: 'Oops!', home: 'Back to home', retry: 'Try again', reference: 'Reference' },
  fr: { title: 'Oups\u00a0!', home: 'Retour à l’accueil', retry: 'Réessayer', reference: 'Référence' },
} as const satisfies Record<Language, object>;

/** The fallback error page, where the interface itself cannot respond. */
export function renderErrorPage(
  language: Language,
  { message, requestId }: Pick<ErrorBody, 'message' | 'requestId'>,
  { canRetry }: { canRetry: boolean },
): string {
  const { title, home, retry, reference } = texts[language];
  const again = canRetry ? html`<p><a href="">${retry}</a></p>` : '';
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Visavis</title></head>
<body><main><h1>${title}</h1><p>${message}</p>${again}<p><a href="/${language}">${home}</a></p><p><small>${reference} ${requestId}</small></p></main></body></html>`;
  return page.html;
}
