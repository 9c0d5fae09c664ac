import { addresses } from '../../contract/addresses.ts';
import type { Duel } from '../../contract/catalogue/price-drops-schema.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import type { NamedCategory } from '../layout/named-category.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextLink } from '../ui/states.tsx';
import { DuelFigure } from './duel-figure.tsx';
import { firstLinks, type LinkName, secondLinks } from './fixed-links.ts';

/** The category's own name, which an admin may have changed; else the built-in one. */
function useLinkLabel(categories: readonly NamedCategory[]): (name: LinkName) => string {
  const language = useLanguage();
  const { categories: texts } = useTexts(sharedTexts);
  return (name) => {
    const category = categories.find((each) => each.name === name);
    return category ? categoryName(language, category) : texts.names[name];
  };
}

type LinkBoxProps = { title: string; names: readonly LinkName[]; categories: readonly NamedCategory[] };

function LinkBox({ title, names, categories }: LinkBoxProps) {
  const language = useLanguage();
  const label = useLinkLabel(categories);
  return (
    <nav aria-label={title} className="border-t-2 border-ink pt-2">
      <h2 className="font-sans text-sm font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-x-4 sm:grid">
        {names.map((name) => (
          <li key={name}>
            <TextLink to={addresses.category(language, name)} className="inline-block py-1">
              {label(name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Headline, Shop Now and category links beside two merchants' prices of one product. */
export function Hero({ duel, linked }: { duel: Duel | null; linked: readonly NamedCategory[] }) {
  const language = useLanguage();
  const { home } = useTexts(sharedTexts);
  return (
    <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[5fr_6fr]">
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-4">
          <h1 className="text-3xl font-extrabold">{home.headline}</h1>
          <p className="max-w-prose text-lg">{home.lead}</p>
          <LinkButton to={`${addresses.products(language)}#products`} tone="primary" icon="arrow-down">
            {home.shopNow}
          </LinkButton>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <LinkBox title={home.linksFirst} names={firstLinks} categories={linked} />
          <LinkBox title={home.linksSecond} names={secondLinks} categories={linked} />
        </div>
      </div>
      {duel && <DuelFigure duel={duel} />}
    </div>
  );
}
