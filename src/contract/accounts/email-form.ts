/** Characters that an e-mail domain cannot have. */
const noDomain = /[/\\?#%:@]/;

function normalDomain(domain: string): string {
  const address = `http://${domain}`;
  return noDomain.test(domain) || !URL.canParse(address) ? domain : new URL(address).hostname;
}

/** NFKC and lower case. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/**
 * The mailbox that an address in its normal form most likely leads to: without what follows a `+`. For limits only, as
 * not every server reads addresses so.
 */
export const mailboxOf = (email: string): string => email.replace(/^([^+]+)\+[^@]*(?=@)/, '$1');

/**
 * The normal form of an e-mail address: accounts, throttles, mails and look-ups use only this form, so that
 * all spellings of one address count together. The domain is in ASCII (IDNA).
 */
export function normalEmail(typed: string): string {
  const text = plain(typed).trim();
  const at = text.lastIndexOf('@') + 1;
  return at === 0 ? text : text.slice(0, at) + normalDomain(text.slice(at));
}
