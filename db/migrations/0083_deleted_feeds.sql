-- Feeds can be deleted: marked at once, taken out with their offers by the process that collects feeds.
alter table feeds add column deleted_at timestamptz;
comment on column feeds.deleted_at is 'an admin has deleted it: nobody sees it any more, and it goes when its offers have gone';
