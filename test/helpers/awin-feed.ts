/** A row by column names. */
export type AwinRow = Record<string, string>;

/** A row of an Awin feed of merchant "Alpha" for an article. */
export const article = (id: string, changes: AwinRow = {}): AwinRow => ({
  aw_deep_link: `https://www.awin1.com/pclick.php?p=${id}`,
  merchant_deep_link: `https://www.alpha.example/p/${id}`,
  aw_product_id: `9${id}`,
  merchant_product_id: id,
  merchant_id: '90001',
  merchant_name: 'Alpha & Cie',
  product_name: `Logitech Souris modèle ${id}XR${id}`,
  brand_name: 'Logitech',
  description: `La souris ${id}.`,
  search_price: '20.00',
  currency: 'EUR',
  delivery_cost: '5.00',
  in_stock: '1',
  merchant_category: 'Souris',
  last_updated: new Date().toISOString(),
  ...changes,
});

/** An Awin feed: all fields quoted. */
export function toCsv(rows: readonly AwinRow[]): string {
  const names = Object.keys(rows[0] ?? article('x'));
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((fields) => fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}
