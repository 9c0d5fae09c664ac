-- A feed is asked only for what is newer than the file that lies here, as long as that is all there.
alter table feeds add column file_size bigint;
comment on column feeds.file_size is 'bytes of the file that etag and last_modified are of; another size on disk: it is asked for without them';
comment on column feeds.failures is 'in a row; the next try comes the later the more there are. A file that waits for a decision is none';

-- What waits for somebody counted as failing.
update feeds f set failures = 0
where failures > 0 and exists (
  select from import_runs r where r.status = 'held' and r.feed_id = f.id
    and r.id = (select max(id) from import_runs where feed_id = f.id));
