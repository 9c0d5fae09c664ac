import { PageHead } from '../layout/page-head.tsx';
import { requestOf, required } from '../load.ts';
import type { Route } from './+types/compare-route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  return { product: await required(api('getProduct', { language, params: { id: params.id } })) };
}

export default function CompareRoute({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <article>
      <PageHead title={product.title} />
      <h1 className="text-2xl font-bold">{product.title}</h1>
    </article>
  );
}
