import { partsData } from '../load.ts';
import type { Route } from './+types/home-route.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return partsData(await loadHome(context));
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
