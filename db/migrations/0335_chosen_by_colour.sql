-- Another colour is another product only where people choose by colour. Listings are read anew under these rules; until then
-- a colour parts them as it did.
alter table match_listings add column by_colour boolean not null default true;
comment on column match_listings.by_colour is 'things of the article''s category are chosen by colour (facts/categories/tree.json)';
