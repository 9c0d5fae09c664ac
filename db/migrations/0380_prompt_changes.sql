-- A change that may lag on pages names the products that may not: an import took back a wrong price of theirs, or staff decided.

alter table product_changes
  add column prompt_ids bigint[] check (prompt_ids is null or not may_lag);
comment on column product_changes.prompt_ids is
  'of a change that may lag otherwise, with may_lag false for those who do not know this column: products whose former state is not shown any longer';

alter table stale_product_facts add column may_lag boolean not null default false;
comment on column stale_product_facts.may_lag is
  'pages may show the former facts for some seconds: an import or new rules marked it, no decision of staff';
