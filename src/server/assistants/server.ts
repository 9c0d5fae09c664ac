import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';
import project from '../../../package.json' with { type: 'json' };
import { basketInput, categoriesInput, dealsInput, productInput, searchInput } from './tool-schemas.ts';
import {
  cheapestBasket,
  getProduct,
  listCategories,
  listDeals,
  searchProducts,
  type ToolContext,
} from './tools.ts';

const instructions = `Visavis compares what merchants ask for a product in France, delivered, in euros, VAT included.
It sells nothing and ranks by delivered price alone; merchants may pay a commission, which changes no order.
A null delivered_total means that the merchant does not state its delivery cost: never call such an offer the cheapest.
Say how old a price is (age_hours) and what is not known of it (not_known). The price that counts is the merchant's when one buys.`;

/** Answers are kept for a minute, some megabytes of them. */
const cacheOptions = { max: 2_000, maxSize: 8 * 1024 * 1024, ttl: 60_000 };

const failed = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
});

const describe = <S>(title: string, description: string, inputSchema: S) => ({
  title,
  description,
  inputSchema,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
});

/** Makes servers that answer assistants, all from the same kept answers. Every tool only reads. */
export function createAssistants(context: ToolContext): () => McpServer {
  const answers = new LRUCache<string, string>({
    ...cacheOptions,
    sizeCalculation: (text, key) => text.length + key.length,
  });

  async function answer(
    asked: [tool: string, input: object],
    make: () => Promise<object>,
  ): Promise<CallToolResult> {
    const key = JSON.stringify(asked);
    const kept = answers.get(key);
    try {
      const text = kept ?? JSON.stringify(await make());
      if (kept === undefined) answers.set(key, text);
      return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  }

  return () => {
    const server = new McpServer(
      { name: 'visavis', title: 'Visavis', version: project.version, websiteUrl: context.publicUrl },
      { capabilities: { tools: {} }, instructions },
    );
    server.registerTool(
      'search_products',
      describe(
        'Search products',
        'Products by words, category, brand, merchant, condition and delivered price, each with its best price.',
        searchInput,
      ),
      (input) => answer(['search_products', input], () => searchProducts(context, input)),
    );
    server.registerTool(
      'get_product',
      describe(
        'Product with offers',
        'Every merchant’s offer of a product, its price history, and whether today’s price is a good one.',
        productInput,
      ),
      (input) => answer(['get_product', input], () => getProduct(context, input)),
    );
    server.registerTool(
      'cheapest_basket',
      describe(
        'Cheapest basket',
        'From which merchants several products together cost the least, delivery paid once a parcel.',
        basketInput,
      ),
      (input) => answer(['cheapest_basket', input], () => cheapestBasket(context, input)),
    );
    server.registerTool(
      'list_categories',
      describe('Categories', 'All categories with their numbers of products.', categoriesInput),
      (input) => answer(['list_categories', input], () => listCategories(context, input)),
    );
    server.registerTool(
      'list_deals',
      describe(
        'Deals',
        'Products whose best delivered price dropped below all of the 30 days before, as we recorded it.',
        dealsInput,
      ),
      (input) => answer(['list_deals', input], () => listDeals(context, input)),
    );
    return server;
  };
}
