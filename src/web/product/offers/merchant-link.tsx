import { Link } from 'react-router';
import { addresses } from '../../../contract/addresses.ts';
import { useLanguage } from '../../i18n/language.ts';

/** A merchant's name, which leads to its page here. */
export function MerchantLink({ merchant }: { merchant: string }) {
  return (
    <Link to={addresses.merchant(useLanguage(), merchant)} className="hover:text-brand hover:underline">
      {merchant}
    </Link>
  );
}
