import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** SPEC §2's paths, each also below its language (DECISIONS "Languages"); `lang` is checked by its route. */
export default [
  route(':lang?', 'language-route.tsx', [
    index('home/home-route.tsx'),
    route('products', 'search/products-route.tsx'),
    route('category/:name', 'category/category-route.tsx'),
    route('product/:id', 'product/product-route.tsx'),
    route('compare/:id', 'compare/compare-route.tsx'),
    route('comparePrice', 'compare/compare-price-route.tsx'),
    route('how-we-rank', 'ranking/ranking-route.tsx'),
    route('legal', 'legal/legal-route.tsx'),
    route('*', 'errors/not-found-route.tsx'),
  ]),
] satisfies RouteConfig;
