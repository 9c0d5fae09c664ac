-- What the law wants shown beside a price (energy class, EPREL code, repairability, durability, consumption), as its
-- offers state it together; null: they state nothing of it, or contradict each other.
alter table products add column labels jsonb;

insert into stale_product_facts
select distinct o.product_id from offer_texts t join offers o on o.id = t.offer_id
where t.specifications::text ~* 'nerg|eprel|parab|durab|kwh'
on conflict do nothing;
