-- Feeds whose columns have names of their own.
alter table feeds add column columns jsonb check (jsonb_typeof(columns) = 'object');
comment on column feeds.columns is '{"price": "prix_ttc", …}: which column of its files holds what; null: their names say it';
