-- Which row of a feed an offer's presence was last read from: the same row again needs no second look.
alter table feed_offers add column row_hash bigint;
comment on column feed_offers.row_hash is 'hash of the feed''s row that was last merged; null: the row is to be read anew';
comment on column offers.content_hash is 'hash of the feed row it was made from: the same hash, nothing to do; below zero where its article had several rows';
