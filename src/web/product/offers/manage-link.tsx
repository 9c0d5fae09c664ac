import { addresses } from '../../../contract/addresses.ts';
import { mayUse } from '../../../contract/roles.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { useProductTexts } from '../../i18n/product-texts.ts';
import { useSession } from '../../session/session.ts';
import { TextLink } from '../../ui/states.tsx';

/** Leads staff to where wrong offers are mended; nobody else sees it, and pages as they are kept do not have it. */
export function ManageLink({ productId }: { productId: string }) {
  const { manage } = useProductTexts();
  const language = useLanguage();
  const session = useSession();
  if (session.state !== 'signedIn' || !mayUse(session.user.role, 'admin')) return null;
  return <TextLink to={addresses.matchedProduct(language, productId)}>{manage}</TextLink>;
}
