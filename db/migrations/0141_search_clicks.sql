-- What people open from the results of a search: only how often, by nobody. Search learns from it (clicks.ts).
create table search_clicks (
  day        date not null,
  query      text not null check (char_length(query) between 1 and 100),
  product_id bigint not null references products on delete cascade,
  count      integer not null check (count between 1 and 10),
  primary key (day, query, product_id)
);
comment on column search_clicks.count is 'at most ten a day: no single visitor or program makes a product known';
