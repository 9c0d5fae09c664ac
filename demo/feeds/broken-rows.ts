import type { DemoMerchant } from '../merchants/merchant.ts';

/**
 * Rows that no shop can show, as real feeds hold them: the import refuses them with a reason, and
 * the demo's import report has something to tell. Only the marketplace is this careless.
 */
export function brokenRowsOf(merchant: DemoMerchant): Record<string, string>[] {
  if (!merchant.sellers) return [];
  const row = (id: string, title: string, price: string) => ({
    aw_product_id: `${merchant.id}${id}`,
    merchant_product_id: id,
    product_name: title,
    search_price: price,
    merchant_name: merchant.name,
    merchant_id: String(merchant.id),
    aw_deep_link: `https://suivi.demo.example/clic?p=${id}&m=${merchant.id}`,
    merchant_deep_link: `https://${merchant.host}/p/${id}`,
    currency: 'EUR',
    in_stock: '1',
  });
  return [
    row('1001', 'Lot de câbles divers', 'sur devis'),
    row('1002', 'Support mural universel', '0.00'),
    row('1003', '', '19.90'),
  ];
}
