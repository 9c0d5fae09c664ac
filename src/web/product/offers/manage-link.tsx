import { mayUse } from '../../../contract/accounts/roles.ts';
import { matchedProductAddress } from '../../../contract/staff-addresses.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { TextLink } from '../../ui/states.tsx';
import { productTexts } from '../texts/texts.ts';

/** A link for staff to correct offers; rendered in the browser only, so not part of cached pages. */
export function ManageLink({ productId }: { productId: string }) {
  const { manage } = useTexts(productTexts);
  const language = useLanguage();
  const session = useSession();
  if (session.state !== 'signedIn' || !mayUse(session.user.role, 'admin')) return null;
  return <TextLink to={matchedProductAddress(language, productId)}>{manage}</TextLink>;
}
