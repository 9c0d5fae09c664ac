-- Imports write over these rows, whose indexed columns stay as they are: with room on their page no index is written.
alter table feed_offers set (fillfactor = 85);
alter table products set (fillfactor = 85);
