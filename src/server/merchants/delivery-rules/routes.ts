import type { deliveryRuleEndpoints } from '../../../contract/delivery-rules/endpoints.ts';
import { centsToEuros, eurosToCents, optionalCentsToEuros } from '../../../contract/money.ts';
import { actorOf } from '../../audit/service.ts';
import type { HandlersOf, SignedInContext } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { countRules, type DeliveryRule, listRules, type MerchantRule } from './queries.ts';
import { setDeliveryRule } from './service.ts';
import { suggestDeliveryRules } from './suggest-rules.ts';

const toAnswer = ({ merchantId, merchant, flatCents, freeFromCents, isApplied }: MerchantRule) => ({
  merchantId: String(merchantId),
  merchant,
  flat: optionalCentsToEuros(flatCents),
  freeFrom: optionalCentsToEuros(freeFromCents),
  isApplied,
});

/** What delivery costs where feeds do not say. */
export function deliveryRuleHandlers(database: DatabasePool): HandlersOf<typeof deliveryRuleEndpoints> {
  const set = async (merchantId: number, rule: DeliveryRule, context: SignedInContext) =>
    toAnswer(await database.transaction((tx) => setDeliveryRule(tx, merchantId, rule, actorOf(context))));

  return {
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
      return set(Number(merchantId), rule, context);
    },
    async removeDeliveryRule({ params: { merchantId } }, context) {
      const none = { flatCents: null, freeFromCents: null };
      return set(Number(merchantId), none, context);
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
  };
}
