-- Families: sheets that a tray holds are no pack, gigabits that a cable carries no capacity, and "RAM" behind an amount no word
-- of a model. The facts of products that these rules concern are made anew.
insert into stale_product_facts
  select id from products
  where title ~* '\m(ram|sheets|feuilles)\M' or title ~* '\d ?gb\M' and title ~* '\m(fib|ethernet|patch|q?sfp|lc|rj-?45|cat ?[5-8]|transceiver|nic)'
on conflict do nothing;
