import { useEffect, useRef, useState } from 'react';
import type { ListedProduct, ManagedProduct } from '../../../contract/products/schema.ts';
import { matchedProductAddress } from '../../../contract/staff-addresses.ts';
import { callApi } from '../../api/call.ts';
import { messageOf } from '../../api/call-error.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/states.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DiscardDialog } from '../editing/discard-dialog.tsx';
import { hasUnsavedEdits } from '../editing/use-unsaved-edit.ts';
import { ListFrame } from '../list-frame.tsx';
import { ListTools } from '../list-tools.tsx';
import { Table } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { type ListQuery, useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { ProductForm } from './product-form.tsx';
import { ProductRow } from './product-row.tsx';
import { productsTexts } from './texts/texts.ts';

const limit = 20;
const filters = ['noPicture', 'noCategory', 'oneOffer', 'doubtfulPrice'] as const;

type DeletionProps = { product: ListedProduct; onDeleted: () => Promise<void>; onClose: () => void };

function Deletion({ product, onDeleted, onClose }: DeletionProps) {
  const texts = useTexts(productsTexts);
  const language = useLanguage();
  const remove = async () =>
    (await callApi('deleteProduct', { language, params: { id: product._id } })).message;
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      failure={texts.deleteFailed}
      onConfirm={remove}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>{texts.deleteLoss(product.title)}</p>
    </ConfirmDialog>
  );
}

/** In place of the question about a product that merchants offer, since it would be refused: what can be done instead. */
function Kept({ product: { _id, title }, onClose }: Omit<DeletionProps, 'onDeleted'>) {
  const texts = useTexts(productsTexts);
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title={texts.kept} onClose={onClose}>
      <p className="wrap-anywhere">{texts.keptWhy(title)}</p>
      <p>
        <TextLink to={matchedProductAddress(language, _id)}>{texts.keptOffers}</TextLink>
      </p>
    </Dialog>
  );
}

/** The edited product, and a key that resets the form. */
function useEdited() {
  const language = useLanguage();
  const { failures } = useTexts(adminTexts);
  const [state, setState] = useState<{ turn: number; product?: ManagedProduct }>({ turn: 0 });
  const [error, setError] = useState<string>();
  const asked = useRef(0);
  /** Nothing where another form has taken the place of this one, as of a product chosen while this one was saved. */
  const reset = () => setState((now) => (now.turn === state.turn ? { turn: now.turn + 1 } : now));
  /** `mayShow` is asked once the product is there. A product chosen before it, whose response comes later, is dropped. */
  async function select(id: string, mayShow: () => boolean) {
    setError(undefined);
    asked.current += 1;
    const turn = asked.current;
    try {
      const product = await callApi('getManagedProduct', { language, params: { id } });
      if (turn === asked.current && mayShow()) setState((now) => ({ turn: now.turn + 1, product }));
    } catch (failure) {
      if (turn === asked.current) setError(messageOf(failure, failures.load));
    }
  }
  return { ...state, error, reset, select };
}

function useProducts(query: ListQuery) {
  return usePagedList('listManagedProducts', {
    query: {
      search: query.get('search') || undefined,
      filter: filters.find((each) => each === query.get('filter')),
      page: query.page,
      limit,
    },
  });
}

/** Creates products, and edits those that are there. */
export default function ProductManagement() {
  const texts = useTexts(productsTexts);
  const query = useListQuery();
  const list = useProducts(query);
  const { product, turn, error, reset, select } = useEdited();
  const [toDelete, setToDelete] = useState<ListedProduct>();
  /** Of the product to edit once unsaved edits of another may go. */
  const [wanted, setWanted] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const { title, category, offers, price } = texts.columns;
  const columns = [
    { key: 'title', label: title },
    { key: 'category', label: category },
    { key: 'offers', label: offers, isNumber: true },
    { key: 'price', label: price, isNumber: true },
  ];

  /** Asks again where something was typed while the product was on its way, but for what may go. */
  async function edit(id: string, mayDiscard = false) {
    setWanted(undefined);
    await select(id, () => {
      const mayShow = mayDiscard || !hasUnsavedEdits();
      if (!mayShow) setWanted(id);
      return mayShow;
    });
    top.current?.scrollIntoView({ block: 'start' });
  }
  function finish() {
    reset();
    void list.reload();
  }

  return (
    <div ref={top} className="grid scroll-mt-20 gap-8">
      <ProductForm key={turn} product={product} onSaved={finish} onCancel={reset} />
      <section aria-label={texts.existing} className="grid gap-4 border-t border-rule pt-6">
        <h2 className="text-xl font-bold">{texts.existing}</h2>
        <FormError message={error} />
        <ListTools
          query={query}
          name="filter"
          values={filters}
          texts={{ ...texts, all: texts.filters.all, names: texts.filters }}
        />
        <ListFrame list={list} query={query} limit={limit}>
          <Table label={texts.existing} columns={columns} hasActions>
            {list.items?.map((each) => (
              <ProductRow
                key={each._id}
                product={each}
                onEdit={() => (hasUnsavedEdits() ? setWanted(each._id) : void edit(each._id))}
                onDelete={() => setToDelete(each)}
              />
            ))}
          </Table>
        </ListFrame>
      </section>
      {wanted && (
        <DiscardDialog onDiscard={() => void edit(wanted, true)} onKeep={() => setWanted(undefined)} />
      )}
      {toDelete && toDelete.offersCount > 0 && (
        <Kept product={toDelete} onClose={() => setToDelete(undefined)} />
      )}
      {toDelete?.offersCount === 0 && (
        <Deletion product={toDelete} onDeleted={list.reload} onClose={() => setToDelete(undefined)} />
      )}
    </div>
  );
}
