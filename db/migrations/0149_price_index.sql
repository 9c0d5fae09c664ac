-- How prices moved from one day to the next in a category and all below it (src/server/prices/barometer): what the barometer
-- chains to an index. A day is one in Paris, and ends at midnight.
create table price_index_days (
  category_id integer references categories on delete cascade,
  day         date not null,
  log_change  double precision not null,
  products    integer not null check (products >= 0),
  unique nulls not distinct (category_id, day)
);
comment on column price_index_days.category_id is 'null: all products; these are written for each day, also where no product had a price';
comment on column price_index_days.log_change is 'mean, over products, of the logarithm of a day''s best price over that of the day before';
comment on column price_index_days.products is 'with a best price at the end of both days';
