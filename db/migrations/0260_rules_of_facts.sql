-- What products' facts were made by: where the code that makes them changes, they are made anew, as titles that no offer
-- changes would otherwise stay as they were.

create table facts_rules (
  is_only boolean primary key default true check (is_only),
  rules   text not null
);
comment on table facts_rules is 'one row: what the facts of products are made by, or are about to be';
comment on column facts_rules.rules is 'hash of the code that makes facts (src/server/facts/rules.ts)';
