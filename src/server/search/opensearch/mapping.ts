/** Results that pages reach: the cluster collects and orders all before a page, so deeper ones would cost more. */
export const pagesReach = 10_000;
const maxPerPage = 100;

/** While it is filled: nobody queries an index, and where a node dies another rebuild begins. */
const whileBuilt = {
  number_of_replicas: 0,
  refresh_interval: '-1',
  'translog.durability': 'async',
  'translog.flush_threshold_size': '1gb',
};
/**
 * Settings of a live index: changes are durable when acknowledged. Whoever sends changes refreshes after the last one, so
 * that searches show all of them at once; automatic refreshes in between are rare.
 */
export const whenBuilt = {
  auto_expand_replicas: '0-1',
  refresh_interval: '30s',
  'translog.durability': null,
  'translog.flush_threshold_size': null,
};

/** Raised when documents, the words that they hold or mappings change: indexes of another format are built anew. */
export const format = 7;

const integer = { type: 'integer' };
const keyword = { type: 'keyword', ignore_above: 500 };
/** Counted in every list: by number of the value, which is known before the first query. */
const counted = { ...keyword, eager_global_ordinals: true };
/** Read in columns only: for orders and factors, never searched for. */
const inColumns = (type: string) => ({ type, index: false });
/** Our own words, folded before they are sent: an analyser only has to take them apart. */
const wordsOnly = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' };
const byConditions = { type: 'object', dynamic: true };

/**
 * Products. The weight of a word in a product (BM25 over the fields, the head noun, the title's length) is computed here
 * as for the embedded index and indexed as the word's frequency; a match scores its query's boost times that.
 */
export const productsIndex = (shards: number) => ({
  settings: {
    index: {
      number_of_shards: shards,
      ...whileBuilt,
      // The last page may begin right before it.
      max_result_window: pagesReach + maxPerPage,
      'sort.field': ['rank', 'id'],
      'sort.order': ['asc', 'desc'],
      // A deletion outlives the writes of a worker that was held up.
      gc_deletes: '1h',
      analysis: {
        filter: { weight: { type: 'delimited_term_freq', delimiter: '|' } },
        analyzer: { weighed: { type: 'custom', tokenizer: 'whitespace', filter: ['weight'] } },
      },
      similarity: { weight: { type: 'scripted', script: { source: 'return query.boost * doc.freq' } } },
    },
  },
  mappings: {
    dynamic: false,
    _meta: { format },
    // The rest is asked for by its columns and words alone.
    _source: { includes: ['id', 'fold', 'family', 'title', 'category', 'price'] },
    dynamic_templates: [
      {
        specifications: { path_match: 'specifications.*', mapping: { type: 'keyword', ignore_above: 1_000 } },
      },
      {
        orders_in_conditions: {
          match_pattern: 'regex',
          path_match: '(price|days|unitPrice|soldOut)In[.].*',
          mapping: inColumns('integer'),
        },
      },
      { conditions: { path_match: '*In.*', mapping: integer } },
      { orders: { path_match: 'order.*', mapping: inColumns('long') } },
    ],
    properties: {
      id: { type: 'long' },
      listed: { type: 'boolean' },
      rank: inColumns('integer'),
      standing: inColumns('double'),
      words: {
        type: 'text',
        analyzer: 'weighed',
        search_analyzer: 'whitespace',
        similarity: 'weight',
        norms: false,
        index_options: 'freqs',
      },
      main: wordsOnly,
      title: wordsOnly,
      category: counted,
      isCategoryDoubtful: { type: 'boolean' },
      isKindUnsaid: { type: 'boolean' },
      isKindSaid: { type: 'boolean' },
      fold: inColumns('long'),
      family: keyword,
      brand: counted,
      brandName: { ...keyword, index: false },
      stars: { type: 'byte' },
      fallenWithin: { type: 'byte' },
      price: integer,
      total: integer,
      totalIn: byConditions,
      priceIn: byConditions,
      daysIn: byConditions,
      unitPriceIn: byConditions,
      soldOutIn: byConditions,
      soonestIn: byConditions,
      offers: keyword,
      offered: counted,
      merchants: counted,
      specifications: { type: 'object', dynamic: true },
      sizes: { ...keyword, index: false },
      order: { type: 'object', dynamic: true },
    },
  },
});

/** Every term that products say, for beginnings and slips of words; how often each is said now, the products tell. */
export const termsIndex = {
  settings: { index: { number_of_shards: 1, ...whileBuilt } },
  mappings: {
    dynamic: false,
    properties: {
      term: { type: 'keyword' },
      /** Three-letter parts, the word's ends marked (spelling.ts). */
      parts: { type: 'keyword' },
      /** Number of products that contained the term when it was written: decides which of many terms are looked at. */
      products: integer,
    },
  },
};
