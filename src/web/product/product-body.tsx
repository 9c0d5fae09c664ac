import type { PriceHistory } from '../../contract/catalogue/history-schema.ts';
import type { Product } from '../../contract/catalogue/schema.ts';
import type { Part } from '../load.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { HistoryPart } from './history/history-part.tsx';
import { LabelsPart } from './labels/labels-part.tsx';
import { OffersPart } from './offers/offers-part.tsx';
import { PageContents } from './page-contents.tsx';
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

/** The content below the decision box: where its parts begin, offers, price history, specifications, and similar products. */
export default function ProductBody({ product, history, similar, view }: ProductBodyProps) {
  return (
    <>
      <PageContents product={product} />
      <div className="product-body">
        <div className="grid min-w-0 gap-12">
          <OffersPart product={product} view={view} />
          <HistoryPart history={history} view={view} />
          <LabelsPart product={product} />
          <Specifications product={product} />
          <Description product={product} />
        </div>
        <ProductSidebar productId={product._id} />
      </div>
      <SimilarProducts products={similar} />
    </>
  );
}
