import type { z } from 'zod';
import { ownDataSchema, sessionSchema, userSchema } from './accounts/schema.ts';
import { linkedAccountSchema } from './accounts/social-endpoints.ts';
import { alertSchema, listAlertSchema, notificationSchema } from './alerts/schema.ts';
import {
  brandAliasSchema,
  brandAliasSuggestionSchema,
  missedSearchSchema,
  searchAliasSchema,
} from './aliases/schema.ts';
import { apiKeySchema } from './api-keys/api-key-schema.ts';
import { priceIndexSchema } from './barometer/schema.ts';
import type { CallName } from './calls.ts';
import { cartSchema, cartSplitSchema } from './cart/schema.ts';
import { priceHistorySchema } from './catalogue/history-schema.ts';
import { listFacetsSchema, productListSchema } from './catalogue/list-schema.ts';
import { faceToFaceSchema, priceDropListSchema } from './catalogue/price-drops-schema.ts';
import {
  catalogueFiguresSchema,
  categorySchema,
  categoryThumbnailSchema,
  offerSchema,
  productCardSchema,
  productSchema,
} from './catalogue/schema.ts';
import { suggestionsSchema } from './catalogue/suggestions-schema.ts';
import { managedCategorySchema } from './categories/schema.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointGroups } from './endpoint-groups.ts';
import { errorSchema } from './errors/schema.ts';
import { favouriteSchema } from './favourites/schema.ts';
import { auditEntrySchema, mailSchema } from './logs/schema.ts';
import { merchantCategorySchema } from './merchant-categories/schema.ts';
import { managedMerchantSchema } from './merchants/schema.ts';
import { managedPromoCodeSchema, ownPriceSchema } from './my-price/schema.ts';
import { ownTermsSchema } from './my-price/terms-schema.ts';
import { managedProductSchema } from './products/schema.ts';
import { reportSchema } from './reports/schema.ts';
import { managedUserSchema } from './users/schema.ts';

export const endpoints = {
  ...endpointGroups.catalogue.endpoints,
  ...endpointGroups.accounts.endpoints,
  ...endpointGroups.favourites.endpoints,
  ...endpointGroups.alerts.endpoints,
  ...endpointGroups.cart.endpoints,
  ...endpointGroups.myPrice.endpoints,
  ...endpointGroups.reports.endpoints,
  ...endpointGroups.products.endpoints,
  ...endpointGroups.categories.endpoints,
  ...endpointGroups.merchants.endpoints,
  ...endpointGroups.feeds.endpoints,
  ...endpointGroups.matching.endpoints,
  ...endpointGroups.vocabulary.endpoints,
  ...endpointGroups.users.endpoints,
  ...endpointGroups.hours.endpoints,
  ...endpointGroups.logs.endpoints,
} as const satisfies Record<CallName, Endpoint>;

export type Endpoints = typeof endpoints;

/** Schemas that the API's documents name. */
export const namedSchemas = {
  Category: categorySchema,
  CategoryThumbnail: categoryThumbnailSchema,
  Offer: offerSchema,
  ProductCard: productCardSchema,
  Product: productSchema,
  ListFacets: listFacetsSchema,
  ProductList: productListSchema,
  Suggestions: suggestionsSchema,
  PriceHistory: priceHistorySchema,
  PriceDropList: priceDropListSchema,
  PriceIndex: priceIndexSchema,
  FaceToFace: faceToFaceSchema,
  CatalogueFigures: catalogueFiguresSchema,
  User: userSchema,
  ManagedProduct: managedProductSchema,
  ManagedCategory: managedCategorySchema,
  MerchantCategory: merchantCategorySchema,
  ManagedUser: managedUserSchema,
  ManagedMerchant: managedMerchantSchema,
  Session: sessionSchema,
  OwnData: ownDataSchema,
  Cart: cartSchema,
  LinkedAccount: linkedAccountSchema,
  ApiKey: apiKeySchema,
  Report: reportSchema,
  CartSplit: cartSplitSchema,
  OwnTerms: ownTermsSchema,
  OwnPrice: ownPriceSchema,
  PromoCode: managedPromoCodeSchema,
  Favorite: favouriteSchema,
  Alert: alertSchema,
  ListAlert: listAlertSchema,
  Notification: notificationSchema,
  SearchAlias: searchAliasSchema,
  BrandAlias: brandAliasSchema,
  BrandAliasSuggestion: brandAliasSuggestionSchema,
  MissedSearch: missedSearchSchema,
  Mail: mailSchema,
  AuditEntry: auditEntrySchema,
  Error: errorSchema,
} as const satisfies Record<string, z.ZodType>;
