import { addresses } from '../../../contract/addresses.ts';
import type { ListedProduct } from '../../../contract/products/schema.ts';
import { matchedProductAddress } from '../../../contract/staff-addresses.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/states.tsx';
import { RowActions } from '../row-actions.tsx';
import { Cell, Row } from '../table.tsx';
import { productsTexts } from './texts/texts.ts';

type ProductRowProps = { product: ListedProduct; onEdit: () => void; onDelete: () => void };

const side = 40;

/** A product as it stands in the list. */
export function ProductRow({ product, onEdit, onDelete }: ProductRowProps) {
  const texts = useTexts(productsTexts);
  const language = useLanguage();
  const lang = useMerchantLang();
  const { columns } = texts;
  const { _id, title, brand, image, category, offersCount, totalPrice } = product;
  return (
    <Row>
      <Cell label={columns.title}>
        <span className="flex items-center gap-3">
          <img src={image ?? '/placeholder.svg'} alt="" width={side} height={side} loading="lazy" />
          <span className="min-w-0">
            <TextLink to={addresses.product(language, _id)} lang={lang}>
              {title}
            </TextLink>
            {brand && <span className="block text-ink-soft">{brand}</span>}
          </span>
        </span>
      </Cell>
      <Cell label={columns.category} isName>
        {category}
      </Cell>
      <Cell label={columns.offers} isNumber>
        <TextLink to={matchedProductAddress(language, _id)}>
          <span className="sr-only">{texts.offersOf(title)}</span>
          {formatNumber(language, offersCount)}
        </TextLink>
      </Cell>
      <Cell label={columns.price} isNumber>
        {totalPrice === null ? '–' : formatPrice(language, totalPrice)}
      </Cell>
      <Cell>
        <RowActions name={title} texts={texts} onEdit={onEdit} onDelete={onDelete} />
      </Cell>
    </Row>
  );
}
