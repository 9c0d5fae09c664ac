import type { PriceHistory, Product } from '../../contract/catalogue.schema.ts';
import type { CardProduct } from '../list/card-product.ts';
import type { Part } from '../load.ts';
import { ProductImage } from '../ui/product-image.tsx';
import { HistoryPart } from './history/history-part.tsx';
import { OffersPart } from './offers/offers-part.tsx';
import type { ProductView } from './product-view.ts';
import { ProductSidebar } from './recent-sidebar.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { Description, Specifications } from './specifications.tsx';

type ProductBodyProps = {
  product: Product;
  history: Part<PriceHistory>;
  similar: Part<CardProduct[]>;
  view: ProductView;
};

const pictureSide = 160;

/** Where there is more than the one picture that stands above. */
function MorePictures({ product: { images, title } }: Pick<ProductBodyProps, 'product'>) {
  if (images.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-4">
      {images.map((src, index) => (
        <li key={src}>
          <ProductImage src={src} alt={`${title} (${index + 1})`} size={pictureSide} />
        </li>
      ))}
    </ul>
  );
}

/** What stands below the decision: every offer, the price's history, what the thing is, and others like it. */
export default function ProductBody({ product, history, similar, view }: ProductBodyProps) {
  return (
    <>
      <div className="product-body">
        <div className="grid min-w-0 gap-12">
          <OffersPart product={product} view={view} />
          <HistoryPart history={history} view={view} />
          <Specifications product={product} />
          <Description product={product} />
          <MorePictures product={product} />
        </div>
        <ProductSidebar productId={product._id} />
      </div>
      <SimilarProducts products={similar} />
    </>
  );
}
