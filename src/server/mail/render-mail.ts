import type { Language } from '../../contract/language.ts';
import { type Html, html } from '../platform/http/html.ts';

/** The content of a mail, rendered as text and HTML. */
export type MailContent = {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Items of the mail, each with a link to our site. */
  items?: readonly { title: string; text: string; url: string }[];
  /** The call to action, a link to our site. */
  action?: { label: string; url: string };
  /** After the action: how long it works, what to do if it was not you. */
  notes: readonly string[];
  /** Last, the link that stops such mails. */
  stop?: { label: string; url: string };
};

const signatures: Record<Language, string> = {
  fr: 'Visavis – les prix face à face',
  en: 'Visavis – prices, face to face',
};

const colons: Record<Language, string> = { fr: '\u00a0:', en: ':' };

function renderText(mail: MailContent): string {
  const items = (mail.items ?? []).map(({ title, text, url }) => `${title}\n${text}\n${url}`);
  const action = mail.action ? [`${mail.action.label}\n${mail.action.url}`] : [];
  const stop = mail.stop ? [`${mail.stop.label}${colons[mail.language]} ${mail.stop.url}`] : [];
  const parts = [mail.greeting, ...mail.paragraphs, ...items, ...action, ...mail.notes, ...stop];
  return `${[...parts, signatures[mail.language]].join('\n\n')}\n`;
}

const paragraph = (text: string): Html => html`<p style="margin:0 0 14px">${text}</p>`;
const note = (text: string | Html): Html =>
  html`<p style="margin:0 0 10px;font-size:14px;color:#5a5766">${text}</p>`;

const button = ({ label, url }: { label: string; url: string }): Html => html`
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#3a1e5c;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0 0 14px;font-size:14px;word-break:break-all"><a href="${url}" style="color:#3a1e5c">${url}</a></p>`;

const listItem = ({ title, text, url }: { title: string; text: string; url: string }): Html => html`
<p style="margin:0 0 14px;padding:0 0 14px;border-bottom:1px solid #e5e2da"><a href="${url}" style="color:#3a1e5c;font-weight:600">${title}</a><br>${text}</p>`;

// Mail programs know no style sheets: each element has its own style.
const renderHtml = (mail: MailContent): string =>
  html`<!doctype html>
<html lang="${mail.language}"><head><meta charset="utf-8"><title>${mail.subject}</title></head>
<body style="margin:0;background:#faf9f5;color:#17151f;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:24px;font-weight:800;color:#3a1e5c">visavis</p>
${paragraph(mail.greeting)}${mail.paragraphs.map(paragraph)}${(mail.items ?? []).map(listItem)}${mail.action ? [button(mail.action)] : []}
${mail.notes.map(note)}${mail.stop ? [note(html`<a href="${mail.stop.url}" style="color:#3a1e5c">${mail.stop.label}</a>`)] : []}${paragraph(signatures[mail.language])}
</div></body></html>
`.html;

/** A mail's text without the secrets of its links (query and fragment), for everybody but its recipient. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(/(https?:\/\/[^\s?#]*[?#])\S*/g, '$1…');

/** A mail as plain text and as HTML, without pictures or anything else that would be fetched. */
export const renderMail = (letter: MailContent): { subject: string; text: string; html: string } => ({
  subject: letter.subject,
  text: renderText(letter),
  html: renderHtml(letter),
});
