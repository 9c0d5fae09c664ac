import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { newsInWords, togetherInWords } from '../../contract/alerts/news.ts';
import type { Notification } from '../../contract/alerts/schema.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { callApi } from '../api/call.ts';
import { Section } from '../forms/section.tsx';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { useOnReturn } from '../ui/behaviour/use-on-return.ts';
import { useDrawn } from '../ui/drawn-together.tsx';
import { RelativeTime } from '../ui/time.tsx';
import { setAllRead } from '../user-state/user-state.ts';
import { placeOfList } from './lists/places.ts';
import { alertTexts } from './texts/texts.ts';

function NewsLine({ news }: { news: Notification }) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const texts = useTexts(alertTexts);
  const {
    totalPrice,
    basePrice,
    deliveryKnown,
    stockKnown,
    target,
    condition,
    colour,
    list,
    productId,
    token,
  } = news;
  const format = (euros: number) => formatPrice(language, euros);
  const search = news.search && {
    label: news.search.label,
    others: news.search.matches - 1,
  };
  const seen = {
    total: totalPrice,
    base: basePrice,
    isDeliveryKnown: deliveryKnown,
    isInStock: stockKnown,
    target,
    condition,
    colour,
    size: sizeName(news.size, language),
    search,
    isOwn: news.ownPrice,
  };
  return (
    <li className="grid gap-1 border-t border-rule py-3">
      <p className="flex flex-wrap items-center gap-2">
        {!news.isRead && <Badge tone="good">{texts.unread}</Badge>}
        <Link
          to={list ? placeOfList(language, list, token) : productInSize(language, productId ?? '', news.size)}
          lang={list ? undefined : merchantLang}
          className="line-clamp-3 font-semibold wrap-anywhere hover:text-brand hover:underline"
        >
          {list ? texts.lists[list] : news.title}
        </Link>
      </p>
      <p className="text-sm">
        {list ? togetherInWords(texts, format(totalPrice), deliveryKnown) : newsInWords(texts, seen, format)}
      </p>
      <p className="text-sm text-ink-soft">
        <RelativeTime at={news.createdAt} />
      </p>
    </li>
  );
}

/** Notifications shown at once, above the alerts. */
const shownNews = 5;

function NewsList({ news }: { news: readonly Notification[] }) {
  return (
    <ul>
      {news.map((each) => (
        <NewsLine key={each._id} news={each} />
      ))}
    </ul>
  );
}

/** The notification centre; displayed notifications are marked as read. */
export function NewsPart() {
  const language = useLanguage();
  const texts = useTexts(alertTexts);
  const [news, setNews] = useState<Notification[] | 'failed'>();
  const load = useCallback(async () => {
    try {
      const loaded = await callApi('listNotifications', { language, query: {} });
      setNews(loaded);
      if (!loaded.some(({ isRead }) => !isRead)) return;
      await callApi('readNotifications', { language });
      setAllRead();
    } catch {
      setNews((before) => before ?? 'failed');
    }
  }, [language]);
  useEffect(() => void load(), [load]);
  useOnReturn(load);
  useDrawn(news !== undefined);
  if (!news) return null;
  return (
    <Section title={texts.news}>
      {news === 'failed' && <p role="alert">{texts.newsFailed}</p>}
      {news.length === 0 && <p className="text-ink-soft">{texts.newsEmpty}</p>}
      {Array.isArray(news) && news.length > 0 && (
        <div>
          <NewsList news={news.slice(0, shownNews)} />
          {news.length > shownNews && (
            <details className="border-t border-rule pt-1">
              <summary className="py-2 font-medium text-brand">
                {texts.older(news.length - shownNews)}
              </summary>
              <NewsList news={news.slice(shownNews)} />
            </details>
          )}
        </div>
      )}
    </Section>
  );
}
