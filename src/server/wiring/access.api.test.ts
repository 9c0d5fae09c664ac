import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { type Role, roles } from '../../contract/accounts/roles.ts';
import { type CallName, calls } from '../../contract/calls.ts';

/** Who may make each call, written out: what the contract says of it is what is tested. */
const whoMay = {
  anybody: [
    ...['listCategoryThumbnails', 'listProducts', 'getProduct', 'getProductHistory', 'listSimilarProducts'],
    ...['listCategories', 'searchProducts', 'suggest', 'listPriceDrops', 'getFaceToFace'],
    ...[
      'getCatalogueFigures',
      'getMerchant',
      'getProductFamily',
      'getPriceIndex',
      'register',
      'login',
      'forgotPassword',
      'resetPassword',
      'confirmEmail',
    ],
    ...['undoEmail', 'exchangeSignIn', 'linkAccount', 'reportProduct', 'splitCart', 'getSharedList'],
    ...['listMerchantNames', 'listOwnPrices', 'listPromoCodes'],
    ...['askGuestAlert', 'confirmGuestAlert', 'listGuestAlerts', 'setGuestAlert', 'removeGuestAlert'],
    ...[
      'stopGuestAlerts',
      'stopAlertMails',
      'forgetPushDevice',
      'countSearchClick',
      'findProduct',
      'readPastedPage',
    ],
  ],
  user: [
    ...['logout', 'resendConfirmation', 'getProfile', 'updateProfile', 'listSessions', 'endSessions'],
    ...['endSession', 'listIdentities', 'unlinkIdentity', 'exportOwnData', 'deleteAccount'],
    ...['changePassword', 'setLanguage', 'saveCart', 'getCart', 'clearCart', 'listFavourites'],
    'addFavourite',
    'previewList',
    'addList',
    ...['removeFavourite', 'getMarks', 'getOwnSharedList', 'shareList', 'withdrawList', 'listAlerts'],
    ...['setAlert', 'getAlert', 'removeAlert', 'listNotifications', 'readNotifications', 'getAlertSettings'],
    ...['setAlertSettings', 'renewAlertFeed', 'listListAlerts', 'setListAlert', 'removeListAlert'],
    ...['addAlertChannel', 'updateAlertChannel', 'removeAlertChannel', 'testAlertChannel'],
    'stopAlertMessages',
    ...['listApiKeys', 'createApiKey', 'withdrawApiKey'],
    ...['getOwnTerms', 'saveOwnTerms'],
    ...['listSearchAlerts', 'setSearchAlert', 'removeSearchAlert'],
  ],
  employee: [
    ...['getTimeTracker', 'clockIn', 'clockOut', 'listTimeEntries', 'addTimeEntry', 'correctTimeEntry'],
    'removeTimeEntry',
  ],
  admin: [
    ...['listManagedProducts', 'getManagedProduct', 'createProduct', 'updateProduct', 'deleteProduct'],
    ...['listManagedCategories', 'addCategory', 'updateCategory', 'deleteCategory', 'setCategoryPicture'],
    ...['removeCategoryPicture', 'orderCategories', 'listMerchantCategories', 'decideMerchantCategories'],
    ...['listUsers', 'updateUser', 'deleteUser', 'listReports', 'decideReport', 'listDeliveryRules'],
    ...['saveDeliveryRule', 'removeDeliveryRule', 'listDeliveryRuleSuggestions', 'listMatchReviews'],
    ...[
      'listMatchDecisions',
      'getMatchedProduct',
      'decideMatch',
      'undoMatchDecision',
      'getManagedFamily',
      'decideFamily',
      'undoFamilyDecision',
      'listSearchAliases',
      'addSearchAlias',
    ],
    ...['updateSearchAlias', 'removeSearchAlias', 'listMissedSearches', 'decideMissedSearch'],
    ...['listBrandAliases', 'saveBrandAlias', 'removeBrandAlias', 'listBrandAliasSuggestions'],
    ...['listManagedPromoCodes', 'addPromoCode', 'updatePromoCode', 'removePromoCode'],
    ...[
      'listPromoFiles',
      'savePromoFile',
      'removePromoFile',
      'sendPromoFile',
      'fetchPromoFile',
      'decidePromoFile',
    ],
    ...['dismissBrandAliasSuggestion', 'listWorkedHours', 'getDashboard', 'listMerchants'],
    ...['updateMerchant', 'listFeeds', 'addFeed', 'updateFeed', 'runFeed', 'cancelFeed', 'listImportRuns'],
    ...[
      'getFeedLoss',
      'deleteFeed',
      'createPushKey',
      'withdrawPushKey',
      'getMerchantCategoriesExtent',
      'restoreMerchantCategories',
    ],
    ...['listRejectedRows', 'decideHeldRun', 'sendFeedFile', 'previewFeedFile', 'previewFeed', 'listMails'],
  ],
  superadmin: ['listAudit'],
  holder: ['pushOffers'],
} as const satisfies Record<string, readonly CallName[]>;

/** The roles that have it; anybody else who is signed in is refused. */
const admitted: Record<Exclude<keyof typeof whoMay, 'anybody' | 'holder'>, readonly Role[]> = {
  user: roles,
  employee: ['employee'],
  admin: ['admin', 'superadmin'],
  superadmin: ['superadmin'],
};

let shop: TestApp;
const signedIn = new Map<Role, Record<string, string>>();

beforeAll(async () => {
  shop = await createTestApp();
  const people = createPeople(shop);
  for (const role of roles) signedIn.set(role, bearer(await people.token(await people.create({ role }))));
});
afterAll(() => shop?.close());

/** Makes a call with nothing in it, about things that are not there. */
async function make(name: CallName, headers: Record<string, string> = {}) {
  const { method, path } = calls[name];
  const url = `/api${path.replaceAll(/\{\w+\}/g, '987654')}`;
  return shop.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
}
const statusOf = async (...call: Parameters<typeof make>) => (await make(...call)).statusCode;

test('it is said of every call who may make it', () => {
  expect(Object.values(whoMay).flat().toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(whoMay.anybody)('%s is for everybody', async (name) => {
  const { statusCode, body } = await make(name);
  expect(statusCode).not.toBe(403);
  // A sign-in without a password is refused as well, in other words.
  expect(body).not.toContain('Please log in to continue.');
});

test.each(whoMay.user)('%s is for who is signed in', async (name) => {
  expect(await statusOf(name)).toBe(401);
});

test.each(whoMay.holder)('%s is for who holds a key, whatever their role', async (name) => {
  for (const headers of [undefined, ...signedIn.values()]) expect(await statusOf(name, headers)).toBe(401);
});

test.each(
  (['employee', 'admin', 'superadmin'] as const).flatMap((who) => whoMay[who].map((name) => ({ name, who }))),
)('$name is for the role $who, and refused to others', async ({ name, who }) => {
  expect(await statusOf(name)).toBe(401);
  for (const role of roles) {
    const status = await statusOf(name, signedIn.get(role));
    if (admitted[who].includes(role)) expect([401, 403], role).not.toContain(status);
    else expect(status, role).toBe(403);
  }
});
