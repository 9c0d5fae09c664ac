-- Categories as merchants write them: what the rules make of each, and what staff has decided about it.

create table merchant_categories (
  merchant_id   integer not null references merchants on delete cascade,
  hash          bigint not null,
  path          text not null check (length(path) <= 300),
  network_path  text not null check (length(network_path) <= 300),
  rule_key      text not null,
  rule          text not null check (rule in ('merchant', 'network', 'coarse', 'none')),
  category_id   integer references categories on delete set null,
  is_ignored    boolean not null default false,
  offers_count  integer not null default 0,
  examples      text[] not null default '{}',
  standing      jsonb not null default '[]',
  counted_at    timestamptz,
  primary key (merchant_id, hash),
  check (not is_ignored or category_id is null)
);
comment on column merchant_categories.hash is 'of both paths; offers are known to be in it by offer_texts.category_hash';
comment on column merchant_categories.network_path is 'the affiliate network''s category';
comment on column merchant_categories.rule_key is 'key of the category that the rules lead to, "other" where they know none';
comment on column merchant_categories.rule is 'what they went by: the merchant''s own words, the network''s category, words that say little, nothing';
comment on column merchant_categories.category_id is 'decided by staff: its offers speak for this category, whatever the rules say';
comment on column merchant_categories.is_ignored is 'staff leaves it to the rules and is not asked again';
comment on column merchant_categories.offers_count is 'live offers, with examples and standing counted by a job after imports';
comment on column merchant_categories.standing is '[{"categoryId", "offers"}, …]: where its products stand that other merchants offer as well, or that staff has placed';
create index merchant_categories_queue on merchant_categories (offers_count desc, merchant_id, hash);
create index merchant_categories_category on merchant_categories (category_id) where category_id is not null;

-- Raised by each decision: the worker hears of it and has products follow.
create sequence category_decisions;

alter table offer_texts add column category_hash bigint;
comment on column offer_texts.category_hash is 'the merchant''s category (merchant_categories), by which staff''s decisions reach the offer';
