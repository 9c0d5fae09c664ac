/** `/llms.txt` (llmstxt.org): what assistants should know of the site, and where they ask. */
export const llmsText = (publicUrl: string, hasOpenData: boolean): string => `# Visavis

> Price comparison for shoppers in France: every merchant's delivered price (price and delivery, VAT included, in euros) of a product side by side, with its price history. In French and English. It sells nothing.

Prices are offers of merchants' feeds, read several times a day; each says when it was last seen. A delivery cost that a merchant does not state is unknown, not free. Offers are ranked by delivered price; commissions never change that. The price that counts is the merchant's when one buys.

## For assistants

- [MCP server](${publicUrl}/mcp): streamable HTTP, read-only, no key needed ([with one](${publicUrl}/api/docs#about-keys) you may ask more often). Tools: search_products, get_product, cheapest_basket, list_categories, list_deals
- [API](${publicUrl}/api/docs): the same data as JSON; [OpenAPI](${publicUrl}/api/openapi.json)${
  hasOpenData
    ? `
- [Open data](${publicUrl}/open-data/manifest.json): products, best offers and price history as files, each night`
    : ''
}

## Pages

- [How we rank](${publicUrl}/en/how-we-rank): criteria, commissions, what prices contain
- [Deals](${publicUrl}/en/deals): price drops of the week, as recorded; [Atom](${publicUrl}/en/deals.atom)
- [Price barometer](${publicUrl}/en/barometer): how prices of each category move
- [Sitemap](${publicUrl}/sitemap.xml)
`;
