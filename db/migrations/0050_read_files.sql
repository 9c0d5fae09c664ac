-- What a feed's last file was: the very same file again need not be read.
alter table feeds add column read_mark text, add column read_offers integer;
comment on column feeds.read_mark is 'hash of the last imported file and of what it was read by; null: it has to be read again';
comment on column feeds.read_offers is 'offers that the feed held once that file was imported';
