-- Decisions about matching name what they were about, and can be taken back to what was.

alter table match_decisions drop constraint match_decisions_kind_check;
alter table match_decisions add check (kind in ('merge', 'apart', 'split', 'move', 'same', 'different', 'never'));
alter table match_decisions add column products json not null default '[]';
alter table match_decisions add column offers json not null default '[]';
comment on column match_decisions.products is '[{"id": number, "title": text}, …] as they were called; of a merge or move the last one takes the others in';
comment on column match_decisions.offers is '[{"id": number, "merchant": text, "title": text}, …] as they were called';

update match_decisions d set offers = named.offers
from (
  select article.decision_id,
    json_agg(json_build_object('id', o.id, 'merchant', m.name, 'title', o.title) order by o.id) as offers
  from (
    select decision_id, merchant_id, article_id from match_decision_pairs
    union
    select decision_id, other_merchant_id, other_article_id from match_decision_pairs
  ) as article
  join offers o using (merchant_id, article_id)
  join merchants m on m.id = o.merchant_id
  group by article.decision_id
) as named
where named.decision_id = d.id;

-- Deciding and undoing are numbered in one row, under the lock that imports merge under: who decides says up to which act
-- they have seen what they decide about.
create sequence match_acts as bigint;
alter table match_decisions add column act bigint not null default nextval('match_acts');
alter sequence match_acts owned by match_decisions.act;

-- Where articles stood before a decision and after it: undoing it gives those that nothing has moved since their product back.
create table match_decision_places (
  decision_id bigint not null references match_decisions on delete cascade,
  merchant_id integer not null references merchants,
  article_id  text not null,
  before_id   bigint not null,
  after_id    bigint,
  primary key (decision_id, merchant_id, article_id)
);

create index match_decision_pairs_article on match_decision_pairs (merchant_id, article_id);
create index match_decision_pairs_other on match_decision_pairs (other_merchant_id, other_article_id);

-- The product that took a product in directly: where that one comes back, so does what it had taken in.
alter table products add column merged_first bigint references products;
update products set merged_first = merged_into where merged_into is not null;
create index products_merged_first on products (merged_first) where merged_first is not null;
