-- Whether any alert is on a list that is narrowed to sizes of clothes and shoes: only then prices of sizes are looked at for them.

create index search_alerts_in_sizes on search_alerts (id) where query like '%spec=size\%3A%';
