-- A feed that says nothing of an article's stock does not say that there is none: its own state between the two.
alter table offers drop constraint offers_availability_check,
  add constraint offers_availability_check
    check (availability in ('in_stock', 'unknown', 'out_of_stock', 'preorder', 'backorder'));
comment on column offers.availability is 'unknown: the feed does not state it; ranked after what is in stock, before what is not';

alter table product_summaries add column stock_unknown boolean not null default false;
comment on column product_summaries.stock_unknown is 'the main offer''s merchant does not state its stock';
alter table product_other_conditions add column stock_unknown boolean not null default false;
comment on column product_other_conditions.stock_unknown is 'like product_summaries.stock_unknown';

alter table feeds add column unstated_stock text not null default 'unknown'
  check (unstated_stock in ('unknown', 'in_stock', 'out_of_stock'));
comment on column feeds.unstated_stock is 'what it means where a row says nothing of its stock';

alter table import_runs add column unread_stock jsonb not null default '[]';
comment on column import_runs.unread_stock is '[{"value", "count"}, …]: what rows say of their stock that was not understood, the commonest first';
