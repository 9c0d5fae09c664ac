import type { Language } from '../../contract/language.ts';
import type { merchantEndpoints } from '../../contract/merchants/endpoints.ts';
import { actorOf } from '../audit/service.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { toMerchant } from './describe-merchant.ts';
import { getMerchantPage } from './merchant-page.ts';
import { merchantNameKey } from './naming.ts';
import { countMerchants, listMerchantNames, listMerchants } from './queries.ts';
import { changeMerchant } from './service.ts';

const saved: Record<Language, string> = { en: 'Merchant saved.', fr: 'Marchand enregistré.' };

/** Merchants, as shoppers read of them and admins keep them. `keep`: keeps uploaded pictures. */
export const merchantHandlers = (
  database: DatabasePool,
  keep: (db: Database, files: readonly Uint8Array[]) => Promise<string[]>,
): HandlersOf<typeof merchantEndpoints> => ({
  listMerchantNames: ({ query }) => listMerchantNames(database, merchantNameKey(query.search)),
  getMerchant: ({ params }) => getMerchantPage(database, params.name),
  async listMerchants({ query: { search, page, limit } }) {
    const key = merchantNameKey(search);
    const [rows, total] = await Promise.all([
      listMerchants(database, key, (page - 1) * limit, limit),
      countMerchants(database, key),
    ]);
    return { items: rows.map(toMerchant), total, page, limit };
  },
  async updateMerchant({ params, body }, context) {
    const form = { ...body, language: context.language };
    const edit = { id: Number(params.id), form, actor: actorOf(context) };
    return {
      message: saved[context.language],
      merchant: toMerchant(await changeMerchant(database, keep, edit)),
    };
  },
});
