import { z } from 'zod';
import {
  auditEntrySchema,
  deletionBody,
  exchangeBody,
  forgotBody,
  loginBody,
  mailedTokenBody,
  mailSchema,
  messageSchema,
  ownDataSchema,
  pageQuery,
  passwordBody,
  profileBody,
  profileUpdatedSchema,
  registerBody,
  resetBody,
  sessionParams,
  sessionSchema,
  signedInSchema,
  userSchema,
} from './account.schema.ts';
import { alertEndpoints } from './alerts.endpoints.schema.ts';
import { alertSchema, listAlertSchema, notificationSchema } from './alerts.schema.ts';
import {
  aliasPageQuery,
  aliasRemovedSchema,
  brandAliasBody,
  brandAliasParams,
  brandAliasSchema,
  brandAliasSuggestionSchema,
  missedSearchQuery,
  missedSearchSchema,
  searchAliasBody,
  searchAliasParams,
  searchAliasSchema,
} from './aliases.schema.ts';
import { type CallName, calls } from './calls.ts';
import { cartEndpoints } from './cart.endpoints.schema.ts';
import { cartSchema, cartSplitSchema } from './cart.schema.ts';
import {
  catalogueFiguresSchema,
  categorySchema,
  categoryThumbnailSchema,
  faceToFaceSchema,
  historyQuery,
  listFacetsSchema,
  listProductsQuery,
  offerSchema,
  priceDropListSchema,
  priceHistorySchema,
  productCardSchema,
  productIdParams,
  productListSchema,
  productSchema,
  searchProductsQuery,
} from './catalogue.schema.ts';
import { categoryEndpoints } from './categories.endpoints.schema.ts';
import { managedCategorySchema } from './categories.schema.ts';
import { dashboardEndpoints } from './dashboard.endpoints.schema.ts';
import { deliveryRuleEndpoints } from './delivery-rules.endpoints.schema.ts';
import { errorSchema } from './error.schema.ts';
import type { ErrorCode } from './error-codes.ts';
import { favouriteEndpoints } from './favourites.endpoints.schema.ts';
import { favouriteSchema } from './favourites.schema.ts';
import { feedEndpoints } from './feeds.endpoints.schema.ts';
import { identityEndpoints, linkedAccountSchema } from './identities.endpoints.schema.ts';
import type { Language } from './language.ts';
import {
  matchDecidedSchema,
  matchDecisionBody,
  matchDecisionParams,
  matchDecisionSchema,
  matchPageQuery,
  matchReviewSchema,
  matchUndoneSchema,
} from './matches.schema.ts';
import { productEndpoints } from './products.endpoints.schema.ts';
import { managedProductSchema } from './products.schema.ts';
import { reportEndpoints } from './reports.endpoints.schema.ts';
import { reportSchema } from './reports.schema.ts';
import type { Access } from './roles.ts';
import { suggestionsSchema, suggestQuery } from './suggestions.schema.ts';
import { userEndpoints } from './users.endpoints.schema.ts';
import { managedUserSchema } from './users.schema.ts';

/** What a call takes and answers; the server validates by it, the API documents are made from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: Record<Language, string>;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a multipart form, which may hold files. */
  isForm?: true;
  response: z.ZodType;
  /** The answer is a list whose paging stands in X-Total-Count and Link. */
  isPaged?: true;
  /** The same for everybody who asks, in any language: answers may be kept and shared. */
  isPublic?: true;
  /** Who may make the call; absent: everybody, also without a token. */
  access?: Access;
  errors: readonly ErrorCode[];
};

