import { mailboxOf } from '../../contract/accounts/email-form.ts';
import { channelHandlers } from '../alerts/channels/routes.ts';
import { guestHandlers } from '../alerts/guests/routes.ts';
import { alertHandlers } from '../alerts/routes.ts';
import { guestSecretName, pushSecretName } from '../alerts/service.ts';
import { apiKeyHandlers } from '../api-keys/routes.ts';
import { withoutKeys } from '../api-keys/service.ts';
import { auditHandlers } from '../audit/routes.ts';
import { cartHandlers } from '../cart/routes.ts';
import type { Splitter } from '../cart/split/splitter.ts';
import { categoryHandlers } from '../catalogue/editing/category-routes.ts';
import { productHandlers } from '../catalogue/editing/product-routes.ts';
import { catalogueHandlers } from '../catalogue/reading/routes.ts';
import { type CatalogueService, createCatalogueService } from '../catalogue/service.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { dashboardHandlers } from '../dashboard/routes.ts';
import { familyHandlers } from '../families/routes.ts';
import { favouriteHandlers } from '../favourites/routes.ts';
import { feedHandlers } from '../feeds/routes.ts';
import { createFeedFiles, type Pushes } from '../feeds/service.ts';
import { findHandlers } from '../find/routes.ts';
import { profileHandlers } from '../identity/accounts/profile-routes.ts';
import { authHandlers } from '../identity/auth-routes.ts';
import { getSecret, type Identity } from '../identity/service.ts';
import { managementHandlers } from '../identity/staff/management-routes.ts';
import { listImportHandlers } from '../list-import/routes.ts';
import { mailHandlers } from '../mail/routes.ts';
import { matchHandlers } from '../match-decisions/routes.ts';
import { brandAliasHandlers } from '../matching/routes.ts';
import { createPageReader } from '../merchant-pages/service.ts';
import { merchantCategoryHandlers } from '../merchants/categories/routes.ts';
import { deliveryRuleHandlers } from '../merchants/delivery-rules/routes.ts';
import { merchantHandlers } from '../merchants/routes.ts';
import { myPriceHandlers } from '../my-price/routes.ts';
import { createPictureUploads } from '../pictures/service.ts';
import { type CallRunner, createCallRunner } from '../platform/calls/runner.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Storage } from '../platform/files/storage.ts';
import { priceHandlers } from '../prices/routes.ts';
import { createPricesService } from '../prices/service.ts';
import { promotionsHandlers } from '../promotions/routes.ts';
import { reportHandlers } from '../reports/routes.ts';
import { searchHandlers } from '../search/routes.ts';
import { timeHandlers } from '../time-tracker/routes.ts';
import { userStateHandlers } from '../user-state/routes.ts';
import type { AppOptions } from './app-options.ts';
import { createMerchantFetch, createPageFetch, createSiteFetch } from './merchant-fetch.ts';

/** Time limit in milliseconds for the preview of a feed before it is added. */
const previewTimeout = 15_000;

type Parts = { identity: Identity; splitter: Splitter; pictures: Storage; pushes: Pushes };

/** Alerts, where they are sent, and those of people without an account. */
const alertCalls = (
  { database, config }: AppOptions,
  { identity, splitter }: Parts,
  catalogue: CatalogueService,
) => ({
  ...alertHandlers(database, catalogue, splitter.lowestCost, catalogue.findListed),
  ...channelHandlers(database, {
    publicUrl: config.publicUrl,
    readSecret: () => getSecret(database, pushSecretName),
    allowOrigins: config.allowChannelOrigins,
    admit: (limit, userId) => identity.countAttempt({ limit, by: [userId] }),
  }),
  ...guestHandlers({
    database,
    cards: catalogue,
    publicUrl: config.publicUrl,
    readSecret: () => getSecret(database, guestSecretName),
    admit: async (address) => {
      await identity.countAttempt({ limit: 'guestAlertFromAddress', by: [address] });
      await identity.countAttempt({ limit: 'guestAlertsADayFromAddress', by: [address] });
    },
    mayMail: async (email, isGuest) => {
      const aDay = isGuest ? 'guestAlertsADayToGuest' : 'guestAlertsADayToRecipient';
      const by = [mailboxOf(email)];
      return (
        (await identity.mayTry({ limit: 'guestAlertToRecipient', by })) &&
        (await identity.mayTry({ limit: aDay, by }))
      );
    },
  }),
});

/** Products by what people paste: one, or the list of another program. */
const findCalls = (
  { database, config, fetchPasted }: AppOptions,
  { identity }: Parts,
  catalogue: CatalogueService,
) => ({
  ...findHandlers({
    database,
    cards: catalogue,
    publicUrl: config.publicUrl,
    readPage: config.merchantPages.areReadOnRequest
      ? createPageReader({
          database,
          fetch: fetchPasted ?? createPageFetch({ publicUrl: config.publicUrl, allowAddresses: [] }),
        })
      : undefined,
    admit: (address) => identity.countAttempt({ limit: 'pastedPageFromAddress', by: [address] }),
  }),
  ...listImportHandlers({
    database,
    cards: catalogue,
    publicUrl: config.publicUrl,
    admit: (userId) => identity.countAttempt({ limit: 'listOfUser', by: [userId] }),
  }),
});

/** Every call of the API with its handler and its access rule. */
export function wireCalls(options: AppOptions, parts: Parts): CallRunner {
  const { database, reads, search, onResultOpened = async () => undefined, config } = options;
  const { identity, splitter, pictures, pushes } = parts;
  const catalogue = createCatalogueService(reads ?? database, search, config.electricity);
  const uploads = createPictureUploads(pictures);
  return createCallRunner(
    {
      ...catalogueHandlers(catalogue),
      ...deliveryRuleHandlers(database),
      ...cartHandlers({ database, cards: catalogue, splitter }),
      ...myPriceHandlers(database),
      ...promotionsHandlers(database, config.allowAddresses),
      ...favouriteHandlers(database, catalogue),
      ...userStateHandlers(database, identity.renewOutdated),
      ...categoryHandlers(database, uploads.keep),
      ...alertCalls(options, parts, catalogue),
      ...merchantCategoryHandlers(database),
      ...productHandlers(database, uploads.keep),
      ...merchantHandlers(database, uploads.keep),
      ...priceHandlers(createPricesService(reads ?? database)),
      ...authHandlers(identity),
      ...profileHandlers(identity),
      ...apiKeyHandlers(database),
      ...managementHandlers(identity),
      ...auditHandlers(database),
      ...reportHandlers({
        database,
        authenticate: identity.authenticate,
        admit: (address) => identity.countAttempt({ limit: 'reportFromAddress', by: [address] }),
      }),
      ...findCalls(options, parts, catalogue),
      ...matchHandlers(database),
      ...familyHandlers(database),
      ...brandAliasHandlers(database),
      ...searchHandlers(database, (db) => raiseCatalogueVersion(db, { isAwaited: true }), onResultOpened),
      ...mailHandlers(database),
      ...dashboardHandlers(database, { arePagesChecked: config.merchantPages.areChecked }),
      ...timeHandlers(database),
      ...feedHandlers({
        database,
        fetch: createMerchantFetch(config, { timeout: previewTimeout }),
        askSite: createSiteFetch(config),
        allowAddresses: config.allowAddresses,
        files: createFeedFiles(openFiles(config, 'feeds')),
        pushes,
      }),
    },
    withoutKeys(identity.authenticate),
  );
}
