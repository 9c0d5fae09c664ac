import { Fragment } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../contract/addresses.ts';
import { useLanguage } from '../../i18n/language.ts';
import { nameParts } from './name-parts.ts';

/** A merchant's name, which leads to its page here; in a narrow column it is parted where it is made of parts. */
export function MerchantLink({ merchant }: { merchant: string }) {
  return (
    <Link to={addresses.merchant(useLanguage(), merchant)} className="hover:text-brand hover:underline">
      {nameParts(merchant).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else, and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}
