-- Google's categories are known one by one: they leave no doubt.
alter table merchant_categories
  drop constraint merchant_categories_rule_check,
  add constraint merchant_categories_rule_check check (rule in ('google', 'merchant', 'network', 'coarse', 'none'));
comment on column merchant_categories.rule is 'what they went by: Google''s category, the merchant''s own words, the network''s category, any of these with doubts, nothing';
