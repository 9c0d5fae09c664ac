-- An unchanged file whose prices are held is read again once a day: what other offers say may have changed.
alter table feeds add column read_at timestamptz;
comment on column feeds.read_at is 'when the last imported file was observed that was read, not recognised as the one before';
comment on column feeds.read_offers is 'offers that the feed held once its file was read and prices were held';
