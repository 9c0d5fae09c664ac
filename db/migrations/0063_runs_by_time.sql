-- Pages of products that are gone ask when an import saw them last.
create index import_runs_seen on import_runs (feed_id, observed_at) where status = 'succeeded';
