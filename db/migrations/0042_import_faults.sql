-- Why a file was not imported, to be told in the language of whoever reads it.

alter table import_runs add column fault jsonb;
alter table feeds add column last_fault jsonb;
comment on column import_runs.fault is '{"code", "parameters"} of contract/import-messages.ts; null: nothing failed, or it was before there were codes';
comment on column import_runs.error is 'the same in English';
comment on column feeds.last_fault is 'like import_runs.fault, of the last try';
