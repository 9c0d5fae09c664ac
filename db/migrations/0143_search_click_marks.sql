-- Ten clicks a day of one product let a single program reach fifty on five days. What counts now is how many different
-- addresses opened a product from a query: each sets one of 64 marks, always the same of one query (clicks.ts). What was
-- counted before cannot be told apart and goes.
truncate search_clicks;
alter table search_clicks drop column count;
alter table search_clicks add column marks bigint not null check (marks <> 0);
comment on column search_clicks.marks is
  'a bit for each of 64 marks; an address has one of them in each query, made with a secret: which, nobody can tell';
