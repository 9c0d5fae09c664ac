-- Further pictures of a product, from another side or of a detail, behind its first one.
alter table offer_texts add column more_images text[] not null default '{}' check (cardinality(more_images) <= 7);
comment on column offer_texts.more_images is 'addresses in the feed, without the offer''s first one (offers.image_url)';
alter table products add column more_images text[] not null default '{}' check (cardinality(more_images) <= 7);
comment on column products.more_images is 'of one of its offers, that of the first picture if it has any; pages show our own copies (pictures)';
