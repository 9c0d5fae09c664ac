-- What tells an import which records of a feed's file are byte for byte those of its last one, so that it need not read them.
-- What is missing or out of date here only costs time: the hashes begin with that of all that decides how a record is read.
create table feed_raw_hashes (
  feed_id integer not null references feeds on delete cascade,
  part    integer not null,
  hashes  bytea   not null,
  primary key (feed_id, part)
);
comment on column feed_raw_hashes.hashes is 'numbers of 64 bits in pairs: the hash of a record''s bytes, and that of the row that was read from them (feed_offers.row_hash)';
-- Hashes cannot be compressed.
alter table feed_raw_hashes alter column hashes set storage external;
