import type { ErrorCode } from '../../../contract/errors/error-codes.ts';
import { errorMessage } from '../../../contract/errors/messages.ts';
import type { Language } from '../../../contract/language.ts';
import { html } from './html.ts';

const texts = {
  en: { title: 'Oops!', home: 'Back to home', reference: 'Reference' },
  fr: { title: 'Oups\u00a0!', home: 'Retour à l’accueil', reference: 'Référence' },
} as const satisfies Record<Language, object>;

/** The fallback error page, where the interface itself cannot respond. */
export function renderErrorPage(language: Language, code: ErrorCode, requestId: string): string {
  const { title, home, reference } = texts[language];
  const message = errorMessage(language, code);
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Visavis</title></head>
<body><main><h1>${title}</h1><p>${message}</p><p><a href="/">${home}</a></p><p><small>${reference} ${requestId}</small></p></main></body></html>`;
  return page.html;
}