export const endpoints = {
  listCategoryThumbnails: {
    ...calls.listCategoryThumbnails,
    summary: {
      en: 'Categories that hold products, each with a picture',
      fr: 'Catégories qui ont des produits, chacune avec une image',
    },
    response: z.array(categoryThumbnailSchema),
    isPublic: true,
    errors: [],
  },
  listProducts: {
    ...calls.listProducts,
    summary: { en: 'Products, by category or search text', fr: 'Produits, par catégorie ou par recherche' },
    query: listProductsQuery,
    response: z.array(productCardSchema),
    isPaged: true,
    isPublic: true,
    errors: ['invalid_request'],
  },
  getProduct: {
    ...calls.getProduct,
    summary: { en: 'A product with every live offer', fr: 'Un produit avec toutes ses offres en cours' },
    params: productIdParams,
    response: productSchema,
    isPublic: true,
    errors: ['not_found'],
  },
  getProductHistory: {
    ...calls.getProductHistory,
    summary: { en: 'How the lowest delivered price moved', fr: 'L’évolution du prix livré le plus bas' },
    params: productIdParams,
    query: historyQuery,
    response: priceHistorySchema,
    isPublic: true,
    errors: ['not_found', 'invalid_request'],
  },
  listSimilarProducts: {
    ...calls.listSimilarProducts,
    summary: {
      en: 'Products like this one, of its category',
      fr: 'Produits semblables, de la même catégorie',
    },
    params: productIdParams,
    response: z.array(productCardSchema),
    isPublic: true,
    errors: ['not_found'],
  },
  listCategories: {
    ...calls.listCategories,
    summary: { en: 'All categories', fr: 'Toutes les catégories' },
    response: z.array(categorySchema),
    isPublic: true,
    errors: [],
  },
  searchProducts: {
    ...calls.searchProducts,
    summary: {
      en: 'One page of a product list, narrowed by facets, with total, category and facets',
      fr: 'Une page d’une liste de produits, filtrée par facettes, avec total, catégorie et facettes',
    },
    query: searchProductsQuery,
    response: productListSchema,
    isPublic: true,
    errors: ['invalid_request', 'not_found'],
  },
  suggest: {
    ...calls.suggest,
    summary: {
      en: 'Products, categories and brands for a text that is still being typed',
      fr: 'Produits, catégories et marques pour un texte en cours de saisie',
    },
    query: suggestQuery,
    response: suggestionsSchema,
    isPublic: true,
    errors: ['invalid_request', 'unavailable'],
  },
  listPriceDrops: {
    ...calls.listPriceDrops,
    summary: {
      en: 'Products whose best delivered price fell most, as we observed it',
      fr: 'Les plus fortes baisses du meilleur prix livré, d’après nos relevés',
    },
    response: priceDropListSchema,
    isPublic: true,
    errors: ['unavailable'],
  },
  getFaceToFace: {
    ...calls.getFaceToFace,
    summary: {
      en: 'The dearest and the cheapest merchant of one product, of today’s strongest drop if there is one',
      fr: 'Le marchand le plus cher et le moins cher d’un produit, celui de la plus forte baisse du jour s’il y en a une',
    },
    response: faceToFaceSchema,
    isPublic: true,
    errors: ['unavailable'],
  },
  getCatalogueFigures: {
    ...calls.getCatalogueFigures,
    summary: { en: 'Live figures of the catalogue', fr: 'Le catalogue en chiffres' },
    response: catalogueFiguresSchema,
    isPublic: true,
    errors: [],
  },
  register: {
    ...calls.register,
    summary: {
      en: 'Make an account; the answer is the same where the address has one already',
      fr: 'Créer un compte\u00a0; la réponse est la même si l’adresse en a déjà un',
    },
    body: registerBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  login: {
    ...calls.login,
    summary: { en: 'Sign in', fr: 'Se connecter' },
    body: loginBody,
    response: signedInSchema,
    errors: ['invalid_request', 'unauthenticated', 'unsupported_media_type'],
  },
  logout: {
    ...calls.logout,
    summary: { en: 'End this session', fr: 'Terminer cette session' },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  forgotPassword: {
    ...calls.forgotPassword,
    summary: {
      en: 'Have a reset link mailed; the answer is the same for addresses that have no account',
      fr: 'Demander un lien de réinitialisation par e-mail\u00a0; la réponse est la même pour une adresse sans compte',
    },
    body: forgotBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  resetPassword: {
    ...calls.resetPassword,
    summary: {
      en: 'Set a new password by a mailed link; all sessions end',
      fr: 'Choisir un nouveau mot de passe avec un lien reçu par e-mail\u00a0; toutes les sessions se terminent',
    },
    body: resetBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  confirmEmail: {
    ...calls.confirmEmail,
    summary: {
      en: 'Confirm one’s address by a mailed link',
      fr: 'Confirmer son adresse avec un lien reçu par e-mail',
    },
    body: mailedTokenBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  undoEmail: {
    ...calls.undoEmail,
    summary: {
      en: 'Bring one’s former address back by a mailed link; all sessions end',
      fr: 'Rétablir son ancienne adresse avec un lien reçu par e-mail\u00a0; toutes les sessions se terminent',
    },
    body: mailedTokenBody,
    response: messageSchema,
    errors: ['invalid_request', 'conflict', 'unsupported_media_type'],
  },
  resendConfirmation: {
    ...calls.resendConfirmation,
    summary: {
      en: 'Have the confirmation link mailed again',
      fr: 'Recevoir à nouveau le lien de confirmation',
    },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  getProfile: {
    ...calls.getProfile,
    summary: { en: 'Who is signed in', fr: 'Qui est connecté' },
    response: userSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  updateProfile: {
    ...calls.updateProfile,
    summary: {
      en: 'Change one’s name, address and phone',
      fr: 'Modifier son nom, son adresse et son téléphone',
    },
    body: profileBody,
    response: profileUpdatedSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'conflict'],
  },
  exchangeSignIn: {
    ...calls.exchangeSignIn,
    summary: {
      en: 'Exchange the code that a provider’s sign-in ended with, in the browser that began it',
      fr: 'Échanger le code reçu après une connexion par un fournisseur, dans le navigateur qui l’a commencée',
    },
    body: exchangeBody,
    response: signedInSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  linkAccount: {
    ...calls.linkAccount,
    summary: {
      en: 'Link an account of a provider by a mailed link',
      fr: 'Relier le compte d’un fournisseur avec un lien reçu par e-mail',
    },
    body: mailedTokenBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  listSessions: {
    ...calls.listSessions,
    summary: { en: 'Where one is signed in', fr: 'Où l’on est connecté' },
    response: z.array(sessionSchema),
    access: 'user',
    errors: ['unauthenticated'],
  },
  endSessions: {
    ...calls.endSessions,
    summary: { en: 'Sign out everywhere, here as well', fr: 'Se déconnecter partout, ici aussi' },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  endSession: {
    ...calls.endSession,
    summary: { en: 'End one of one’s sessions', fr: 'Terminer une de ses sessions' },
    params: sessionParams,
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  exportOwnData: {
    ...calls.exportOwnData,
    summary: {
      en: 'Everything that is kept of who asks',
      fr: 'Tout ce qui est conservé sur la personne connectée',
    },
    response: ownDataSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  deleteAccount: {
    ...calls.deleteAccount,
    summary: {
      en: 'Delete one’s account and everything personal',
      fr: 'Supprimer son compte et toutes ses données personnelles',
    },
    body: deletionBody,
    response: messageSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'conflict'],
  },
  changePassword: {
    ...calls.changePassword,
    summary: {
      en: 'Change one’s password; all sessions end, the answer holds the token of a new one',
      fr: 'Changer son mot de passe\u00a0; toutes les sessions se terminent, la réponse contient le jeton d’une nouvelle',
    },
    body: passwordBody,
    response: profileUpdatedSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated'],
  },
  ...cartEndpoints,
  ...deliveryRuleEndpoints,
  ...dashboardEndpoints,
  ...feedEndpoints,
  ...identityEndpoints,
  ...productEndpoints,
  ...categoryEndpoints,
  ...reportEndpoints,
  ...userEndpoints,
  ...favouriteEndpoints,
  ...alertEndpoints,
  listMatchReviews: {
    ...calls.listMatchReviews,
    summary: {
      en: 'Pairs of offers whose matching a person should look at, the most looked at first',
      fr: 'Paires d’offres dont le rapprochement est à vérifier, les plus consultées d’abord',
    },
    query: matchPageQuery,
    response: z.array(matchReviewSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  listMatchDecisions: {
    ...calls.listMatchDecisions,
    summary: {
      en: 'Decisions about matching, newest first',
      fr: 'Décisions de rapprochement, récentes d’abord',
    },
    query: matchPageQuery,
    response: z.array(matchDecisionSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  decideMatch: {
    ...calls.decideMatch,
    summary: {
      en: 'Merge or split products, move an offer, or rule on a pair; it wins over later imports',
      fr: 'Fusionner ou séparer des produits, déplacer une offre, ou trancher une paire\u00a0; cela prime sur les imports suivants',
    },
    body: matchDecisionBody,
    response: matchDecidedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'unsupported_media_type',
    ],
  },
  undoMatchDecision: {
    ...calls.undoMatchDecision,
    summary: { en: 'Take a decision about matching back', fr: 'Annuler une décision de rapprochement' },
    params: matchDecisionParams,
    response: matchUndoneSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  listSearchAliases: {
    ...calls.listSearchAliases,
    summary: {
      en: 'Groups of words that search takes for one thing, oldest first',
      fr: 'Groupes de mots que la recherche tient pour équivalents, les plus anciens d’abord',
    },
    query: aliasPageQuery,
    response: z.array(searchAliasSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  addSearchAlias: {
    ...calls.addSearchAlias,
    summary: {
      en: 'Add a group of words of one meaning; search goes by it within seconds',
      fr: 'Ajouter un groupe de mots équivalents\u00a0; la recherche en tient compte en quelques secondes',
    },
    body: searchAliasBody,
    response: searchAliasSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  updateSearchAlias: {
    ...calls.updateSearchAlias,
    summary: {
      en: 'Replace a group of words of one meaning',
      fr: 'Remplacer un groupe de mots équivalents',
    },
    params: searchAliasParams,
    body: searchAliasBody,
    response: searchAliasSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
  removeSearchAlias: {
    ...calls.removeSearchAlias,
    summary: {
      en: 'Remove a group of words of one meaning',
      fr: 'Supprimer un groupe de mots équivalents',
    },
    params: searchAliasParams,
    response: aliasRemovedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  listMissedSearches: {
    ...calls.listMissedSearches,
    summary: {
      en: 'Searches that found nothing, the most frequent first',
      fr: 'Recherches sans résultat, les plus fréquentes d’abord',
    },
    query: missedSearchQuery,
    response: z.array(missedSearchSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  listBrandAliases: {
    ...calls.listBrandAliases,
    summary: {
      en: 'Other names of brands, by alphabet',
      fr: 'Autres noms de marques, par ordre alphabétique',
    },
    query: aliasPageQuery,
    response: z.array(brandAliasSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  saveBrandAlias: {
    ...calls.saveBrandAlias,
    summary: {
      en: 'Keep a name as another one of a brand, in place of what it stood for; offers imported from now on go by it',
      fr: 'Retenir un nom comme autre nom d’une marque, à la place de ce qu’il désignait\u00a0; les offres importées ensuite en tiennent compte',
    },
    body: brandAliasBody,
    response: brandAliasSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'unsupported_media_type'],
  },
  removeBrandAlias: {
    ...calls.removeBrandAlias,
    summary: { en: 'Remove another name of a brand', fr: 'Supprimer un autre nom d’une marque' },
    params: brandAliasParams,
    response: aliasRemovedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  listBrandAliasSuggestions: {
    ...calls.listBrandAliasSuggestions,
    summary: {
      en: 'Brands without an alias that may be one, as several of their products share a GTIN; at most 100',
      fr: 'Marques sans alias qui n’en font peut-être qu’une, car plusieurs de leurs produits ont le même GTIN\u00a0; 100 au plus',
    },
    response: z.array(brandAliasSuggestionSchema),
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
  listMails: {
    ...calls.listMails,
    summary: {
      en: 'What was mailed and how it fared, newest first',
      fr: 'Les e-mails et leur sort, le plus récent d’abord',
    },
    query: pageQuery,
    response: z.array(mailSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  listAudit: {
    ...calls.listAudit,
    summary: {
      en: 'What happened to accounts, and what admins changed, newest first',
      fr: 'Ce qui est arrivé aux comptes et ce que les administrateurs ont modifié, le plus récent d’abord',
    },
    query: pageQuery,
    response: z.array(auditEntrySchema),
    isPaged: true,
    access: 'superadmin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
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
  FaceToFace: faceToFaceSchema,
  CatalogueFigures: catalogueFiguresSchema,
  User: userSchema,
  ManagedProduct: managedProductSchema,
  ManagedCategory: managedCategorySchema,
  ManagedUser: managedUserSchema,
  Session: sessionSchema,
  OwnData: ownDataSchema,
  Cart: cartSchema,
  LinkedAccount: linkedAccountSchema,
  Report: reportSchema,
  CartSplit: cartSplitSchema,
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
