/**
 * Judged relevance of the search engine.
 *   node bench/search-relevance.ts --data FOLDER [--ranking FILE] [--queries]
 * FOLDER holds icecat-products.jsonl.gz and judgments-dev.csv; --ranking writes {"query", "ids"} lines,
 * --queries prints each query's figure.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '../src/server/search/engine/build.ts';
import { createCorpus } from '../src/server/search/engine/corpus.ts';
import { openEngine } from '../src/server/search/engine/engine.ts';
import { createSenseFinders } from '../src/server/search/engine/synonyms.ts';
import { synonyms } from '../src/server/search/vocabulary.ts';
import { ndcg, readIcecatDocuments, readJudgments } from './search-judgments.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, ranking: { type: 'string' }, queries: { type: 'boolean' } },
});
const folder = values.data ?? process.env.VISAVIS_DATA;
if (!folder || !existsSync(join(folder, 'judgments-dev.csv'))) {
  console.error('search relevance: not measured; give the folder of judged products with --data FOLDER');
  process.exit(1);
}

const documents = readIcecatDocuments(folder);
const corpus = createCorpus(synonyms);
for (const document of documents) corpus.put(document.id, '', document);
const engine = openEngine(buildIndex(corpus, documents, [], []), createSenseFinders(synonyms));

const depth = 1_000;
const rankings = [...readJudgments(join(folder, 'judgments-dev.csv'))].map(([query, grades]) => {
  const { ids, total } = engine.search({ query, sort: 'relevance', offset: 0, limit: depth });
  return { query, ids, total, figures: ndcg(ids, grades) };
});
if (values.ranking) {
  const lines = rankings.map(({ query, ids }) => `${JSON.stringify({ query, ids: ids.map(String) })}\n`);
  writeFileSync(values.ranking, lines.join(''));
}

const judged = rankings.flatMap(({ query, total, figures }) =>
  figures ? [{ query, total, ...figures }] : [],
);
if (values.queries) console.table(judged.sort((a, b) => a.plain - b.plain));
const mean = (pick: (figure: (typeof judged)[number]) => number) =>
  (judged.reduce((sum, figure) => sum + pick(figure), 0) / judged.length).toFixed(4);
console.log(
  `search relevance: ${judged.length} judged queries, nDCG@10 ${mean((f) => f.plain)}, ` +
    `condensed ${mean((f) => f.condensed)}, without result ${judged.filter((f) => f.total === 0).length}`,
);
