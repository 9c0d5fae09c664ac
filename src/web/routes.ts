import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

const page = (language: string, path: string, file: string) =>
  route(path, file, { id: `${language}/${path}` });

/**
 * Product pages have many texts: below a language these are bundled with the route. Other screens load theirs
 * (`i18n/texts.ts`).
 */
const aboutProduct = (language: string, pages: RouteConfigEntry[]) =>
  language === 'negotiated' ? pages : [layout(`languages/${language}-product-route.tsx`, pages)];

/** The paths below one language. */
const pages = (language: string) => [
  index('home/home-route.tsx', { id: `${language}/home` }),
  page(language, 'products', 'search/products-route.tsx'),
  page(language, 'category/:name', 'category/category-route.tsx'),
  ...aboutProduct(language, [
    page(language, 'product/:id', 'product/product-route.tsx'),
    page(language, 'compare/:id', 'compare/compare-route.tsx'),
    page(language, 'comparePrice', 'compare/compare-price-route.tsx'),
  ]),
  page(language, 'deals/:period?', 'deals/deals-route.tsx'),
  page(language, 'barometer/:category?', 'barometer/barometer-route.tsx'),
  page(language, 'merchant/:name', 'merchant/merchant-route.tsx'),
  page(language, 'find', 'find/find-route.tsx'),
  page(language, 'how-we-rank', 'ranking/ranking-route.tsx'),
  page(language, 'accessibility', 'accessibility/accessibility-route.tsx'),
  page(language, 'legal', 'legal/legal-route.tsx'),
  page(language, 'privacy', 'privacy/privacy-route.tsx'),
  page(language, 'forgot-password', 'account/forgot-password-route.tsx'),
  page(language, 'reset-password', 'account/reset-password-route.tsx'),
  page(language, 'confirm-email', 'account/confirm-email-route.tsx'),
  page(language, 'link-account', 'account/link-account-route.tsx'),
  page(language, 'undo-email', 'account/undo-email-route.tsx'),
  page(language, 'secure-account', 'account/secure-account-route.tsx'),
  page(language, 'favorites', 'favourites/favourites-route.tsx'),
  page(language, 'alertPrice', 'alerts/alerts-route.tsx'),
  page(language, 'my-email-alerts', 'alerts/guests/guest-alerts-route.tsx'),
  page(language, 'alert-mails', 'alerts/stop-mails-route.tsx'),
  page(language, 'import', 'list-import/list-import-route.tsx'),
  page(language, 'shared-list', 'favourites/shared-list-route.tsx'),
  page(language, 'my-price', 'my-price/my-price-route.tsx'),
  page(language, 'profile', 'account/profile-route.tsx'),
  page(language, 'admin/*', 'admin/admin-route.tsx'),
  page(language, 'employee/time-tracker', 'time-tracker/time-tracker-route.tsx'),
  page(language, 'cart', 'cart/cart-route.tsx'),
  page(language, 'checkout', 'cart/checkout-route.tsx'),
  page(language, '*', 'errors/not-found-route.tsx'),
];

/** Case-sensitive, as their texts are in one language. */
const below = (language: string, name: string) =>
  route(language, `languages/${name}-route.tsx`, { caseSensitive: true }, pages(name));

/** Each page stands below its language and, in the visitor's own, without one. */
export default [below('fr', 'french'), below('en', 'english'), ...pages('negotiated')] satisfies RouteConfig;
