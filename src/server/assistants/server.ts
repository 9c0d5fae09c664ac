import { McpServer } from '@modelcontextprotocol/server';
import project from '../../../package.json' with { type: 'json' };
import type { Language } from '../../contract/language.ts';
import { createToolRunner, type ToolResult } from './run-tool.ts';
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

const describe = <S>(title: string, description: string, inputSchema: S) => ({
  title,
  description,
  inputSchema,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
});

/** For whom a server is made; `requestInfo`: absent where it does not respond over HTTP. */
type ServedRequest = { requestInfo?: Request };

/** Makes the MCP servers of assistants, which share one cache of results. Every tool only reads. */
export function createAssistants(context: ToolContext): (served: ServedRequest) => McpServer {
  const run = createToolRunner();

  return ({ requestInfo }) => {
    const signal = requestInfo?.signal;
    /** Runs a tool by `make`, which makes no more calls once its client has left. */
    const runBy =
      <I extends { language: Language }>(
        tool: string,
        make: (context: ToolContext, input: I) => Promise<ToolResult>,
      ) =>
      (input: I) =>
        run({ tool, input, signal }, () => make({ ...context, ...(signal && { signal }) }, input));
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
      runBy('search_products', searchProducts),
    );
    server.registerTool(
      'get_product',
      describe(
        'Product with offers',
        'Every merchant’s offer of a product, its price history, and whether today’s price is a good one.',
        productInput,
      ),
      runBy('get_product', getProduct),
    );
    server.registerTool(
      'cheapest_basket',
      describe(
        'Cheapest basket',
        'From which merchants several products together cost the least, delivery paid once a parcel.',
        basketInput,
      ),
      runBy('cheapest_basket', cheapestBasket),
    );
    server.registerTool(
      'list_categories',
      describe('Categories', 'All categories with their numbers of products.', categoriesInput),
      runBy('list_categories', listCategories),
    );
    server.registerTool(
      'list_deals',
      describe(
        'Deals',
        'Products whose best delivered price dropped below all of the 30 days before, as we recorded it.',
        dealsInput,
      ),
      runBy('list_deals', listDeals),
    );
    return server;
  };
}
