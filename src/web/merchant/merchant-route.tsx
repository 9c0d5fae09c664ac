import { redirect } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { ListFacets } from '../../contract/catalogue/list-schema.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { optional, partsData, requestOf, required } from '../load.ts';
import { TextLink } from '../ui/states.tsx';
import type { Route } from './+types/merchant-route.ts';
import { MerchantCategories } from './merchant-categories.tsx';
import { MerchantFacts } from './merchant-facts.tsx';
import { merchantTexts } from './texts/texts.ts';

/** Categories that a page names, those with the most products. */
const shownCategories = 16;

type Categories = ListFacets['categories'];

const largest = (categories: Categories | undefined): Categories =>
  (categories ?? []).toSorted((a, b) => b.count - a.count).slice(0, shownCategories);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const merchant = await required(api('getMerchant', { language, params: { name: params.name } }));
  if (merchant.name !== params.name) throw redirect(addresses.merchant(language, merchant.name), 301);
  const query = { merchant: merchant.name, facets: 'all', limit: 1 } as const;
  const list = await optional(context, api('searchProducts', { language, query }));
  return partsData({ merchant, categories: list && largest(list.facets?.categories) });
}

/** Who a merchant is, and how its offers stand here. */
export default function MerchantRoute({ loaderData: { merchant, categories } }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = useTexts(merchantTexts);
  const { name, logo } = merchant;
  return (
    <article className="grid max-w-3xl gap-10">
      <PageHead title={texts.title(name)} description={texts.description(name)} />
      <header className="grid gap-2">
        {logo && <img src={logo} alt="" width={144} height={48} className="merchant-logo" />}
        <h1 className="text-3xl font-extrabold wrap-anywhere">{name}</h1>
        <p className="text-lg">{texts.lead}</p>
      </header>
      <MerchantFacts merchant={merchant} />
      <MerchantCategories merchant={name} categories={categories} />
      <p className="text-sm text-ink-soft">
        {texts.paid} <TextLink to={addresses.ranking(language)}>{texts.ranking}</TextLink>
      </p>
    </article>
  );
}
