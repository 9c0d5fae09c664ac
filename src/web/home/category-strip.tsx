import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { CategoryThumbnail } from '../../contract/catalogue/schema.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Part } from '../load.ts';
import { ProductImage } from '../ui/product/product-image.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** Entries without a category or an image are left out. */
const isComplete = ({ category, image }: CategoryThumbnail) =>
  typeof category === 'string' && typeof image === 'string';

function Thumbnail({ thumbnail }: { thumbnail: CategoryThumbnail }) {
  const language = useLanguage();
  const { category: name, categoryFr: nameFr, image, awImage, picture } = thumbnail;
  return (
    <li className="snap-start">
      <Link to={addresses.category(language, name)} className="group grid gap-2 text-center">
        <ProductImage
          src={awImage ?? image}
          picture={picture}
          alt=""
          size={144}
          className="rounded-md border border-rule p-3 group-hover:border-brand"
        />
        <span className="text-sm font-medium group-hover:text-brand group-hover:underline">
          {categoryName(language, { name, nameFr })}
        </span>
      </Link>
    </li>
  );
}

function Thumbnails({ thumbnails }: { thumbnails: CategoryThumbnail[] }) {
  const { categories } = useTexts(sharedTexts);
  const complete = thumbnails.filter(isComplete);
  if (complete.length === 0) return <EmptyState message={categories.none} />;
  return (
    <ul className="category-strip">
      {complete.map((thumbnail) => (
        <Thumbnail key={thumbnail.category} thumbnail={thumbnail} />
      ))}
    </ul>
  );
}

/** The categories with a picture each; says what failed. */
export function CategoryStrip({ thumbnails }: { thumbnails: Part<CategoryThumbnail[]> }) {
  const { home, categories } = useTexts(sharedTexts);
  return (
    <section aria-labelledby="categories-title" className="grid gap-4 pt-12">
      <h2 id="categories-title" className="text-xl font-bold">
        {home.categories}
      </h2>
      {thumbnails === undefined && <ErrorState message={categories.failed} />}
      {thumbnails !== undefined && !Array.isArray(thumbnails) && <ErrorState message={categories.invalid} />}
      {Array.isArray(thumbnails) && <Thumbnails thumbnails={thumbnails} />}
    </section>
  );
}
