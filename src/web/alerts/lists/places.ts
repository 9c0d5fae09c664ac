import { addresses } from '../../../contract/addresses.ts';
import type { AlertList } from '../../../contract/alerts/targets.ts';
import type { Language } from '../../../contract/language.ts';

/** The address of an alert's list; none for a withdrawn shared list. */
export function placeOfList(language: Language, list: AlertList, token: string | null): string {
  if (list === 'favourites') return addresses.favourites(language);
  if (list === 'cart') return addresses.cart(language);
  return token === null ? addresses.alerts(language) : `${addresses.sharedList(language)}#${token}`;
}
