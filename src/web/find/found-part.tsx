import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { Found, PastedPage } from '../../contract/find/schema.ts';
import type { Language } from '../../contract/language.ts';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { useLanguage } from '../i18n/language.ts';
import { type TextsIn, useTexts } from '../i18n/texts.ts';
import { ProductGrid } from '../list/product-grid.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { findTexts } from './texts/texts.ts';

/** Letters of a name that a search takes. */
const maxSearch = 120;

const find = (language: Language, text: string) => callApi('findProduct', { language, body: { text } });
const readPage = (language: Language, text: string) =>
  callApi('readPastedPage', { language, body: { text } });

/** Opens the one product that was found, in place of this page; several are shown. */
function Products({ products }: Pick<Found, 'products'>) {
  const texts = useTexts(findTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [first] = products;
  const only = products.length === 1 ? first?._id : undefined;
  useEffect(() => {
    if (only !== undefined) void navigate(addresses.product(language, only), { replace: true });
  }, [only, language, navigate]);
  if (only !== undefined) return <p>{texts.looking}</p>;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-bold">{texts.several}</h2>
      <ProductGrid products={products} isFirstOnPage />
    </section>
  );
}

/** A name is searched, in place of this page: digits alone are rather a code with a slip. */
const isName = (text: string): boolean => text.length <= maxSearch && /\p{L}{2}/u.test(text);

function SearchInstead({ name }: { name: string }) {
  const texts = useTexts(findTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(
    () => void navigate(addresses.search(language, name), { replace: true }),
    [name, language, navigate],
  );
  return <p>{texts.looking}</p>;
}

/** What to do where nothing was found. `name`: what the product is called, where that is known. */
function Nothing({
  message,
  kind,
  name,
}: {
  message: string;
  kind: Found['kind'];
  name: string | undefined;
}) {
  const texts = useTexts(findTexts);
  const language = useLanguage();
  return (
    <EmptyState message={message}>
      <p>{texts.advice[kind]}</p>
      {name && (
        <LinkButton to={addresses.search(language, name, { isAsTyped: true })} icon="search">
          {texts.searchFor(name)}
        </LinkButton>
      )}
    </EmptyState>
  );
}

function Failed({ error, onRetry }: { error: string; onRetry: () => void }) {
  const texts = useTexts(findTexts);
  return (
    <EmptyState message={error}>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </EmptyState>
  );
}

function messageOf(texts: TextsIn<typeof findTexts>, { outcome, name }: PastedPage): string {
  if (outcome === 'found') return '';
  if (outcome !== 'unknown') return texts.page[outcome];
  return name === null ? texts.page.unnamed : texts.page.unknown(name);
}

/** The page behind a link that no offer has. */
function PagePart({ pasted }: { pasted: string }) {
  const texts = useTexts(findTexts);
  const language = useLanguage();
  const ask = useCallback(() => readPage(language, pasted), [language, pasted]);
  const { value, error, load } = useRequest(ask, texts.failed);
  if (error !== undefined) return <Failed error={error} onRetry={load} />;
  if (!value) return <p role="status">{texts.readingPage}</p>;
  if (value.products.length > 0) return <Products products={value.products} />;
  return (
    <Nothing
      message={messageOf(texts, value)}
      kind="link"
      name={value.name?.slice(0, maxSearch) ?? undefined}
    />
  );
}

/** What a pasted text leads to. */
export default function FoundPart({ pasted }: { pasted: string }) {
  const texts = useTexts(findTexts);
  const language = useLanguage();
  const ask = useCallback(() => find(language, pasted), [language, pasted]);
  const { value, error, load } = useRequest(ask, texts.failed);
  if (error !== undefined) return <Failed error={error} onRetry={load} />;
  if (!value) return <p role="status">{texts.looking}</p>;
  if (value.products.length > 0) return <Products products={value.products} />;
  if (value.canReadPage) return <PagePart pasted={pasted} />;
  if (value.kind === 'text' && isName(pasted)) return <SearchInstead name={pasted} />;
  const name = value.kind === 'link' ? undefined : pasted.slice(0, maxSearch);
  return <Nothing message={texts.noneOf[value.kind]} kind={value.kind} name={name} />;
}
