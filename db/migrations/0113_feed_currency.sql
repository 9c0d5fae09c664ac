-- Prices that do not say their currency: the feed's settings do, else its file waits for an answer.
alter table feeds
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column price_factor real check (price_factor > 0);
comment on column feeds.currency is 'of prices whose file does not say it; null: such a file is held until somebody does';
comment on column feeds.price_factor is 'by which an admin accepted that its prices differ from those of the same products elsewhere';

alter table import_runs add column rejections jsonb not null default '[]';
comment on column import_runs.rejections is '[{"reason", "detail", "count", "row", "line", "value"}, …]: why rows were rejected, the commonest first';

alter table rejected_rows add column detail text;
comment on column rejected_rows.detail is 'what could not be published: the other currency';
