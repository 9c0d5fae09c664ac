-- Rows that state no currency are in the one that the others of their file state: where that is another one than in the file
-- before, rows that have stayed the same mean something else.
alter table feeds add column read_currency text;
comment on column feeds.read_currency is 'currency of the rows of its last imported file that state none, empty: nothing stated it; null: not known, each row is read again';
