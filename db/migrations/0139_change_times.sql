-- When a change was written, near its commit: the beginning of a long transaction says too little.
alter table product_changes alter column written_at set default clock_timestamp();
