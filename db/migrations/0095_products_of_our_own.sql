-- Products that staff made and that no merchant has ever offered: lists show them last. One rule for all who ask.
create function awaits_merchant(product products) returns boolean language sql stable
return product.fallback_price_cents is not null and product.merged_into is null
  and not exists (select from offers where offers.product_id = product.id);
comment on function awaits_merchant is 'one whose merchants have all dropped it does not: it has a page, and is in no list';
-- Each import asks which ones there are.
create index products_typed_in on products (id) where fallback_price_cents is not null;
