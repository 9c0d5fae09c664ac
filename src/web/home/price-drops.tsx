import { addresses } from '../../contract/addresses.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { LegalLine } from '../list/legal-line.tsx';
import { CatalogueGrid } from '../product-card/catalogue-grid.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ErrorState, TextLink } from '../ui/states.tsx';
import { Drop } from './drop.tsx';
import type { HomeData } from './load-home.ts';

/** The strongest drops that we observed; nothing where nothing fell. */
export function PriceDrops({ drops }: Pick<HomeData, 'drops'>) {
  const language = useLanguage();
  const { home } = useTexts(sharedTexts);
  if (drops?.products.length === 0) return null;
  return (
    <section aria-labelledby="drops-title" className="grid gap-4 pt-12">
      <h2 id="drops-title" className="text-xl font-bold">
        {home.dropsTitle[drops?.days ?? 1]}
      </h2>
      {!drops && <ErrorState message={home.dropsFailed} />}
      {drops && (
        <>
          <LegalLine criterion={home.dropsCriterion[drops.days]} merchantsCount={drops.merchantsCount} />
          <CatalogueGrid>
            {drops.products.map((product) => (
              <ProductCard
                key={product._id}
                product={product}
                note={<Drop {...product.fallen} days={drops.days} />}
              />
            ))}
          </CatalogueGrid>
          <p>
            <TextLink to={addresses.deals(language)}>{home.dropsAll}</TextLink>
          </p>
        </>
      )}
    </section>
  );
}
