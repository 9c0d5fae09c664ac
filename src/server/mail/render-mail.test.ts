import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

it('the link that stops mails can be pressed, and is written out in plain text', () => {
  const stop = { label: 'Stop <these> mails', url: 'https://shop.test/en/alert-mails#token' };
  const letter = { subject: 'News', greeting: 'Hello,', paragraphs: [], notes: [], stop };
  const { text, html } = renderMail({ ...letter, language: 'en' });
  expect(text).toContain(`\n${stop.label}: ${stop.url}\n`);
  expect(renderMail({ ...letter, language: 'fr' }).text).toContain(`${stop.label}\u00a0: ${stop.url}`);
  expect(html).toMatch(
    /<a href="https:\/\/shop\.test\/en\/alert-mails#token"[^>]*>Stop &lt;these&gt; mails<\/a>/,
  );
});
