-- Lines of carts carry the size that was chosen of clothes and shoes: a product stands in one for each of its sizes.

alter table cart_lines add column size text not null default '' check (length(size) <= 60);
comment on column cart_lines.size is 'as offer_sizes.label spells it; empty: none was chosen';
alter table cart_lines drop constraint cart_lines_pkey;
alter table cart_lines add primary key (user_id, product_id, size);

alter table merge_followers add column size text not null default '';
comment on column merge_followers.size is 'of a cart''s line';
alter table merge_followers drop constraint merge_followers_pkey;
alter table merge_followers add primary key (product_id, user_id, kind, size);
