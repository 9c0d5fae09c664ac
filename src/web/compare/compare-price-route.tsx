import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../layout/page-head.tsx';

export default function ComparePriceRoute() {
  const { product } = useMessages();
  return (
    <>
      <PageHead title={product.comparePrice} />
      <h1 className="text-2xl font-bold">{product.comparePrice}</h1>
    </>
  );
}
