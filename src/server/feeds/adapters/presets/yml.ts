import { type Preset, textOf } from './preset.ts';

/** Yandex Market's language, which affiliate networks and shops of many countries use: yml_catalog/shop/offers/offer. */
export const yml: Preset = {
  format: 'yml',
  required: [['@id'], ['price'], ['currencyid'], ['categoryid', 'vendor', 'picture']],
  categories: { list: 'categories/category', column: 'categoryid' },
  fields: {
    id: ['@id'],
    title: ['name', '{typeprefix} {vendor} {model}', '{vendor} {model}', 'model'],
    price: ['price'],
    list_price: ['oldprice', 'old_price'],
    currency: ['currencyid'],
    link: ['url'],
    description: ['description'],
    brand: ['vendor', 'param[бренд]', 'param[brand]', 'param[производитель]', 'param[виробник]'],
    gtin: ['barcode', 'param[ean]', 'param[gtin]', 'param[штрихкод]', 'param[штрих-код]', 'param[barcode]'],
    mpn: ['vendorcode', 'article', 'param[артикул]'],
    item_group_id: ['@group_id'],
    product_type: ['categoryid'],
    availability: ['@available'],
    quantity: ['stock_quantity', 'quantity_in_stock', 'quantity', 'count'],
    shipping: ['local_delivery_cost', 'delivery-options/option@cost'],
    condition: ['condition@type'],
    color: ['param[цвет]', 'param[колір]', 'param[color]', 'param[colour]', 'param[couleur]'],
    size: ['param[размер]', 'param[розмір]', 'param[size]', 'param[taille]'],
    product_detail: ['param[*]'],
    image_link: ['picture'],
    additional_image_link: ['picture'],
  },
  complete(row, values) {
    const { title, brand } = row;
    // Many shops repeat the brand in the model, of which the title is made.
    if (title && brand && textOf(values, 'name') === '')
      row.title = title.replace(`${brand} ${brand}`, () => brand);
    return 'article';
  },
  codes: {
    availability: { true: 'in stock', false: 'out of stock' },
    condition: { likenew: 'used', used: 'used', preowned: 'used', showcasesample: 'used' },
  },
};
