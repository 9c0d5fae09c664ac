-- Which file a run was held for: what somebody decides about is that file, not whichever lies there by then.
alter table import_runs add column file_mark text;
comment on column import_runs.file_mark is 'SHA-256 of a held run''s file and of how it is read (feeds/same-file.ts); null: of no held run, or somebody asked for the feed since it was discarded';
