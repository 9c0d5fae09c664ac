import type { ReactNode } from 'react';
import type { CatalogueFigures } from '../../contract/catalogue/schema.ts';
import type { Language } from '../../contract/language.ts';
import { formatNumber, formatPercent } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Chapter, TextPage } from '../layout/text-page.tsx';
import { requestOf, required } from '../load.ts';
import { RelativeTime } from '../ui/time.tsx';
import type { Route } from './+types/ranking-route.ts';
import { rankingTexts } from './texts/texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  return { figures: await required(api('getCatalogueFigures', { language })) };
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse border-l-2 border-ink pl-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-xl font-bold tabular-nums">{children}</dd>
    </div>
  );
}

function Figures({ figures }: { figures: CatalogueFigures }) {
  const language = useLanguage();
  const ranking = useTexts(rankingTexts);
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-xl font-bold">
        {ranking.figures}
      </h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure label={ranking.merchants}>{formatNumber(language, figures.merchants)}</Figure>
        <Figure label={ranking.products}>{formatNumber(language, figures.products)}</Figure>
        <Figure label={ranking.offers}>{formatNumber(language, figures.offers)}</Figure>
      </dl>
      <p>
        {ranking.lastImport}{' '}
        <strong>{figures.lastImportAt ? <RelativeTime at={figures.lastImportAt} /> : ranking.never}</strong>
      </p>
    </section>
  );
}

/** What comparing offers with merchants' pages showed, once enough were. */
function checksTexts(
  language: Language,
  { pageChecks }: CatalogueFigures,
  say: (compared: string, share: string) => string,
): string[] {
  if (!pageChecks) return [];
  const { compared, differing } = pageChecks;
  return [say(formatNumber(language, compared), formatPercent(language, differing / compared, { max: 1 }))];
}

/** How we rank (consumer code D111-10 to D111-14, L111-7); its figures are live. */
export default function RankingRoute({ loaderData: { figures } }: Route.ComponentProps) {
  const language = useLanguage();
  const ranking = useTexts(rankingTexts);
  const { list } = useTexts(sharedTexts);
  const merchants = list.merchants(formatNumber(language, figures.merchants), figures.merchants);
  return (
    <TextPage title={ranking.title} lead={ranking.lead}>
      <Figures figures={figures} />
      <Chapter title={ranking.criteriaTitle} paragraphs={ranking.criteria} />
      <Chapter title={ranking.paymentTitle} paragraphs={ranking.payment} />
      <Chapter title={ranking.scopeTitle} paragraphs={ranking.scope(merchants)} />
      <Chapter
        title={ranking.freshnessTitle}
        paragraphs={[
          ranking.freshness(figures.importsLastDay, formatNumber(language, figures.importsLastDay)),
          ...checksTexts(language, figures, ranking.checks),
        ]}
      />
      <Chapter title={ranking.guaranteeTitle} paragraphs={[ranking.guarantee]} />
      <Chapter title={ranking.ratingsTitle} paragraphs={[ranking.ratings]} />
    </TextPage>
  );
}
