/**
 * Method and path (below `/api`) of every call, SPEC §7 and our own: all that a browser needs to
 * know of them. `endpoints.schema.ts` adds what they take and answer.
 */
export const calls = {
  listCategoryThumbnails: { method: 'GET', path: '/products/category-thumbnails' },
  listProducts: { method: 'GET', path: '/products' },
  getProduct: { method: 'GET', path: '/products/{id}' },
  getProductHistory: { method: 'GET', path: '/products/{id}/history' },
  listSimilarProducts: { method: 'GET', path: '/products/{id}/similar' },
  listCategories: { method: 'GET', path: '/categories' },
  searchProducts: { method: 'GET', path: '/search' },
  suggest: { method: 'GET', path: '/suggest' },
  listPriceDrops: { method: 'GET', path: '/price-drops' },
  getFaceToFace: { method: 'GET', path: '/face-to-face' },
  getCatalogueFigures: { method: 'GET', path: '/figures' },
  register: { method: 'POST', path: '/auth/register' },
  login: { method: 'POST', path: '/auth/login' },
  logout: { method: 'POST', path: '/auth/logout' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email' },
  undoEmail: { method: 'POST', path: '/auth/undo-email' },
  resendConfirmation: { method: 'POST', path: '/users/me/confirmation' },
  getProfile: { method: 'GET', path: '/users/me' },
  updateProfile: { method: 'PUT', path: '/users/me' },
  exchangeSignIn: { method: 'POST', path: '/auth/exchange' },
  linkAccount: { method: 'POST', path: '/auth/link-account' },
  listSessions: { method: 'GET', path: '/users/me/sessions' },
  endSessions: { method: 'DELETE', path: '/users/me/sessions' },
  endSession: { method: 'DELETE', path: '/users/me/sessions/{id}' },
  exportOwnData: { method: 'GET', path: '/users/me/export' },
  deleteAccount: { method: 'POST', path: '/users/me/deletion' },
  changePassword: { method: 'PUT', path: '/users/me/password' },
  listMatchReviews: { method: 'GET', path: '/matches/reviews' },
  listMatchDecisions: { method: 'GET', path: '/matches/decisions' },
  decideMatch: { method: 'POST', path: '/matches/decisions' },
  undoMatchDecision: { method: 'DELETE', path: '/matches/decisions/{id}' },
  listMails: { method: 'GET', path: '/mails' },
  listAudit: { method: 'GET', path: '/audit' },
} as const;

export type CallName = keyof typeof calls;
