-- Units and colours are told by one table for search, matching and facts (src/server/language). What other rules made of
-- texts is made anew: keys of matching when offers come next, which this table is for, and facts by their job.
create table match_rules (
  only_row boolean primary key default true check (only_row),
  rules    text not null
);
comment on column match_rules.rules is 'hash of the code that made match_keys';

insert into stale_product_facts select id from products on conflict do nothing;

-- Colours that one language asked for in vain where a title named them in the other one.
insert into search_aliases (said, asked) values
  (array['purple', 'violet', 'violette'], '{}'),
  (array['brown', 'brun', 'brune', 'marron'], '{}'),
  (array['gold', 'doré', 'dorée'], '{}'),
  (array['transparent', 'transparente'], array['clear']),
  (array['multicolour', 'multicolor', 'multicolore'], '{}'),
  (array['silver', 'argent', 'argenté', 'argentée'], '{}'),
  (array['titanium', 'titane'], '{}'),
  (array['navy blue', 'bleu marine', 'navy'], '{}'),
  (array['midnight blue', 'bleu nuit'], '{}'),
  (array['sky blue', 'bleu ciel'], '{}'),
  (array['space grey', 'space gray', 'gris sidéral'], '{}'),
  (array['anthracite', 'gris anthracite', 'anthracite grey'], '{}'),
  (array['burgundy', 'bordeaux'], '{}'),
  (array['khaki', 'kaki'], '{}'),
  (array['forest green', 'vert sapin'], '{}'),
  (array['ivory', 'ivoire'], '{}'),
  (array['cream', 'crème'], '{}'),
  (array['rose gold', 'or rose'], '{}');
