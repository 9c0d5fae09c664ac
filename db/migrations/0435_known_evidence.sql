-- Most rows that change from one file to the next change in price, stock or delivery alone. These need neither be mapped to a
-- category again, nor compared with other articles, nor their texts with those that are stored.
alter table offers add column evidence_hash bigint;
comment on column offers.evidence_hash is 'hash of all that its feed row says but price, stock and delivery, with the price''s step and the category, mixed with content_hash (#): void where that was written without it; null: not known';

-- What is missing or out of date here only costs time: the hashes begin with that of all that decides how a row is read.
create table feed_known_categories (
  feed_id integer not null references feeds on delete cascade,
  part    integer not null,
  hashes  bytea   not null,
  primary key (feed_id, part)
);
comment on column feed_known_categories.hashes is 'numbers of 64 bits in pairs: the hash of what a row says but price, stock and delivery, and that of the key of the category it was mapped to';
-- Hashes cannot be compressed.
alter table feed_known_categories alter column hashes set storage external;
