/** Marks of an address within an address, which no domain has. */
const noDomain = /[/\\?#%:@]/;

function normalDomain(domain: string): string {
  const address = `http://${domain}`;
  return noDomain.test(domain) || !URL.canParse(address) ? domain : new URL(address).hostname;
}

/** Compatible spellings are one, and so are both cases. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/**
 * The one form of an e-mail address, whichever way it was typed: accounts, throttles, mails and look-ups know no other,
 * so that two spellings that open one account count together. A domain is in ASCII, as mail servers have it.
 */
export function normalEmail(typed: string): string {
  const text = plain(typed).trim();
  const at = text.lastIndexOf('@') + 1;
  return at === 0 ? text : text.slice(0, at) + normalDomain(text.slice(at));
}
