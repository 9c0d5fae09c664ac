import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { describeError } from './describe-error.ts';
import { renderErrorPage } from './error-page.ts';

test.each([
  ['fr', 'Oups\u00a0!', 'Cette méthode n’est pas disponible ici.', 'Retour à l’accueil'],
  ['en', 'Oops!', 'This method is not available here.', 'Back to home'],
] as const)('the page of last resort is wholly in one language, %s', (language, ...texts) => {
  const page = renderErrorPage(
    language,
    describeError(new AppError('method_not_allowed'), { language, requestId: 'r-1' }).body,
    { canRetry: false },
  );
  expect(page).toContain(`<html lang="${language}">`);
  for (const text of [...texts, `href="/${language}"`, 'r-1']) expect(page).toContain(text);
});
