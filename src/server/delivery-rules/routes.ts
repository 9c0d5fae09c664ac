import { centsToEuros, eurosToCents } from '../../contract/money.ts';
import { actorOf } from '../audit/service.ts';
import { countRules, listRules, type MerchantRule } from '../offers/service.ts';
import type { CallHandlers } from '../platform/call-handlers.ts';
import type { DatabasePool } from '../platform/database.ts';
import { setDeliveryRule } from './service.ts';
import { suggestDeliveryRules } from './suggestions.ts';

type DeliveryRuleCalls =
  | 'listDeliveryRules'
  | 'saveDeliveryRule'
  | 'removeDeliveryRule'
  | 'listDeliveryRuleSuggestions';

const toEuros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

const toAnswer = ({ merchantId, merchant, flatCents, freeFromCents, isApplied }: MerchantRule) => ({
  merchantId: String(merchantId),
  merchant,
  flat: toEuros(flatCents),
  freeFrom: toEuros(freeFromCents),
  isApplied,
});

/** What delivery costs where feeds do not say (DECISIONS "Prices and offers"). */
export const deliveryRuleHandlers = (database: DatabasePool): Pick<CallHandlers, DeliveryRuleCalls> => ({
  async listDeliveryRules({ query: { page, limit } }) {
    const rules = await listRules(database, (page - 1) * limit, limit);
    const items = rules.map(({ offers, unstated, ...rule }) => ({ ...toAnswer(rule), offers, unstated }));
    return { items, total: await countRules(database), page, limit };
  },
  async saveDeliveryRule({ params: { merchantId }, body: { flat, freeFrom } }, context) {
    const rule = {
      flatCents: eurosToCents(flat),
      freeFromCents: freeFrom === null ? null : eurosToCents(freeFrom),
    };
    return toAnswer(await setDeliveryRule(database, Number(merchantId), rule, actorOf(context)));
  },
  async removeDeliveryRule({ params: { merchantId } }, context) {
    const none = { flatCents: null, freeFromCents: null };
    return toAnswer(await setDeliveryRule(database, Number(merchantId), none, actorOf(context)));
  },
  async listDeliveryRuleSuggestions() {
    const suggestions = await suggestDeliveryRules(database);
    return suggestions.map(({ merchantId, merchant, flatCents, freeFromCents, offers, exceptions }) => ({
      merchantId: String(merchantId),
      merchant,
      flat: centsToEuros(flatCents),
      freeFrom: centsToEuros(freeFromCents),
      offers,
      exceptions,
    }));
  },
});
