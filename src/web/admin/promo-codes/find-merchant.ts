import type { Language } from '../../../contract/language.ts';
import { callList } from '../../api/call.ts';

/** The id of the merchant of exactly that name; undefined: there is none. */
export async function findMerchantId(name: string, language: Language): Promise<string | undefined> {
  const { items } = await callList('listMerchants', { language, query: { search: name, limit: 100 } });
  return items.find((merchant) => merchant.name === name)?._id;
}
