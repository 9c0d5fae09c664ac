-- Merchants' delivery rules, which admins set: offers follow in the background.

alter table merchants
  add column delivery_rule_changed_at timestamptz,
  add column delivery_rule_applied_at timestamptz,
  add constraint merchants_delivery_rule check (delivery_free_from_cents is null or delivery_flat_cents is not null);
comment on column merchants.delivery_rule_applied_at is 'the change that all offers follow; imports give new ones the rule as it is';
