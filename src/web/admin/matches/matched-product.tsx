import { useState } from 'react';
import { addresses } from '../../../contract/addresses.ts';
import type { MatchedProduct } from '../../../contract/matches/schema.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { EmptyState, TextLink } from '../../ui/states.tsx';
import { FamilyPart } from '../families/family-part.tsx';
import { Loading } from '../loading.tsx';
import { type ListQuery, useListQuery } from '../use-list-query.ts';
import { useLoaded } from '../use-loaded.ts';
import { ActionDialog } from './action-dialog.tsx';
import { type Act, offerActs, productActs } from './acts.ts';
import { Decisions } from './decisions.tsx';
import { MatchedOffers } from './matched-offers.tsx';
import { ProductPicker } from './product-picker.tsx';
import { matchesTexts } from './texts/texts.ts';

const pictureSide = 96;

function Choose({ query }: { query: ListQuery }) {
  const texts = useTexts(matchesTexts);
  const [id, setId] = useState<string>();
  return (
    <div className="grid max-w-xl gap-4">
      <p>{texts.product.choose}</p>
      <ProductPicker value={id} onChange={setId} />
      <div>
        <Button tone="primary" disabled={id === undefined} onClick={() => query.set({ id })}>
          {texts.product.show}
        </Button>
      </div>
    </div>
  );
}

function Head({ product }: { product: MatchedProduct }) {
  const { product: texts } = useTexts(matchesTexts);
  const language = useLanguage();
  const lang = useMerchantLang();
  const { _id, title, brand, image, offers } = product;
  return (
    <header className="flex items-start gap-4">
      <ProductImage src={image} alt="" size={pictureSide} className="w-24 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h2 lang={lang} className="text-xl font-bold">
          {title}
        </h2>
        <p className="text-ink-soft">
          {brand && `${brand} · `}
          {texts.offers(offers.length)}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <TextLink to={addresses.product(language, _id)}>{texts.page}</TextLink>
          <TextLink to={addresses.admin(language, 'matches/product')}>{texts.other}</TextLink>
        </p>
      </div>
    </header>
  );
}

type ActsProps = { chosen: number; onAct: (act: Act) => void };

function Acts({ chosen, onAct }: ActsProps) {
  const { acts, product } = useTexts(matchesTexts);
  const isPossible = (act: Act) => (act === 'never' ? chosen === 1 : chosen > 0);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <fieldset>
        <legend className="pb-2 text-sm font-semibold">{acts.offers}</legend>
        <div className="flex flex-wrap gap-2">
          {offerActs.map((act) => (
            <Button key={act} size="sm" disabled={!isPossible(act)} onClick={() => onAct(act)}>
              {acts[act]}
            </Button>
          ))}
        </div>
        <p role="status" className="pt-2 text-sm text-ink-soft">
          {product.chosen(chosen)}
        </p>
      </fieldset>
      <fieldset>
        <legend className="pb-2 text-sm font-semibold">{acts.whole}</legend>
        <div className="flex flex-wrap gap-2">
          {productActs.map((act) => (
            <Button key={act} size="sm" onClick={() => onAct(act)}>
              {acts[act]}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type MendingProps = { product: MatchedProduct; query: ListQuery; reload: () => Promise<void> };

function Mending({ product, query, reload }: MendingProps) {
  const texts = useTexts(matchesTexts);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set([query.get('offer')]));
  const [act, setAct] = useState<Act>();
  const [turn, setTurn] = useState(0);
  // Offers that have left the product meanwhile are not chosen any more.
  const ids = product.offers.map(({ offerId }) => offerId);
  const chosen = new Set(ids.filter((id) => wanted.has(id)));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setWanted(next);
  };
  async function show(target: string | undefined) {
    setWanted(new Set());
    if (act === 'merge') return query.set({ id: target, offer: undefined });
    await reload();
    setTurn((before) => before + 1);
  }
  return (
    <div className="grid gap-6">
      {query.get('id') !== product._id && <p role="status">{texts.product.merged}</p>}
      <Head product={product} />
      <Acts chosen={chosen.size} onAct={setAct} />
      {product.offers.length > 0 ? (
        <MatchedOffers offers={product.offers} chosen={chosen} onToggle={toggle} />
      ) : (
        <EmptyState message={texts.product.noOffers} />
      )}
      <Decisions key={turn} label={texts.product.decisions} product={product._id} onUndone={reload} />
      <FamilyPart key={`family ${turn}`} product={product._id} />
      {act && (
        <ActionDialog
          key={act}
          act={act}
          product={product}
          offers={[...chosen]}
          onDecided={show}
          onLook={() => void show(undefined)}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  );
}

function Shown({ id, query }: { id: string; query: ListQuery }) {
  const { value, error, reload } = useLoaded('getMatchedProduct', { params: { id } });
  if (!value) return <Loading error={error} onRetry={reload} />;
  return <Mending product={value} query={query} reload={reload} />;
}

/** The offers of a product and their correction; first the choice of the product. */
export default function MatchedProductPage() {
  const query = useListQuery();
  const id = query.get('id');
  return id ? <Shown key={id} id={id} query={query} /> : <Choose query={query} />;
}
